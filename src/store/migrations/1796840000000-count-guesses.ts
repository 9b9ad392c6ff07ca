import type { MigrationInterface, QueryRunner } from 'typeorm';
import { Table } from './schema-builder.js';

const guesses = new Table({
  name: 'guesses',
  columns: [
    { name: 'slot', type: 'integer', isPrimary: true },
    { name: 'wrong', type: 'integer' },
    { name: 'since', type: 'text' },
  ],
});

/** Wrong passwords count on all processes that share a database. */
export class CountGuesses1796840000000 implements MigrationInterface {
  readonly name = 'CountGuesses1796840000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(guesses);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
