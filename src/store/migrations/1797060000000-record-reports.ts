import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

const text = (name: string) => ({ name, type: 'text' });

const pastReports = new Table({
  name: 'past_reports',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true },
    ...['title', 'category', 'description', 'filter', 'columns', 'order_by', 'sort', 'created', 'modified'].map(text),
    { name: 'since', type: 'bigint' },
    { name: 'until', type: 'bigint', isPrimary: true },
  ],
});

/** Reports have a history: a change set keeps them as they were before it. */
export class RecordReports1797060000000 implements MigrationInterface {
  readonly name = 'RecordReports1797060000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(pastReports);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
