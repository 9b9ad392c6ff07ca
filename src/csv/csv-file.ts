import { CsvError, CsvRows, rowsOf } from './csv-rows.js';
import { decode, type Encoding } from './encoding.js';
import type { Separator } from './separator.js';

/** A CSV file: the titles of its columns, its other rows, and how its bytes were read. */
export interface CsvFile {
  readonly encoding: Encoding;
  readonly head: readonly string[];
  readonly rows: CsvRows;
  /** Why there are no rows, where the text is no CSV. */
  readonly fault?: CsvError | undefined;
}

/** Reads a file in an encoding and with a separator; in the encoding that its bytes are in and with the separator that fits, where none is chosen. */
export function csvFile(bytes: Uint8Array, chosen?: Encoding, separator?: Separator): CsvFile {
  const { text, encoding } = decode(bytes, chosen);
  try {
    const rows = rowsOf(text, separator);
    const [head] = rows;
    return { encoding, head: head?.cells.map(cell => cell.trim()) ?? [], rows: rows.withoutHead() };
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    return { encoding, head: [], rows: new CsvRows('', {}, []), fault };
  }
}
