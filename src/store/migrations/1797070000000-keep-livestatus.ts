import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { Table } from './schema-builder.js';

const columns: readonly TableColumnOptions[] = [
  { name: 'title', type: 'text' },
  { name: 'address', type: 'text', isNullable: true },
  { name: 'port', type: 'integer', isNullable: true },
  { name: 'path', type: 'text', isNullable: true },
  { name: 'connection', type: 'text' },
  { name: 'active', type: 'integer' },
];

const livestatus = new Table({
  name: 'livestatus',
  columns: [{ name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' }, ...columns],
});

const pastLivestatus = new Table({
  name: 'past_livestatus',
  columns: [
    { name: 'id', type: 'integer', isPrimary: true },
    ...columns,
    { name: 'since', type: 'bigint' },
    { name: 'until', type: 'bigint', isPrimary: true },
  ],
});

/** Addresses of monitoring servers are kept, with their history. */
export class KeepLivestatus1797070000000 implements MigrationInterface {
  readonly name = 'KeepLivestatus1797070000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [livestatus, pastLivestatus]) await runner.createTable(table);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
