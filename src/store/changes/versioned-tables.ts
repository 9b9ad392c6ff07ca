import { type ChangedKind, changedKinds } from '../../domain/storage/change-sets.js';
import type { Value } from '../engines/sql-dialect.js';
import { ownColumnNames } from '../tables/columns.js';
import { tables } from '../tables/tables.js';

/** A part of the rows of what changes: its own row, or rows that go with it. */
export interface VersionedTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** The column with the id of what it is a part of. */
  readonly by: string;
  readonly condition: string;
}

/** The rows that are kept of a kind of what changes: its own, and those that go with it. */
export interface VersionedKind {
  readonly own: VersionedTable;
  readonly others: readonly VersionedTable[];
}

/** Rows as they were, of each part that has some. */
export type VersionRows = readonly (readonly [part: VersionedTable, rows: readonly (readonly Value[])[]])[];

/** The parts of every kind, from the list of tables. */
export const versionedKinds = Object.fromEntries(changedKinds.map(kind => [kind, versionedKind(kind)])) as Readonly<
  Record<ChangedKind, VersionedKind>
>;

function versionedKind(kind: ChangedKind): VersionedKind {
  const [own, ...others] = tables.flatMap(({ name, schema, history }) => {
    if ('none' in history) return [];
    const columns = ownColumnNames(schema?.columns ?? {});
    return history
      .filter(({ of }) => of === kind)
      .map(({ by, where }) => ({ table: name, columns, by, condition: where === undefined ? '' : ` AND ${where}` }));
  });
  if (!own) throw new Error(`No table keeps what is of kind ${kind}`);
  return { own, others };
}

/** Tables without a history. What writes to another table says first what changes. */
export const tablesWithoutHistory: ReadonlySet<string> = new Set(
  tables.flatMap(({ name, history }) => ('none' in history ? [name] : [])),
);

/** A column as SQL names it: some bear words of the language. */
export function quoteColumn(column: string): string {
  return `"${column}"`;
}
