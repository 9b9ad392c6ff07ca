import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Change sets are followed in the order of their transactions, which PostgreSQL runs side by side; SQLite runs one after another. */
export class FollowCommits1796720000000 implements MigrationInterface {
  readonly name = 'FollowCommits1796720000000';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'postgres') return;
    await runner.query('CREATE INDEX change_sets_commits ON change_sets (xid, number)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
