import { text } from '../../messages/text.js';
import { isObject } from '../../rpc/json-text.js';
import { type Cell, ExportError, type HeaderTable, type Row } from './form.js';
import { objectIn } from './header.js';
import type { Lines } from './lines.js';

/** Rows of one table that follow each other. */
export interface Rows {
  readonly table: HeaderTable;
  readonly rows: readonly Row[];
  /** The number of the last line that they were read from. */
  readonly line: number;
}

/** A row whose long texts follow it in pieces. */
interface Unfinished {
  readonly cells: Cell[];
  readonly missing: { readonly at: number; left: number; text: string[] }[];
}

/** Puts rows together from the lines of an export. */
export class RowReader {
  private readonly tables: ReadonlyMap<string, HeaderTable>;
  private unfinished: Unfinished | undefined;

  constructor(tables: readonly HeaderTable[]) {
    this.tables = new Map(tables.map(table => [table.name, table]));
  }

  /**
   * The rows that these lines complete, those of a table together.
   * @throws ExportError naming the line that holds none
   */
  *rowsIn({ first, texts }: Lines): Generator<Rows> {
    let table: HeaderTable | undefined;
    let rows: Row[] = [];
    for (const [at, text] of texts.entries()) {
      const line = first + at;
      const record = objectIn(text);
      const named = this.tables.get(String(record?.table));
      if (!record || !named) throw damagedLineError(line);
      if (table && named !== table) {
        yield { table, rows, line: line - 1 };
        rows = [];
      }
      table = named;
      const row = this.rowOf(record, named, line);
      if (row) rows.push(row);
    }
    if (table) yield { table, rows, line: first + texts.length - 1 };
  }

  /** A line holds a row, whole or without its long texts, or a piece of one. */
  private rowOf(record: Readonly<Record<string, unknown>>, { columns }: HeaderTable, line: number): Row | undefined {
    const { row, pieces } = record;
    if (this.unfinished) return this.continueRow(this.unfinished, record, columns, line);
    if (!isObject(row)) throw damagedLineError(line);
    const cells = columns.map(column => cellOf(row[column], line));
    if (!isObject(pieces)) return cells;
    const missing = Object.entries(pieces).map(([column, left]) => ({
      at: columns.indexOf(column),
      left: Number(left),
      text: [],
    }));
    this.unfinished = { cells, missing };
    return undefined;
  }

  private continueRow(
    unfinished: Unfinished,
    record: Readonly<Record<string, unknown>>,
    columns: readonly string[],
    line: number,
  ): Row | undefined {
    const [next] = unfinished.missing;
    if (!next || record.column !== columns[next.at] || typeof record.text !== 'string') throw damagedLineError(line);
    next.text.push(record.text);
    next.left -= 1;
    if (next.left > 0) return undefined;
    unfinished.cells[next.at] = next.text.join('');
    unfinished.missing.shift();
    if (unfinished.missing.length > 0) return undefined;
    this.unfinished = undefined;
    return unfinished.cells;
  }
}

function cellOf(value: unknown, line: number): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'object') return JSON.stringify(value);
  throw damagedLineError(line);
}

function damagedLineError(line: number): ExportError {
  return new ExportError(text('LineIsDamaged', { line }));
}
