import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { convertLog } from './logged-changes.js';
import { Table } from './schema-builder.js';

const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const long = (name: string): TableColumnOptions => ({ name, type: 'bigint' });
const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
const key = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });

const changeSets = new Table({
  name: 'change_sets',
  withoutRowid: true,
  columns: [
    key(long('number')),
    text('time'),
    text('key'),
    optional(integer('user')),
    text('author'),
    text('method'),
    text('dialect'),
    optional(text('comment')),
    optional(text('reverts')),
    integer('size'),
    integer('leaves_updated'),
  ],
  indices: [
    { name: 'change_sets_key', columnNames: ['key', 'number'] },
    { name: 'change_sets_user', columnNames: ['user', 'number'], where: '"user" IS NOT NULL' },
  ],
});

const changes = new Table({
  name: 'changes',
  withoutRowid: true,
  columns: [
    key(long('number')),
    key(integer('position')),
    text('kind'),
    optional(integer('subject')),
    optional(text('name')),
    optional(integer('object')),
    optional(text('category')),
    text('action'),
    optional(text('secrets')),
  ],
  indices: [{ name: 'changes_subject', columnNames: ['object', 'kind', 'subject', 'number'] }],
});

const earlierChanges = new Table({
  name: 'earlier_changes',
  columns: [key(long('number')), optional(text('before')), optional(text('after'))],
});

const past = (name: string, columns: TableColumnOptions[], indices: Record<string, string[]> = {}): Table =>
  new Table({
    name: `past_${name}`,
    columns: [...columns, long('since'), key(long('until'))],
    indices: Object.entries(indices).map(([suffix, columnNames]) => ({ name: `past_${name}_${suffix}`, columnNames })),
  });

const pastTables = [
  past('objects', [
    key(integer('id')),
    text('type'),
    text('title'),
    text('folded_title'),
    text('sysid'),
    text('status'),
    text('cmdb_status'),
    text('values'),
    optional(text('picture')),
    text('created'),
    text('created_by'),
    optional(text('updated')),
    optional(text('updated_by')),
  ]),
  past('entries', [
    key(integer('id')),
    integer('object'),
    text('category'),
    text('status'),
    text('title'),
    integer('single'),
    integer('primary'),
    text('values'),
  ]),
  past(
    'links',
    [
      key(integer('entry')),
      key(text('attribute')),
      key(integer('position')),
      optional(integer('target_object')),
      optional(integer('target_entry')),
    ],
    { target_object: ['target_object', 'until'], target_entry: ['target_entry', 'until'] },
  ),
  past(
    'relations',
    [key(integer('id')), integer('entry'), text('attribute'), integer('target'), text('created'), text('created_by')],
    { entry: ['entry', 'until'] },
  ),
  past('choices', [
    key(integer('id')),
    text('dialog'),
    text('parent'),
    text('title'),
    optional(text('constant')),
    optional(text('color')),
  ]),
  past('object_types', [key(text('type')), optional(integer('default_template'))]),
  past('externals', [key(text('source')), key(text('name')), integer('object'), optional(integer('entry')), text('fingerprint')]),
];

const triggers = [
  ...['search_object_made', 'search_object_changed', 'search_object_purged', 'search_object_retitled'],
  ...['search_entry_made', 'search_entry_changed', 'search_entry_purged', 'search_entry_retitled'],
  ...['search_choice_retitled', 'search_choice_gone'],
];

/**
 * Each write is a numbered change set with the rows as they were before it. The rows of the change log become change sets; what is there
 * now is the first state of which everything is known. What is to be indexed follows from the change sets, no longer from triggers.
 */
export class NumberChanges1796500000000 implements MigrationInterface {
  readonly name = 'NumberChanges1796500000000';

  async up(runner: QueryRunner): Promise<void> {
    const isPostgres = runner.connection.options.type === 'postgres';
    for (const table of [changeSets, changes, earlierChanges, ...pastTables]) await runner.createTable(table);
    await convertLog(runner, this.name);
    await runner.dropTable('change_log');
    for (const name of triggers) await runner.query(isPostgres ? `DROP FUNCTION ${name}() CASCADE` : `DROP TRIGGER ${name}`);
    // SQLite compares bytes already, and has one writer.
    if (!isPostgres) return;
    for (const column of ['folded_title', 'sysid'])
      await runner.query(`ALTER TABLE past_objects ALTER COLUMN ${column} TYPE text COLLATE "C"`);
    await runner.query('ALTER TABLE change_sets ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id()');
    await runner.query('CREATE SEQUENCE change_set_numbers AS bigint');
    await runner.query("SELECT setval('change_set_numbers', COALESCE((SELECT MAX(number) FROM change_sets), 0) + 1, false)");
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
