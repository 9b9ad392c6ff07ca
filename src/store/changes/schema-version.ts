import { SchemaChanged } from '../../domain/storage/schema-changed.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { SchemaVersion, SqlConnection, SqlReads } from '../engines/connection.js';
import { schemaSetting } from '../tables/installation-schemas.js';

const select = `SELECT CAST(value AS integer) AS version FROM settings WHERE name = '${schemaSetting}'`;
const next = `INSERT INTO settings (name, value) VALUES ('${schemaSetting}', '1')
  ON CONFLICT (name) DO UPDATE SET value = CAST(CAST(settings.value AS integer) + 1 AS text)`;

/** The id of the one row with the version. */
const id = 0;

/** How often definitions were changed: from memory where nobody else can change them. */
export function schemaVersion(session: SqlReads): MaybePromise<number> {
  const { versionKept } = session;
  const known = versionKept?.find(id);
  if (known) return known.version;
  return andThen(session.rows<Pick<SchemaVersion, 'version'>>(select, []), ([row]) => {
    const version = Number(row?.version ?? 0);
    versionKept?.keep([{ id, version }]);
    return version;
  });
}

/**
 * Refuses the transaction where another version than this one is in force, and keeps it in force until the transaction ends. A server is not
 * waited for.
 * @throws SchemaChanged
 */
export function requireSchemaVersion(session: SqlConnection, version: number | undefined): MaybePromise<void> {
  if (version === undefined) return;
  const { schemaGuard } = session.dialect;
  if (schemaGuard) return andThen(session.apply(`SELECT 1 FROM ${schemaGuard}`, [version], 1), () => undefined);
  return andThen(schemaVersion(session), inForce => {
    if (inForce !== version) throw new SchemaChanged();
  });
}

/** Makes the next version, within a transaction that has claimed the schema. */
export function countSchemaVersion(session: SqlConnection): MaybePromise<number> {
  return session.count(next, []);
}
