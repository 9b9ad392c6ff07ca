import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passwords that have to be changed before anything else. */
export class ExpirePasswords1796830000000 implements MigrationInterface {
  readonly name = 'ExpirePasswords1796830000000';

  /** As a text: the schema call would make the table anew. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE passwords ADD COLUMN expired integer NOT NULL DEFAULT 0');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
