import type { InsertText } from './inserts.js';
import type { Value } from './sql-dialect.js';

/** Rows for one table. */
export interface AppendedRows {
  readonly table: string;
  readonly insert: InsertText;
  readonly rows: readonly (readonly Value[])[];
}

/** Place among the rows that wait: what came after it can be taken back. */
export interface AppendsMark {
  readonly added: number;
  readonly written: number;
}

/**
 * Rows that transactions which share a commit leave to be inserted together, many with one statement. They are written before that commit,
 * and before a statement that names one of their tables.
 */
export interface Appends {
  /** A number that was never given out before, larger than those. */
  nextNumber(): number;
  /** Leaves rows under a number; `subjects` are the names of what the number is the latest of. */
  add(number: number, subjects: readonly string[], rows: readonly AppendedRows[]): void;
  /** The latest number of a subject among rows that are not committed yet. */
  numberOf(subject: string): number | undefined;
}
