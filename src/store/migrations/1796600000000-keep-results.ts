import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

const text = (name: string) => ({ name, type: 'text' });
const key = (name: string) => ({ ...text(name), isPrimary: true });

const idempotency = new Table({
  name: 'idempotency',
  columns: [key('caller'), key('key'), text('method'), text('fingerprint'), text('result'), text('time')],
  indices: [{ name: 'idempotency_time', columnNames: ['time'] }],
});

/** Calls with an idempotency key are carried out once: their results are kept. */
export class KeepResults1796600000000 implements MigrationInterface {
  readonly name = 'KeepResults1796600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(idempotency);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
