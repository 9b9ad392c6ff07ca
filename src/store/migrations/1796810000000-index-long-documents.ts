import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bytes of values that may have more terms than the index of searches keeps of one document. */
const long = 4000;

/** The index of searches says which documents it does not know to their end: those are indexed anew. */
export class IndexLongDocuments1796810000000 implements MigrationInterface {
  readonly name = 'IndexLongDocuments1796810000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [kind, table] of [
      ['object', 'objects'],
      ['entry', 'entries'],
    ])
      await runner.query(
        `INSERT INTO search_queue (kind, target) SELECT '${kind}', id FROM ${table} WHERE octet_length("values") > ${long} ORDER BY id`,
      );
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
