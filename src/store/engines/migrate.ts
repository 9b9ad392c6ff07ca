import type { DataSource, QueryRunner } from 'typeorm';
import { migrations } from '../migrations/migrations.js';
import { StoreRefused } from './start-failures.js';
import { MigrationExecutor } from './typeorm.js';

/** Whether a database with these migrations was changed by a program that is newer than this one. */
export function isNewer(executed: readonly string[]): boolean {
  const known = new Set(migrations.map(({ name }) => name));
  return executed.some(name => !known.has(name));
}

/** Brings a database to the schema of this program; refuses one that a newer program has changed. */
export async function migrate(source: DataSource, runner: QueryRunner): Promise<void> {
  const executor = new MigrationExecutor(source, runner);
  if (isNewer((await executor.getExecutedMigrations()).map(({ name }) => name)))
    throw new StoreRefused('The database was changed by a newer version of kataster. Start that version, or a newer one.');
  executor.transaction = 'each';
  await executor.executePendingMigrations();
}
