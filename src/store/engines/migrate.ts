import type { DataSource, QueryRunner } from 'typeorm';
import { text } from '../../messages/text.js';
import { migrations } from '../migrations/migrations.js';
import { StoreError } from './store-errors.js';
import { MigrationExecutor } from './typeorm.js';

/** How far a database is brought up to date. */
export interface MigrationProgress {
  /** The migration at work. */
  readonly migration: string;
  /** Rows that it has brought along, and how many there are. */
  readonly done: number;
  readonly rows: number;
}

/** Learns how far a migration is, once a second at most. */
export type MigrationWatch = (progress: MigrationProgress) => void;

/** Whether a database with these migrations was changed by a program that is newer than this one. */
export function isNewer(executed: readonly string[]): boolean {
  const known = new Set(migrations.map(({ name }) => name));
  return executed.some(name => !known.has(name));
}

/** Brings a database to the schema of this program; rejects one that a newer program has changed. */
export async function migrate(source: DataSource, runner: QueryRunner, watch?: MigrationWatch): Promise<void> {
  const executor = new MigrationExecutor(source, runner);
  if (isNewer((await executor.getExecutedMigrations()).map(({ name }) => name)))
    throw new StoreError(text('DatabaseChangedByNewerVersion'));
  executor.transaction = 'each';
  runner.data.progress = watch && onceASecond(watch);
  await executor.executePendingMigrations();
}

/** The first progress and the last one of a migration are told, and one of each second between them. */
function onceASecond(watch: MigrationWatch): MigrationWatch {
  let told = Number.NEGATIVE_INFINITY;
  return progress => {
    const now = performance.now();
    const isEnd = progress.done === 0 || progress.done === progress.rows;
    if (!isEnd && now - told < second) return;
    told = now;
    watch(progress);
  };
}

const second = 1000;
