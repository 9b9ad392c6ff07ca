import { type Awaitable, inTurn } from '../../rpc/awaitable.js';
import type { SqlConnection } from './connection.js';
import type { Value } from './sql-dialect.js';

/** Most rows of one statement: with at most sixteen columns far below the bound values an engine takes. */
const largestChunk = 256;

/** Inserts rows, many with one statement. How many were there already is not known. */
export function insertRows(
  connection: Pick<SqlConnection, 'apply'>,
  insert: InsertText,
  rows: readonly (readonly Value[])[],
): Awaitable<void> {
  return inTurn(insertChunks(insert, joined(rows)), ([text, values]) => connection.apply(text, values, 1));
}

/** The values of rows, one after another. */
export interface JoinedRows {
  readonly count: number;
  readonly values: readonly Value[];
}

/** Statements that insert rows. Chunks are powers of two, so that the engine sees few different texts. */
export function* insertChunks(
  insert: InsertText,
  { count, values }: JoinedRows,
): Generator<readonly [text: string, values: readonly Value[]]> {
  const width = values.length / count;
  let start = 0;
  while (start < count) {
    const size = Math.min(largestChunk, 2 ** Math.floor(Math.log2(count - start)));
    yield [insert(size), size === count ? values : values.slice(start * width, (start + size) * width)];
    start += size;
  }
}

/** A loop: `flat` takes several times as long. */
export function joinRows(values: Value[], rows: readonly (readonly Value[])[]): void {
  for (const row of rows) for (const value of row) values.push(value);
}

function joined(rows: readonly (readonly Value[])[]): JoinedRows {
  const [first = []] = rows;
  if (rows.length === 1) return { count: 1, values: first };
  const values: Value[] = [];
  joinRows(values, rows);
  return { count: rows.length, values };
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
