import type { Database } from 'better-sqlite3';

/**
 * The index that finds changes by their object, as a table: its rows are of one of two levels, `recent` is 1 until they are merged into the others.
 * Triggers make and remove them with those of `changes`. A row stays as long as the former row of an entry is there that ended with the
 * change: without the change its position is `noPosition`.
 */
export const objectChangeIndex = {
  name: 'object_change_index',
  /** The table of which it is an index. */
  of: 'changes',
  /** The column that reads look for first: its recent rows are merged all at once. */
  by: 'object',
  /** The columns, as they follow from a row `t` of the table. */
  columns: {
    object: 't.object',
    kind: 't.kind',
    subject: 'COALESCE(t.subject, 0)',
    number: 't.number',
    position: 't.position',
  },
  /** Views of its own columns, with the level. */
  levels: ['object_change_numbers', 'former_entry_ends'],
  /** Views of whole rows that it finds. */
  rows: ['object_changes', 'former_entries'],
} as const;

const { name, columns } = objectChangeIndex;
const names = Object.keys(columns);

/** The position of a change that is not there any more. */
export const noPosition = -1;

/** Whether the index has the end of a row `p` of the past of entries. */
export const hasEnd = `EXISTS (SELECT 1 FROM ${name} i WHERE i.recent IN (0, 1) AND i.object = p.object AND i.kind = 'entry'
  AND i.subject = p.id AND i.number = p.valid_to)`;

/** Makes the index of a loaded database anew, so that no row is recent. */
export function settleIndex(database: Database): void {
  database.exec(`DELETE FROM ${name};
    INSERT INTO ${name} (recent, ${names}) SELECT 0, ${Object.values(columns)} FROM changes t
      WHERE object IS NOT NULL ORDER BY ${names.map((_, at) => at + 2)};
    INSERT INTO ${name} (recent, ${names}) SELECT 0, p.object, 'entry', p.id, p.valid_to, ${noPosition} FROM past_entries p WHERE NOT ${hasEnd}`);
}
