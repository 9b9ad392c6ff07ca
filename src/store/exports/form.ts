import { type Text, text } from '../../messages/text.js';
import { StoreError } from '../engines/store-errors.js';

/** The name and version of the form, which begin every export. */
export const form = { format: 'kataster export', version: 1 } as const;

/** The first line of an export. */
export interface Header {
  readonly format: typeof form.format;
  readonly version: number;
  /** The version of the program that made it. */
  readonly kataster: string;
  /** The migrations that the database had, oldest first. */
  readonly migrations: readonly string[];
  /** The latest change set: what was committed before it is in the export. `sequence` is its number, by the name of form 1. */
  readonly last_change: { readonly sequence: number; readonly time: string } | null;
  readonly tables: readonly HeaderTable[];
}

/** A table of an export, and the highest id that it ever gave out. */
export interface HeaderTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly last_id?: number;
}

/** The last line of an export. */
export interface Trailer {
  /** How many rows each table has. */
  readonly rows: Readonly<Record<string, number>>;
  /** The SHA-256 of every byte before this line. */
  readonly sha256: string;
}

/** Summary of an export, from its first and its last line. */
export interface ExportFacts {
  /** As of the header. */
  readonly lastChange: Header['last_change'];
  /** Rows by table. */
  readonly tables: Trailer['rows'];
  readonly sha256: string;
}

/** The summary that the first and the last line contain. */
export function factsOf({ last_change: lastChange }: Header, { rows: tables, sha256 }: Trailer): ExportFacts {
  return { lastChange, tables, sha256 };
}

/** Value of one column of a row. */
export type Cell = string | number | null;

/** A row of an export, in the order of the columns of its table. */
export type Row = readonly Cell[];

/** Characters of the pieces in which a long text follows its row. */
export const pieceLength = 1_048_576;
/** A text of more bytes follows its row in pieces. */
export const longestInRow = 65_536;
/** Bytes of the longest line: a piece whose every character is escaped is shorter. */
export const longestLine = 8 * pieceLength;

/** How the first line begins, which is made of `form`. */
export const headerStart = '{"format":"kataster export",';
/** How the last line begins; all lines between it and the first begin with `{"table":`. */
export const trailerStart = '{"rows":';

/** An export that is rejected: it is cut or damaged, or of a newer version, or does not fit its database. */
export class ExportError extends StoreError {
  constructor(reason: Text) {
    super(text('ExportCannotBeUsed', { reason }));
  }
}
