import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of values that lists are sorted by and filtered by. The service fills it from the list of what is to be indexed. */
export class ValueIndex1795564800000 implements MigrationInterface {
  readonly name = 'ValueIndex1795564800000';

  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    const [text, ending] = isPostgres ? ['text COLLATE "C"', ''] : ['text', ' WITHOUT ROWID'];
    await runner.query(`CREATE TABLE value_index (attribute bigint NOT NULL, number double precision NOT NULL, text ${text} NOT NULL,
      object integer NOT NULL, entry integer NOT NULL, PRIMARY KEY (attribute, number, text, object, entry))${ending}`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
