import type { Value } from '../engines/sql-dialect.js';

/** Rows that a change set leaves in a table. Without its number: that stands in the column `numberedBy`, where there is one. */
export interface SealedTable {
  readonly table: string;
  readonly columns: readonly string[];
  readonly numberedBy?: string;
  readonly rows: Value[][];
}
