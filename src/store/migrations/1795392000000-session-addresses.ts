import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where sessions were opened from, so that persons recognize their own. */
export class SessionAddresses1795392000000 implements MigrationInterface {
  readonly name = 'SessionAddresses1795392000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions ADD COLUMN address text');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
