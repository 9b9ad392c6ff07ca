import { type Cell, cellOf } from '../attributes/cells.js';
import { guarded } from './guard.js';

/** A table as CSV: commas unless another separator is named, quotes where needed, lines that end by CR LF, as RFC 4180 has it. Cells that spreadsheets would calculate begin with an apostrophe; a line that would be blank has quotes, as readers pass over blank lines. */
export function csvOf(rows: readonly (readonly string[])[], separator: ',' | ';' = ','): string {
  return rows.map(row => `${row.map(cell).join(separator) || '""'}\r\n`).join('');
}

/** Lines of a table: the titles of its columns, or the headings that their names have, and a text for each cell. */
export function linesOf(
  { columns, rows }: Table,
  headings: ReadonlyMap<string, string> = new Map(),
): readonly (readonly string[])[] {
  return [columns.map(({ name, title }) => headings.get(name) ?? title), ...rows.map(row => row.map(cellOf))];
}

interface Table {
  readonly columns: readonly { readonly name: string; readonly title: string }[];
  readonly rows: readonly (readonly Cell[])[];
}

function cell(text: string): string {
  const harmless = guarded(text);
  return /[",;\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
