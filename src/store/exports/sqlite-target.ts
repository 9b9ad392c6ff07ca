import { existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { DataSource } from 'typeorm';
import { isEmptyPlace, putInPlace } from '../backups/database-place.js';
import { sync } from '../backups/whole-file.js';
import { migrate } from '../engines/migrate.js';
import { busyTimeout, connect } from '../engines/sqlite/connecting.js';
import { pathIn, placeOf } from '../engines/sqlite/database-path.js';
import { createPrivately, lockFile } from '../engines/sqlite/file-lock.js';
import { settleIndex } from '../engines/sqlite/object-change-index.js';
import { mark, rejectForeign } from '../engines/sqlite/origin.js';
import { migrations } from '../migrations/migrations.js';
import type { HeaderTable, Row } from './form.js';
import { sqliteSnapshot } from './sqlite-snapshot.js';
import { type ExportTarget, listForSearch, requireEmpty, type TargetOptions } from './target.js';

/** The file is new and nobody else's: should anything end the loading, it is thrown away. Cache in KiB. */
const loading = {
  journal_mode: 'memory',
  synchronous: 0,
  cache_size: -16_384,
  foreign_keys: 1,
  busy_timeout: busyTimeout,
} as const;

/**
 * Loads into a file beside the one that is named, and puts it in its place once it is whole.
 * @throws StoreError
 */
export async function sqliteTarget(url: string, { state, isToReplace = false }: TargetOptions): Promise<ExportTarget> {
  const named = pathIn(url);
  const wasThere = existsSync(named);
  const path = placeOf(named);
  const lock = lockFile(path);
  const made = `${path}.loading`;
  const opened: DataSource[] = [];
  const lastIds = new Map<string, number>();
  const abandon = async (): Promise<void> => {
    await closeAll(opened);
    removeFile(made);
    if (!wasThere) rmSync(path, { force: true });
    lock.release();
  };
  try {
    if (!isToReplace) await requireEmptyFile(path);
    removeFile(made);
    createPrivately(made);
    const [source, database] = await connect(opened, made, loading, { migrations: state });
    mark(database);
    await migrate(source, source.createQueryRunner());
    database.exec('BEGIN');
    return {
      ...sqliteSnapshot(database),
      insert: async (table, rows) => insert(database, table, rows),
      async settle(tables) {
        for (const { name, last_id: last } of tables) if (last !== undefined) lastIds.set(name, last);
        for (const [table, last] of lastIds) setLastId(database, table, last);
        database.exec(listForSearch);
        settleIndex(database);
      },
      async finish() {
        database.exec('COMMIT');
        await closeAll(opened);
        await bringUpToDate(opened, made, lastIds);
        sync(made);
        lock.verify();
        const former = putInPlace(made, path);
        lock.release();
        return former;
      },
      abandon,
    };
  } catch (error) {
    await abandon();
    throw error;
  }
}

/** A database that was opened and never used has tables, and goes; what it has in them stands in every database. */
async function requireEmptyFile(path: string): Promise<void> {
  if (isEmptyPlace(path)) return;
  rejectForeign(path, busyTimeout);
  const database = new Database(path, { readonly: true, timeout: busyTimeout });
  try {
    await requireEmpty(
      async text => database.prepare<unknown[], { readonly name: string }>(text).all(),
      "SELECT name FROM sqlite_master WHERE type = 'table'",
    );
  } finally {
    database.close();
  }
}

function insert(database: Database.Database, { name, columns }: HeaderTable, rows: readonly Row[]): void {
  const names = columns.map(column => `"${column}"`).join(', ');
  const statement = database.prepare(`INSERT INTO ${name} (${names}) VALUES (${columns.map(() => '?').join(', ')})`);
  for (const row of rows) statement.run(...row);
}

function setLastId(database: Database.Database, table: string, last: number): void {
  database.prepare('DELETE FROM sqlite_sequence WHERE name = ?').run(table);
  if (last > 0) database.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)').run(table, last);
}

/** Carries out the migrations that the loaded database does not have yet. A table that one of them makes anew forgets its last id. */
async function bringUpToDate(opened: DataSource[], path: string, lastIds: ReadonlyMap<string, number>): Promise<void> {
  const [source, database] = await connect(opened, path, loading, { migrations });
  await migrate(source, source.createQueryRunner());
  const { lastId } = sqliteSnapshot(database);
  for (const [table, last] of lastIds) setLastId(database, table, Math.max(last, await lastId(table)));
  await closeAll(opened);
}

async function closeAll(opened: DataSource[]): Promise<void> {
  for (const source of opened.splice(0)) await source.destroy();
}

function removeFile(path: string): void {
  for (const suffix of ['-wal', '-shm', '-journal', '']) rmSync(path + suffix, { force: true });
}
