import { text } from '../../messages/text.js';
import { StoreError } from '../engines/store-errors.js';
import type { migrations } from '../migrations/migrations.js';
import { type Table, tables } from '../tables/tables.js';
import type { HeaderTable, Row } from './form.js';
import type { Snapshot } from './snapshot.js';

/** An empty database that is loaded. It can be read as it will be; until `finish` it is no database for anybody else. */
export interface ExportTarget extends Snapshot {
  insert(table: HeaderTable, rows: readonly Row[]): Promise<void>;
  /** Once every row is in: proves what was not proved row by row, and has each table go on behind the last id that it gave out. */
  settle(tables: readonly HeaderTable[]): Promise<void>;
  /** Makes it the database, with the schema of this program. Answers where the one is kept that was there before. */
  finish(): Promise<string | undefined>;
  /** Leaves everything as it was. */
  abandon(): Promise<void>;
}

/** How a database is opened to be loaded. */
export interface TargetOptions {
  /** The migrations that come before the rows. */
  readonly state: typeof migrations;
  /** Permits replacing a database that has rows; otherwise it is rejected. */
  readonly isToReplace?: boolean;
}

/** Puts all objects and entries on the list of what is to be indexed, and nothing else. */
export const listForSearch = [
  'DELETE FROM search_queue',
  'DELETE FROM value_index',
  'DELETE FROM link_targets',
  "INSERT INTO search_queue (kind, target) SELECT 'object', id FROM objects ORDER BY id",
  "INSERT INTO search_queue (kind, target) SELECT 'entry', id FROM entries ORDER BY id",
].join('; ');

/** Counts the objects by type and status, where rows were loaded past the triggers that do. */
export const recount = [
  'DELETE FROM object_counts',
  'INSERT INTO object_counts (type, status, count) SELECT type, status, COUNT(*) FROM objects GROUP BY type, status',
].join('; ');

type AskForNames = (text: string) => Promise<readonly object[]>;

/**
 * Rejects a database with rows in it; one that was only opened is empty.
 * @throws StoreError
 */
export async function requireEmpty(ask: AskForNames, namesOfTables: string): Promise<void> {
  const there = new Set((await ask(namesOfTables)).map(row => Object.values(row)[0]));
  for (const { name } of tables.filter(isToBeEmpty).filter(table => there.has(table.name)))
    if ((await ask(`SELECT 1 FROM ${name} LIMIT 1`)).length > 0)
      throw new StoreError(text('DatabaseHasRecords', { table: name }));
}

/** Tables whose rows were saved, and would be lost; others are made anew. */
function isToBeEmpty({ notExported, isFilledAtStart }: Table): boolean {
  return notExported === undefined && !isFilledAtStart;
}
