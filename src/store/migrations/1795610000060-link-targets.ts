import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The objects that attributes link to, in the order of their titles. The service fills it with the index of values, which is made anew. */
export class LinkTargets1795610000060 implements MigrationInterface {
  readonly name = 'LinkTargets1795610000060';

  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    const [text, ending] = isPostgres ? ['text COLLATE "C"', ''] : ['text', ' WITHOUT ROWID'];
    await runner.query(`CREATE TABLE link_targets (attribute bigint NOT NULL, title ${text} NOT NULL, target integer NOT NULL,
      PRIMARY KEY (attribute, title, target))${ending}`);
    await runner.query('CREATE INDEX link_targets_target ON link_targets (target, attribute)');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
