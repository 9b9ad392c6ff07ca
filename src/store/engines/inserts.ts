import { forEachSeries, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { SqlConnection } from './connection.js';
import type { Value } from './sql-dialect.js';

/** Most rows of one statement: with at most sixteen columns far below the bound values an engine takes. */
const largestChunk = 256;

type Rows = readonly (readonly Value[])[];

/** Inserts rows, many with one statement. How many were there already is not known. */
export function insertRows(connection: Pick<SqlConnection, 'apply'>, insert: InsertText, rows: Rows): MaybePromise<void> {
  return forEachSeries(insertChunks(insert, rows), ([text, values]) => connection.apply(text, values, 1));
}

/** Statements that insert rows. */
function* insertChunks(insert: InsertText, rows: Rows): Generator<readonly [text: string, values: readonly Value[]]> {
  for (const [start, size] of chunksOf(rows.length)) yield [insert(size), joinValues(rows, start, start + size)];
}

/** Parts of so many rows, each to be inserted with one statement. Their sizes are powers of two, so that the engine sees few different texts. */
export function* chunksOf(rows: number): Generator<readonly [start: number, size: number]> {
  let start = 0;
  while (start < rows) {
    const size = Math.min(largestChunk, 2 ** Math.floor(Math.log2(rows - start)));
    yield [start, size];
    start += size;
  }
}

/** The values of some of the rows, one after another. A loop: `flat` takes several times as long. */
function joinValues(rows: Rows, start: number, end: number): readonly Value[] {
  const [first = []] = rows;
  if (rows.length === 1) return first;
  const values: Value[] = [];
  for (let at = start; at < end; at++) for (const value of rows[at] ?? []) values.push(value);
  return values;
}

/** The text that inserts this many rows. */
export type InsertText = (rows: number) => string;

/** Makes the texts of an insert; `ending` follows the rows. */
export function insertText(table: string, columns: readonly string[], ending = ''): InsertText {
  return textOfRows(`INSERT INTO ${table}`, columns, ending);
}

/**
 * Makes the texts of an insert that SQLite carries out faster: of a statement that fails, the rows before the one that failed stay until the
 * transaction or its savepoint is undone, so that no page is copied for the statement alone.
 */
export function appendText(table: string, columns: readonly string[]): InsertText {
  return textOfRows(`INSERT OR FAIL INTO ${table}`, columns, '');
}

function textOfRows(beginning: string, columns: readonly string[], ending: string): InsertText {
  const row = `(${columns.map(() => '?').join(', ')})`;
  const texts = new Map<number, string>();
  return rows => {
    const text = texts.get(rows) ?? `${beginning} (${columns.join(', ')}) VALUES ${Array(rows).fill(row).join(', ')}${ending}`;
    texts.set(rows, text);
    return text;
  };
}
