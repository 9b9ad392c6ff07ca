import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Groups and totals of saved reports, now and in the past. */
export class ReportTotals1795575600000 implements MigrationInterface {
  readonly name = 'ReportTotals1795575600000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['reports', 'past_reports'])
      for (const column of ['group_by', 'totals']) await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} text`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
