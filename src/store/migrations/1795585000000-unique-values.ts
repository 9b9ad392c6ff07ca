import type { MigrationInterface, QueryRunner, TableOptions } from 'typeorm';
import { bytewise, type EngineName, integer, key, long, reference, text } from './first-schema/schema-part.js';
import { Table } from './schema-builder.js';

const uniqueValues = (engine: EngineName): TableOptions => ({
  name: 'unique_values',
  columns: key([...long('attribute'), ...bytewise(engine, text('text')), ...integer('entry')]),
  foreignKeys: [reference('unique_values_of_entry', 'entry', 'entries')],
  indices: [{ name: 'unique_values_entry', columnNames: ['entry', 'attribute'] }],
});

const counters: TableOptions = {
  name: 'counters',
  columns: [...key([...long('attribute'), ...text('format')]), ...long('last')],
};

/** Values of unique attributes, and the numbers that counters gave out. */
export class UniqueValues1795585000000 implements MigrationInterface {
  readonly name = 'UniqueValues1795585000000';

  async up(runner: QueryRunner): Promise<void> {
    const engine = runner.connection.options.type === 'postgres' ? 'postgres' : 'sqlite';
    for (const table of [uniqueValues(engine), counters]) await runner.createTable(new Table(table));
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
