import Papa from 'papaparse';

/** Separators of cells; of two that give equally good tables, the first is meant. */
export const separators = [';', '\t', ',', '|'] as const;

/** A character between cells. */
export type Separator = string;

/** The separator that a text names: a character, or `tab`; `undefined` for one that cannot stand between cells. */
export function separatorNamed(text: string): Separator | undefined {
  const named = /^(?:tab|\\t)$/i.test(text) ? '\t' : text;
  return /^[^"\r\n\p{L}\p{N}\uFEFF]$/u.test(named) ? named : undefined;
}

const maxRows = 100;

/** How well a separator fits a text: what comes first weighs more. */
type Fit = readonly [equalRows: number, indentedCells: number, columns: number];

/** A first line that names the separator, as Excel reads and writes it. */
export const declaration = /^\uFEFF?("?)sep=([;\t,|])\1\r?\n/i;

/** The separator whose first rows have equally many cells, outside of quotes; prose has blanks behind its commas, a table seldom. */
export function separatorOf(text: string): Separator {
  const [, , declared] = declaration.exec(text) ?? [];
  const fits = separators.map(separator => ({ separator, fit: fitOf(text, separator) }));
  const [best] = fits.toSorted((one, other) => compareFits(other.fit, one.fit));
  return separators.find(each => each === declared) ?? best?.separator ?? ',';
}

function fitOf(text: string, delimiter: Separator): Fit {
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: maxRows, skipEmptyLines: 'greedy' });
  const columns = data[0]?.length ?? 0;
  if (columns < 2) return [0, 0, 0];
  const equal = data.filter(cells => cells.length === columns);
  const others = equal.flatMap(cells => cells.slice(1));
  const indented = others.filter(cell => cell.startsWith(' ')).length;
  return [equal.length / data.length, -indented / others.length, columns];
}

function compareFits(one: Fit, other: Fit): number {
  return one[0] - other[0] || one[1] - other[1] || one[2] - other[2];
}
