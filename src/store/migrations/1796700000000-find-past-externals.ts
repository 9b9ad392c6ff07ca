import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from './schema-builder.js';

const indices = ['object', 'entry'].map(
  column => new TableIndex({ name: `past_externals_${column}`, columnNames: [column, 'until'] }),
);

/** Change sets are undone: former external ids are found by the object or entry that had them. */
export class FindPastExternals1796700000000 implements MigrationInterface {
  readonly name = 'FindPastExternals1796700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndices('past_externals', indices);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
