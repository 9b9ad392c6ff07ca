import type { MigrationInterface, QueryRunner } from 'typeorm';
import { askOn } from './entry-rewriting.js';
import { TableColumn, TableIndex } from './schema-builder.js';

const plain = /^[\0-\x7f]*$/;
const marks = /\p{Mn}/gu;

/** Objects whose titles are folded with one statement. */
const chunk = 500;

const indices = [
  new TableIndex({ name: 'objects_title', columnNames: ['status', 'folded_title', 'id'] }),
  new TableIndex({ name: 'objects_type', columnNames: ['type', 'status', 'id'] }),
  new TableIndex({ name: 'objects_type_title', columnNames: ['type', 'status', 'folded_title', 'id'] }),
];

/** Objects are listed by title, whatever its case, by type and by sysid, in the same order on every engine. */
export class OrderObjects1795226400000 implements MigrationInterface {
  readonly name = 'OrderObjects1795226400000';

  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    const column = { name: 'folded_title', type: 'text', default: "''", ...(isPostgres ? { collation: 'C' } : {}) };
    await runner.addColumn('objects', new TableColumn(column));
    // SQLite compares bytes already.
    if (isPostgres) await runner.query('ALTER TABLE objects ALTER COLUMN sysid TYPE text COLLATE "C"');
    await foldTitles(runner);
    await runner.createIndices('objects', indices);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}

interface Titled {
  readonly id: number;
  readonly title: string;
}

async function foldTitles(runner: QueryRunner): Promise<void> {
  const ask = askOn(runner);
  let last = 0;
  for (;;) {
    const titles = await ask<Titled>(`SELECT id, title FROM objects WHERE id > ? ORDER BY id LIMIT ${chunk}`, [last]);
    if (titles.length === 0) return;
    const rows = titles.map(() => '(CAST(? AS integer), CAST(? AS text))').join(', ');
    const text = `UPDATE objects SET folded_title = v.column2 FROM (VALUES ${rows}) v WHERE objects.id = v.column1`;
    await ask(
      text,
      titles.flatMap(({ id, title }) => [id, foldedTitle(title)]),
    );
    last = titles.at(-1)?.id ?? last;
  }
}

/** A title as the migrations sort it: without case, and with accents only where titles differ in nothing else. */
function foldedTitle(title: string): string {
  const lower = title.normalize('NFC').toLowerCase();
  const bare = plain.test(lower) ? lower : lower.normalize('NFD').replace(marks, '').replaceAll('ß', 'ss');
  return bare === lower ? lower : `${bare}\u0001${lower}`;
}
