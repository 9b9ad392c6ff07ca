/** A cell of a table: a text, or values in their places, each of which may have several itself. */
export type Cell = string | readonly Cell[];

/** A cell as one text: several values stand between semicolons, an empty place for an empty one. */
export function cellOf(cell: Cell): string {
  return typeof cell === 'string' ? cell : cellOfValues(cell.map(cellOf));
}

/** A number with its unit, as tables have it: without one it would be another number elsewhere. */
export function quantityText(number: string, unit: string): string {
  return number === '' || unit === '' ? number : `${number} ${unit}`;
}

/** Several values in a cell, between semicolons; quotes surround one with a semicolon, a line break or a quote at its beginning. */
export function cellOfValues(values: readonly string[]): string {
  if (values.every(value => value === '')) return '';
  return values.map(value => (/[;\r\n]|^"/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join('; ');
}
