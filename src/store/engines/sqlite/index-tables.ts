import type { Database } from 'better-sqlite3';

/**
 * An index that is kept as a table, for its rows to be of one of two levels: `recent` is 1 until they are merged into the others. Triggers
 * make and remove its rows with those of another table.
 */
export interface IndexTable {
  readonly name: string;
  /** The table of which it is an index. */
  readonly of: string;
  /** Columns that tell the rows of that table apart. */
  readonly key: readonly string[];
  /** The column that reads look for first: its recent rows are merged all at once. */
  readonly by: string;
  /** The columns, as they follow from a row `t` of the table. */
  readonly columns: Readonly<Record<string, string>>;
  /** Which rows of the table are in it. */
  readonly isIndexed: string;
  /** The view of its own columns, with the level, and the one of the whole rows. */
  readonly views: { readonly levels: string; readonly rows: string };
}

export const indexTables: readonly IndexTable[] = [
  {
    name: 'object_change_index',
    of: 'changes',
    key: ['number', 'position'],
    by: 'object',
    columns: {
      object: 't.object',
      kind: 't.kind',
      subject: 'COALESCE(t.subject, 0)',
      number: 't.number',
      position: 't.position',
    },
    isIndexed: 't.object IS NOT NULL',
    views: { levels: 'object_change_numbers', rows: 'object_changes' },
  },
  {
    name: 'former_entry_index',
    of: 'past_entries',
    key: ['until', 'id'],
    by: 'id',
    columns: { id: 't.id', until: 't.until' },
    isIndexed: '1 = 1',
    views: { levels: 'former_entry_ends', rows: 'former_entries' },
  },
];

/** Makes the indexes of a loaded database anew, so that no row is recent; older ones have none. */
export function settleIndexes(database: Database): void {
  const isThere = database.prepare("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?");
  for (const { name, of, columns, isIndexed } of indexTables.filter(each => isThere.get(each.name))) {
    const names = Object.keys(columns);
    database.exec(`DELETE FROM ${name}; INSERT INTO ${name} (recent, ${names})
      SELECT 0, ${Object.values(columns)} FROM ${of} t WHERE ${isIndexed} ORDER BY ${names.map((_, at) => at + 2)}`);
  }
}
