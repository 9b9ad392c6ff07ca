import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The terms of SQLite's full-text index in their order, so that a search finds out how many begin with a word. */
export class ListSearchTerms1796820000000 implements MigrationInterface {
  readonly name = 'ListSearchTerms1796820000000';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type === 'postgres') return;
    await runner.query('CREATE VIRTUAL TABLE search_index_terms USING fts5vocab(search_index, instance)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
