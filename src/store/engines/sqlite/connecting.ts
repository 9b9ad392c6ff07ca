import type { Database } from 'better-sqlite3';
import type { migrations } from '../../migrations/migrations.js';
import type { schemas } from '../../tables/tables.js';
import type { SendStatement } from '../connection.js';
import { RowCount, type RowLimit } from '../row-limit.js';
import { DataSource } from '../typeorm.js';
import { type NamedRow, namingOf } from './named-rows.js';
import { defineOrdering } from './ordering-function.js';
import { applyPragmas, checkPragmas, type Pragmas } from './pragmas.js';
import type { RowCache } from './row-cache.js';
import type { SharedSnapshot } from './shared-snapshot.js';
import { KeptStatements } from './statement-cache.js';

/** How long a statement waits for a tool that looks into the file; everything else waits with it. */
export const busyTimeout = 1000;

/** Statements that a connection keeps prepared, or half of them. */
const mostPrepared = 1000;

/** A connection, as the data source and as the driver knows it. */
export type Connected = readonly [DataSource, Database];

/** Options of a connection by its use. */
type Connecting = { readonly migrations: typeof migrations } | { readonly readonly: true; readonly entities: typeof schemas };

/** Opens a connection with these settings, and notes it among those that are to be closed. */
export async function connect(opened: DataSource[], path: string, pragmas: Pragmas, own: Connecting): Promise<Connected> {
  const handles: Database[] = [];
  const prepareDatabase = (database: Database) => {
    handles.push(database);
    applyPragmas(database, pragmas);
    defineOrdering(database);
  };
  const options = {
    type: 'better-sqlite3',
    database: path,
    timeout: busyTimeout,
    statementCacheSize: mostPrepared,
    prepareDatabase,
  } as const;
  const source = new DataSource({ ...options, ...own, logging: false });
  opened.push(
    await source.initialize().catch(error => {
      for (const handle of handles) handle.close();
      throw error;
    }),
  );
  const [database] = handles;
  if (!database) throw new Error('The driver opened no database');
  checkPragmas(database, pragmas);
  return [source, database];
}

/** Puts what the log file holds into the database file. Without room for it the log file stays, and the next start reads it. */
export function checkpoint(database: Database, mode: 'PASSIVE' | 'TRUNCATE'): void {
  try {
    database.pragma(`wal_checkpoint(${mode})`);
  } catch {
    // Ignored: committed data is in the log file already.
  }
}

interface PreparedOptions {
  /** Rows kept of tables that statements may change. */
  readonly cached?: readonly Pick<RowCache<never>, 'concerns' | 'changing'>[];
  /** The state that reads of one turn of the event loop share. */
  readonly snapshot?: SharedSnapshot;
}

/** Statements, prepared once. The driver is asked itself: by way of the data source each costs two microseconds more. */
export function prepareStatements(database: Database, { cached = [], snapshot }: PreparedOptions = {}): SendStatement {
  const limit = snapshot ? mostPrepared / 2 : mostPrepared;
  const statements = new KeptStatements(text => {
    const statement = database.prepare<unknown[], unknown[]>(text);
    const changed = statement.readonly ? [] : cached.filter(cache => cache.concerns(text));
    const columns = statement.reader ? statement.raw().columns() : [];
    return { statement, changed, named: namingOf(columns.map(({ name }) => name)) };
  }, limit);
  return (text, values, rowLimit) => {
    snapshot?.enter();
    const { statement, changed, named } = statements.of(text);
    for (const cache of changed) cache.changing();
    if (!statement.reader) return { records: [], affected: statement.run(...values).changes };
    if (!rowLimit) return { records: statement.all(...values).map(named) };
    return { records: rowsWithin(rowLimit, statement.iterate(...values), named) };
  };
}

/**
 * Rows as they come, as long as they are within the limit.
 * @throws what the limit says
 */
function rowsWithin(
  limit: RowLimit,
  rows: Iterable<readonly unknown[]>,
  named: (row: readonly unknown[]) => NamedRow,
): NamedRow[] {
  const count = new RowCount(limit);
  const taken: NamedRow[] = [];
  for (const row of rows) {
    count.add(row);
    taken.push(named(row));
  }
  return taken;
}
