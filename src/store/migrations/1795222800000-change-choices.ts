import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { TableColumn, TableIndex } from './schema-builder.js';

const optionalText = (name: string): TableColumnOptions => ({ name, type: 'text', isNullable: true });

/** Choices can be CMDB statuses, and what happens to choices stands in the change log, which was about objects alone. */
export class ChangeChoices1795222800000 implements MigrationInterface {
  readonly name = 'ChangeChoices1795222800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns('choices', [new TableColumn(optionalText('constant')), new TableColumn(optionalText('color'))]);
    await runner.createIndex('choices', new TableIndex({ name: 'choices_constant', columnNames: ['constant'], isUnique: true }));
    const object = { name: 'object', type: 'integer' };
    await runner.changeColumn('change_log', 'object', new TableColumn({ ...object, isNullable: true }));
    await runner.addColumn('change_log', new TableColumn(optionalText('dialog')));
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
