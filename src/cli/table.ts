import { inOneLine } from '../rpc/control-characters.js';

/** Rows below their headings, with tabs between the cells: for people, and for programs such as `cut`. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headings, ...rows].map(row => row.map(inLine).join('\t')).join('\n');
}

/** Titles are free texts: a tab or a line break in one would be taken for another cell or row. */
function inLine(cell: string): string {
  return inOneLine(cell, ' ');
}
