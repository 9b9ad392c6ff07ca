import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys have rights; those that were there before keep every right. */
export class GrantRights1795305600000 implements MigrationInterface {
  readonly name = 'GrantRights1795305600000';

  /** As a text: the schema call would make the table anew. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE api_keys ADD COLUMN rights text');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
