import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The outcome of the last sync of a directory, so that every process and the console can show it. */
export class DirectorySyncs1795580000000 implements MigrationInterface {
  readonly name = 'DirectorySyncs1795580000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE identity_providers ADD COLUMN sync text');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
