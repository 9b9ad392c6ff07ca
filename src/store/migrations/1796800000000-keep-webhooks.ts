import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

const text = (name: string) => ({ name, type: 'text' });
const integer = (name: string) => ({ name, type: 'integer' });
const long = (name: string) => ({ name, type: 'bigint' });
const key = (name: string) => ({ ...text(name), isPrimary: true });
const optional = <Column>(column: Column) => ({ ...column, isNullable: true });

const webhooks = new Table({
  name: 'webhooks',
  columns: [
    key('id'),
    ...['title', 'url', 'key', 'filter', 'conditions', 'secret', 'place'].map(text),
    integer('enabled'),
    text('created'),
    ...['delivered', 'problem', 'problem_time'].map(text).map(optional),
  ],
});

const deliveries = new Table({
  name: 'webhook_deliveries',
  columns: [
    key('id'),
    text('webhook'),
    long('number'),
    integer('first'),
    integer('last'),
    text('objects'),
    text('state'),
    integer('attempts'),
    text('created'),
    text('due'),
    ...['attempted', 'outcome'].map(text).map(optional),
  ],
  foreignKeys: [
    {
      name: 'webhook_deliveries_of',
      columnNames: ['webhook'],
      referencedTableName: 'webhooks',
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
  indices: [{ name: 'webhook_deliveries_order', columnNames: ['webhook', 'state', 'number', 'first'] }],
});

const leases = new Table({ name: 'leases', columns: [key('name'), text('holder'), long('beat')] });

/** Changes are delivered to the addresses of webhooks, by one process at a time. */
export class KeepWebhooks1796800000000 implements MigrationInterface {
  readonly name = 'KeepWebhooks1796800000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [webhooks, deliveries, leases]) await runner.createTable(table);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
