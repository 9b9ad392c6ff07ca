import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from './schema-builder.js';

const isLogin = "category || '' = 'C__CATS__PERSON_LOGIN' AND title <> ''";

/** SQLite planned each statement that asks for a category anew at every run, as the index of logins is good for one of them. */
export class PlanOnce1795897800000 implements MigrationInterface {
  readonly name = 'PlanOnce1795897800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('entries', 'entries_login');
    await runner.createIndex(
      'entries',
      new TableIndex({ name: 'entries_login', columnNames: ['title'], isUnique: true, where: isLogin }),
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
