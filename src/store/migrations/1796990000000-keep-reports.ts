import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

const text = (name: string) => ({ name, type: 'text' });

const reports = new Table({
  name: 'reports',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' },
    ...['title', 'category', 'description', 'filter', 'columns', 'order_by', 'sort', 'created', 'modified'].map(text),
  ],
  indices: [{ name: 'reports_title', columnNames: ['title'], isUnique: true }],
});

/** Lists of objects are saved by name. */
export class KeepReports1796990000000 implements MigrationInterface {
  readonly name = 'KeepReports1796990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(reports);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
