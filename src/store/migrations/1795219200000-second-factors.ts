import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

/** Second factors of persons who log in with a password. */
export class SecondFactors1795219200000 implements MigrationInterface {
  readonly name = 'SecondFactors1795219200000';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      { name: 'person', type: 'integer', isPrimary: true },
      { name: 'secret', type: 'text', isNullable: true },
      { name: 'proposed', type: 'text', isNullable: true },
      { name: 'step', type: 'integer', default: '0' },
      { name: 'recovery', type: 'text', default: "'[]'" },
    ];
    const ofPerson = { columnNames: ['person'], referencedTableName: 'objects', referencedColumnNames: ['id'] };
    const foreignKeys = [{ ...ofPerson, name: 'second_factors_of_person', onDelete: 'CASCADE' }];
    await runner.createTable(new Table({ name: 'second_factors', columns, foreignKeys }));
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
