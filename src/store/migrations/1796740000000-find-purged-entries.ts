import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from './schema-builder.js';

const where = "kind || '' = 'entry' AND action || '' = 'purged'";
const index = new TableIndex({ name: 'changes_entries_purged', columnNames: ['object', 'number'], where });

/** History is pruned: entries that were purged are found by a later change of their object. */
export class FindPurgedEntries1796740000000 implements MigrationInterface {
  readonly name = 'FindPurgedEntries1796740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('changes', index);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
