import type { InsertText } from './inserts.js';
import type { Value } from './sql-dialect.js';

/** Rows for one table. */
export interface BufferedRows {
  readonly table: string;
  readonly insert: InsertText;
  readonly rows: readonly (readonly Value[])[];
}

/** Something that a number is the latest of. */
export interface Numbered {
  readonly kind: string;
  readonly subject: number | string;
}

/**
 * Rows that transactions which share a commit leave to be inserted together, many with one statement. They are written before that commit,
 * and before a statement that names one of their tables.
 */
export interface BufferedInserts {
  /** A number that was never given out before, larger than those. */
  nextNumber(): number;
  /** The number that is given out next. */
  readonly upcoming: number;
  /** Leaves rows under a number, which is the latest of these subjects. */
  add(number: number, subjects: readonly Numbered[], rows: readonly BufferedRows[]): void;
  /** The latest number of a subject among rows that are not committed yet. */
  numberOf(kind: string, subject: number | string): number | undefined;
}
