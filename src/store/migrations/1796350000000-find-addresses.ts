import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from './schema-builder.js';

const isHostAddress = "category || '' = 'C__CATG__IP' AND title <> ''";

/** Indexes host addresses, so that the holder of an address is found in a net of any size. */
export class FindAddresses1796350000000 implements MigrationInterface {
  readonly name = 'FindAddresses1796350000000';

  async up(runner: QueryRunner): Promise<void> {
    const index = new TableIndex({ name: 'entries_host_address', columnNames: ['title'], where: isHostAddress });
    await runner.createIndex('entries', index);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
