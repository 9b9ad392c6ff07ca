import type { SqlDialect, Value } from '../engines/sql-dialect.js';

/** A database as it is at one moment, whatever is written meanwhile. */
export interface Snapshot {
  readonly dialect: SqlDialect;
  ask<Row>(text: string, values?: readonly Value[]): Promise<Row[]>;
  /** Rows of any number, a page at a time. */
  pages<Row>(text: string): AsyncIterable<readonly Row[]>;
  /** The highest id that a table ever gave out; 0 where it gave out none. */
  lastId(table: string): Promise<number>;
}

/** A snapshot that has to be closed. */
export interface OpenSnapshot extends Snapshot {
  close(): Promise<void>;
}

/** How a database is opened to be read. */
export interface SnapshotOptions {
  /** Rejects a database that a service uses: what it writes meanwhile would be missing. */
  readonly isAlone?: boolean;
}

/** Rows of a page. With texts of at most 64 KiB a page is a few megabytes. */
export const pageSize = 200;
