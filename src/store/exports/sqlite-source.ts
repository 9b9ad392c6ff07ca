import { existsSync, realpathSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { lockFile } from '../lock.js';
import { refuseWithoutLog } from '../log-mark.js';
import { schemas } from '../schemas.js';
import { busyTimeout, connect } from '../sqlite-connection.js';
import { pathIn } from '../sqlite-file.js';
import { refuseForeign } from '../sqlite-origin.js';
import { StoreRefused } from '../start-failures.js';
import type { OpenSnapshot, SnapshotOptions } from './snapshot.js';
import { sqliteSnapshot } from './sqlite-snapshot.js';

const pragmas = { busy_timeout: busyTimeout, trusted_schema: 0, cell_size_check: 1, query_only: 1 } as const;

/**
 * Opens a SQLite file to read it as it is now. A service may go on with it, unless this is to be alone.
 * @throws StoreRefused
 */
export async function sqliteSource(url: string, { isAlone = false }: SnapshotOptions = {}): Promise<OpenSnapshot> {
  const named = pathIn(url);
  if (!existsSync(named)) throw new StoreRefused(`There is no database at ${named}.`);
  const path = realpathSync.native(named);
  refuseWithoutLog(path);
  refuseForeign(path, busyTimeout);
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
