import type { Value } from '../engines/sql-dialect.js';

/** A table that a change set leaves rows in. Its number stands in the column `numberedBy`, where there is one. */
export interface NumberedTable {
  readonly name: string;
  readonly columns: readonly string[];
  readonly numberedBy?: string;
}

/** Rows that a change set leaves in a table, without its number. */
export interface ChangeSetRows {
  readonly table: NumberedTable;
  readonly rows: Value[][];
}
