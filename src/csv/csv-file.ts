import { CsvError, CsvRows, rowsOf } from './csv-rows.js';
import { decode, type Encoding } from './encoding.js';
import { type Separator, separatorOf } from './separator.js';

/** A CSV file: the titles of its columns, its other rows, and how its bytes were read. */
export interface CsvFile {
  readonly encoding: Encoding;
  readonly separator: Separator;
  readonly head: readonly string[];
  readonly rows: CsvRows;
  /** Why there are no rows, where the text is no CSV. */
  readonly fault?: CsvError | undefined;
  /** Whether the file is a workbook, of which nothing is read. */
  readonly isWorkbook: boolean;
}

/** How workbooks begin: those of today (.xlsx, .ods) are ZIP archives, those of Excel 97 (.xls) compound files. */
const workbookBeginnings = [
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
] as const;

const noRows = new CsvRows('', {}, []);

/** Reads a file in an encoding and with a separator; in the encoding that its bytes are in and with the separator that fits, where none is chosen. */
export function csvFile(bytes: Uint8Array, chosen?: Encoding, named?: Separator): CsvFile {
  if (workbookBeginnings.some(beginning => beginning.every((byte, at) => bytes[at] === byte)))
    return { encoding: chosen ?? 'utf-8', separator: ',', head: [], rows: noRows, isWorkbook: true };
  const { text, encoding } = decode(bytes, chosen);
  const separator = named ?? separatorOf(text);
  try {
    const rows = rowsOf(text, separator);
    const [head] = rows;
    return { encoding, separator, head: head?.cells.map(cell => cell.trim()) ?? [], rows: rows.withoutHead(), isWorkbook: false };
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault;
    return { encoding, separator, head: [], rows: noRows, fault, isWorkbook: false };
  }
}
