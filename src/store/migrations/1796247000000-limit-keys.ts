import type { MigrationInterface, QueryRunner } from 'typeorm';

const added = {
  api_keys: ['addresses', 'superseded_by'],
  change_log: ['subject', 'api_key'],
} as const;

/** Keys are bound to addresses and superseded by others, and what happens to keys and grants stands in the change log. */
export class LimitKeys1796247000000 implements MigrationInterface {
  readonly name = 'LimitKeys1796247000000';

  /** As texts: the schema call would make the tables anew. */
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(added))
      for (const column of columns) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} text`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
