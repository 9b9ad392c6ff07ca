import { text } from '../../messages/text.js';
import { isNewer } from '../engines/migrate.js';
import { codeOf } from '../engines/start-failures.js';
import { StoreError } from '../engines/store-errors.js';
import { migrations } from '../migrations/migrations.js';
import { ExportError, type Header } from './form.js';
import type { Snapshot } from './snapshot.js';

/**
 * Rejects a database whose schema is not that of this program.
 * @throws StoreError
 */
export async function requireCurrentState(snapshot: Snapshot): Promise<void> {
  const executed = await snapshot.ask<{ readonly name: string }>('SELECT name FROM migrations ORDER BY id').catch(unlessMissing);
  const names = executed.map(({ name }) => name);
  if (isNewer(names)) throw new StoreError(text('DatabaseChangedByNewerVersion'));
  if (names.length < migrations.length) throw new StoreError(text('DatabaseIsOfOlderVersion'));
}

/** Codes of the drivers where there is no table of migrations. */
const missing: ReadonlySet<string | undefined> = new Set(['42P01', 'SQLITE_ERROR']);

function unlessMissing(error: unknown): never {
  throw missing.has(codeOf(error)) ? new StoreError(text('NoDatabaseAtAddress')) : error;
}

/**
 * The migrations of the database that an export was made of: the first ones of this program. A database that has them alone takes its
 * rows, and the others are carried out then.
 * @throws ExportError where a newer version made it
 */
export function migrationsOf({ migrations: names, kataster }: Header): typeof migrations {
  const state = migrations.slice(0, names.length);
  if (names.length > 0 && names.every((name, at) => name === state[at]?.name)) return state;
  throw new ExportError(text('ExportIsOfOtherVersion', { version: kataster }));
}
