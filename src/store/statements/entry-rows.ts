import type { EntryRecord } from '../../domain/storage/entries.js';

/** SQLite has no booleans; the mark is a number on every engine. */
export type EntryRow = Omit<EntryRecord, 'primary'> & { readonly primary: number };

/** A row of an entry whose object and category the question named. */
export type EntryRowOfCategory = Omit<EntryRow, 'object' | 'category'>;

/** Columns of an entry. */
export const entryColumns = 'e.id, e.object, e.category, e.status, e."primary", e."values"';
/** The same where the question names object and category. */
export const columnsOfCategory = 'e.id, e.status, e."primary", e."values"';

// A bare `LIMIT ?` makes SQLite plan the statement anew each time: its plan depends on the number.
export const upTo = 'LIMIT CAST(? AS bigint)';

export function records(rows: readonly EntryRow[]): EntryRecord[] {
  return rows.map(row => record(row, row.object, row.category));
}

export function record({ id, status, primary: mark, values }: EntryRowOfCategory, object: number, category: string): EntryRecord {
  return { id, object, category, status, primary: mark === 1, values };
}
