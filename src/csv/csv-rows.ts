import Papa from 'papaparse';
import { withoutGuard } from './guard.js';
import { declaration, type Separator, separatorOf } from './separator.js';

/** A row of a file: the line that it begins in, counted from 1, and its cells. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** A text that is no CSV. */
export class CsvError extends Error {
  /** The line with the fault, counted from 1. */
  readonly line: number;

  constructor(line: number, options?: ErrorOptions) {
    super(`line ${line}: a cell in quotes does not end, or something follows its last quote`, options);
    this.line = line;
  }
}

/** Place of a row: its line, and where in the text it begins and ends. */
export interface RowPlace {
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

/** Rows of a text. Cells are parsed when they are asked for: those of all rows take several times the memory of the text. */
export class CsvRows {
  readonly places: readonly RowPlace[];
  private readonly text: string;
  /** One for all rows: `Papa.parse` makes several kilobytes of functions for each text. */
  private readonly parser: Papa.Parser;
  private readonly format: Pick<Papa.ParseConfig, 'delimiter' | 'newline'>;

  constructor(text: string, format: CsvRows['format'], places: readonly RowPlace[]) {
    this.text = text;
    this.format = format;
    this.parser = new Papa.Parser(format);
    this.places = places;
  }

  rowAt({ line, start, end }: RowPlace): CsvRow {
    const { data }: Papa.ParseResult<string[]> = this.parser.parse(this.text.slice(start, end), 0, false);
    return { line, cells: data[0]?.map(withoutGuard) ?? [] };
  }

  *[Symbol.iterator](): Generator<CsvRow, void> {
    for (const place of this.places) yield this.rowAt(place);
  }

  /** All rows but the first, which has the titles of columns. */
  withoutHead(): CsvRows {
    return new CsvRows(this.text, this.format, this.places.slice(1));
  }
}

/**
 * The rows of a CSV text that have any text, or nothing but a blank cell in quotes. Quotes that do not begin a cell are text.
 * @throws CsvError
 */
export function rowsOf(text: string, delimiter: Separator = separatorOf(text)): CsvRows {
  const before = (declaration.exec(text) ?? /^\uFEFF?/.exec(text))?.[0] ?? '';
  const content = text.slice(before.length);
  const declared = lineBreaksIn(before);
  const places: RowPlace[] = [];
  let [line, start] = [1 + declared, 0];
  let newline: CsvRows['format']['newline'];
  const step = ({ data: cells, errors, meta }: Papa.ParseStepResult<string[]>): void => {
    const fault = errors.find(({ type }) => type === 'Quotes');
    if (fault) throw new CsvError(1 + declared + lineBreaksIn(content.slice(0, fault.index)));
    const isQuoted = cells.length === 1 && content.slice(start, meta.cursor).startsWith('"');
    if (isQuoted || cells.some(each => each.trim() !== '')) places.push({ line, start, end: meta.cursor });
    line += 1 + cells.reduce((sum, cell) => sum + lineBreaksIn(cell), 0);
    start = meta.cursor;
    newline = lineBreakNamed(meta.linebreak);
  };
  Papa.parse<string[]>(content, { delimiter, step });
  return new CsvRows(content, { delimiter, ...(newline && { newline }) }, places);
}

/** The values in a cell: several stand between semicolons or in lines; where one is in quotes, a blank follows each semicolon, as exports write it. */
export function valuesIn(cell: string): readonly string[] {
  if (!/[;"\r\n]/.test(cell)) return [cell.trim()];
  const whole = cell.replace(/;$/, '; ');
  const delimiter = /(?:^|; )"/.test(whole) ? '; ' : ';';
  return Papa.parse<string[]>(whole, { delimiter })
    .data.flat()
    .map(value => value.trim());
}

function lineBreakNamed(text: string): '\r\n' | '\n' | '\r' | undefined {
  return (['\r\n', '\n', '\r'] as const).find(each => each === text);
}

function lineBreaksIn(text: string): number {
  return text.match(/\r\n|\n|\r/g)?.length ?? 0;
}
