import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

/** Passkeys of persons, and the challenges that were signed, each of which counts once. */
export class Passkeys1795595000000 implements MigrationInterface {
  readonly name = 'Passkeys1795595000000';

  async up(runner: QueryRunner): Promise<void> {
    const columns = [
      { ...text('id'), isPrimary: true },
      { name: 'person', type: 'integer' },
      text('public_key'),
      { name: 'counter', type: 'bigint', default: '0' },
      { ...text('transports'), default: "'[]'" },
      text('title'),
      text('created'),
      { ...text('last_used'), isNullable: true },
    ];
    const ofPerson = { columnNames: ['person'], referencedTableName: 'objects', referencedColumnNames: ['id'] };
    const foreignKeys = [{ ...ofPerson, name: 'passkeys_of_person', onDelete: 'CASCADE' }];
    const indices = [{ name: 'passkeys_person', columnNames: ['person'] }];
    await runner.createTable(new Table({ name: 'passkeys', columns, foreignKeys, indices }));
    await runner.createTable(
      new Table({
        name: 'used_challenges',
        columns: [{ ...text('digest'), isPrimary: true }, text('expires')],
        indices: [{ name: 'used_challenges_expires', columnNames: ['expires'] }],
      }),
    );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

const text = (name: string) => ({ name, type: 'text' });
