import type { Snapshot } from '../exports/snapshot.js';

/** Rows of a page, and bytes of their values; one row may have more. */
const maxRowsOnMainThread = 500;
const bytesAtOnce = 4_194_304;

interface Sized {
  readonly id: number;
  readonly size: number;
}

const sizes = (table: string) =>
  `SELECT id, octet_length("values") AS size FROM ${table} WHERE id > ? ORDER BY id LIMIT ${maxRowsOnMainThread}`;

/** The last id of the page after an id: as many rows as are read at once. `undefined` where there are none. */
export async function endOfPage(snapshot: Snapshot, table: 'objects' | 'entries', after: number): Promise<number | undefined> {
  let bytes = 0;
  let end: number | undefined;
  for (const { id, size } of await snapshot.ask<Sized>(sizes(table), [after])) {
    bytes += size;
    if (end !== undefined && bytes > bytesAtOnce) break;
    end = id;
  }
  return end;
}
