import { existsSync, realpathSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { text } from '../../messages/text.js';
import { busyTimeout, connect } from '../engines/sqlite/connecting.js';
import { pathIn } from '../engines/sqlite/database-path.js';
import { lockFile } from '../engines/sqlite/file-lock.js';
import { rejectForeign } from '../engines/sqlite/origin.js';
import { rejectWithoutLog } from '../engines/sqlite/wal-mark.js';
import { StoreError } from '../engines/store-errors.js';
import { schemas } from '../tables/tables.js';
import type { OpenSnapshot, SnapshotOptions } from './snapshot.js';
import { sqliteSnapshot } from './sqlite-snapshot.js';

const pragmas = { busy_timeout: busyTimeout, trusted_schema: 0, cell_size_check: 1, query_only: 1 } as const;

/**
 * Opens a SQLite file to read it as it is now. A service may go on with it, unless this is to be alone.
 * @throws StoreError
 */
export async function sqliteSource(url: string, { isAlone = false }: SnapshotOptions = {}): Promise<OpenSnapshot> {
  const named = pathIn(url);
  if (!existsSync(named)) throw new StoreError(text('NoDatabaseAt', { path: named }));
  const path = realpathSync.native(named);
  rejectWithoutLog(path);
  rejectForeign(path, busyTimeout);
  const lock = isAlone ? lockFile(path) : undefined;
  const opened: DataSource[] = [];
  const close = async (): Promise<void> => {
    for (const source of opened) await source.destroy();
    lock?.release();
  };
  try {
    const [, database] = await connect(opened, path, pragmas, { readonly: true, entities: schemas });
    database.exec('BEGIN');
    return { ...sqliteSnapshot(database), close };
  } catch (error) {
    await close();
    throw error;
  }
}
