import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

// No cascade: an object with a constant stays. The rules refuse its purge before the database has to.
const constants = new Table({
  name: 'constants',
  columns: [
    { name: 'const', type: 'text', isPrimary: true },
    { name: 'object', type: 'integer' },
  ],
  foreignKeys: [
    {
      name: 'constants_object_of',
      columnNames: ['object'],
      referencedTableName: 'objects',
      referencedColumnNames: ['id'],
      onDelete: 'NO ACTION',
    },
  ],
  indices: [{ name: 'constants_object', columnNames: ['object'], isUnique: true }],
});

/** Objects that every installation has are found by a constant. */
export class NameObjects1795219200000 implements MigrationInterface {
  readonly name = 'NameObjects1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(constants);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
