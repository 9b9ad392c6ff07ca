import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { MigrationProgress } from '../../src/store/engines/migrate.js';
import { migrations } from '../../src/store/migrations/migrations.js';

/** A migration that changes a table and its rows one by one, and says how far it is. */
export class MeasureTitles9000000000000 implements MigrationInterface {
  readonly name = 'MeasureTitles9000000000000';

  async up(runner: QueryRunner): Promise<void> {
    const progress: ((told: MigrationProgress) => void) | undefined = runner.data.progress;
    await runner.query('ALTER TABLE objects ADD COLUMN title_length integer NOT NULL DEFAULT 0');
    const objects: readonly { readonly id: number }[] = await runner.query('SELECT id FROM objects ORDER BY id');
    const rows = objects.length;
    for (const [done, { id }] of objects.entries()) {
      progress?.({ migration: this.name, done, rows });
      await runner.query(`UPDATE objects SET title_length = length(title) WHERE id = ${id}`);
    }
    if (rows > 0) progress?.({ migration: this.name, done: rows, rows });
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

/** Settings of a process that is the next version. */
export const nextVersion = { NODE_OPTIONS: `--import=${new URL('next-version-program.js', import.meta.url)}` };

/** Does something as the next version, which knows the migration. */
export async function asNextVersion<T>(work: () => Promise<T>): Promise<T> {
  migrations.push(MeasureTitles9000000000000);
  try {
    return await work();
  } finally {
    migrations.pop();
  }
}

/** Does something as the version before the next one, which does not know the migration. */
export async function asVersionBefore<T>(work: () => Promise<T>): Promise<T> {
  const newest = migrations.splice(-1);
  try {
    return await work();
  } finally {
    migrations.push(...newest);
  }
}
