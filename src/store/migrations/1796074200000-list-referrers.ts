import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableIndex } from './schema-builder.js';

/** A title that changes puts one row on the list of what is searched, however much links to what has it. */
const triggers = [
  ['search_object_retitled', 'objects', 'referrersOfObject'],
  ['search_entry_retitled', 'entries', 'referrersOfEntry'],
] as const;

const row = (kind: string) => `INSERT INTO search_queue (kind, target, name) VALUES ('${kind}', NEW.id, '0');`;
const isRetitled = 'OLD.title <> NEW.title';

/**
 * Queues the referrers of renamed records in slices, by the program: a trigger would queue all at once, and block others where a
 * million entries link to one. The indexes of links return them in the order of their entries.
 */
export class ListReferrers1796074200000 implements MigrationInterface {
  readonly name = 'ListReferrers1796074200000';

  async up(runner: QueryRunner): Promise<void> {
    for (const target of ['target_object', 'target_entry']) {
      const name = `links_${target}`;
      await runner.dropIndex('links', name);
      await runner.createIndex('links', new TableIndex({ name, columnNames: [target, 'entry'] }));
    }
    const isPostgres = runner.connection.options.type === 'postgres';
    for (const [name, table, kind] of triggers)
      for (const statement of isPostgres ? inPostgres(name, kind) : inSqlite(name, table, kind)) await runner.query(statement);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

function inPostgres(name: string, kind: string): readonly string[] {
  return [`CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${row(kind)} RETURN NEW; END $$`];
}

function inSqlite(name: string, table: string, kind: string): readonly string[] {
  const event = `AFTER UPDATE OF title ON ${table} FOR EACH ROW WHEN ${isRetitled}`;
  return [`DROP TRIGGER ${name}`, `CREATE TRIGGER ${name} ${event} BEGIN ${row(kind)} END`];
}
