import type { VisibilityScope } from '../../../domain/storage/visibility-scope.js';
import type { SqlDialect } from '../../engines/sql-dialect.js';
import type { LatestTypes } from './latest-types.js';
import { canSeeEntry, canSeeType } from './scope-conditions.js';

/** Texts of a scope: `real` is a table itself, and `latest` the types that objects have now, where the tables are those of the past. */
export interface Scoped {
  readonly scope: VisibilityScope;
  readonly real: SqlDialect['real'];
  readonly latest?: LatestTypes | undefined;
}

/** Tables as a scope leaves them, in an order in which each may ask those before it. */
export const scopedTables: Readonly<Record<string, (scoped: Scoped) => string>> = {
  objects: ({ scope, real, latest }) =>
    latest
      ? `SELECT ${latest.columns} FROM ${real('objects')} object WHERE ${canSeeType(scope)} AND ${latest.isSeen('object.id', canSeeType(scope, 'owner.type'))}`
      : `SELECT * FROM ${real('objects')} WHERE ${canSeeType(scope)}`,
  entries: ({ scope, real, latest }) => `SELECT * FROM ${real('entries')} entry
    WHERE EXISTS (SELECT 1 FROM objects owner WHERE owner.id = entry.object AND ${canSeeEntry(scope)})${
      latest ? ` AND ${latest.isSeen('entry.object', canSeeEntry(scope))}` : ''
    }`,
  links: ({
    real,
  }) => `SELECT * FROM ${real('links')} link WHERE EXISTS (SELECT 1 FROM entries source WHERE source.id = link.entry)
    AND (link.target_object IS NULL OR EXISTS (SELECT 1 FROM objects target WHERE target.id = link.target_object))
    AND (link.target_entry IS NULL OR EXISTS (SELECT 1 FROM entries target WHERE target.id = link.target_entry))`,
  object_counts: ({ scope, real, latest }) =>
    latest
      ? 'SELECT type, status, COUNT(*) AS count FROM objects GROUP BY type, status'
      : `SELECT * FROM ${real('object_counts')} WHERE ${canSeeType(scope)}`,
  object_types: ({ real }) => `SELECT configured.type,
    (SELECT template.id FROM objects template WHERE template.id = configured.default_template) AS default_template
    FROM ${real('object_types')} configured`,
};
