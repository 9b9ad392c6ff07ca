import type { MigrationInterface, QueryRunner, TableColumnOptions } from 'typeorm';
import { Table } from './schema-builder.js';

const text = (name: string): TableColumnOptions => ({ name, type: 'text' });
const integer = (name: string): TableColumnOptions => ({ name, type: 'integer' });
const optional = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isNullable: true });
const key = (column: TableColumnOptions): TableColumnOptions => ({ ...column, isPrimary: true });
const numbered = (name: string): TableColumnOptions => ({
  ...integer(name),
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

const knownStatus = "status IN ('birth', 'normal', 'archived', 'deleted', 'template', 'massChangeTemplate')";

function reference(name: string, columnName: string, referencedTableName: string, onDelete = 'CASCADE') {
  return { name, columnNames: [columnName], referencedTableName, referencedColumnNames: ['id'], onDelete };
}

const objects = new Table({
  name: 'objects',
  columns: [
    numbered('id'),
    text('type'),
    text('title'),
    text('sysid'),
    text('status'),
    text('cmdb_status'),
    text('values'),
    optional(text('picture')),
    text('created'),
    text('created_by'),
    optional(text('updated')),
    optional(text('updated_by')),
  ],
  checks: [{ name: 'objects_status', expression: knownStatus }],
  indices: [
    { name: 'objects_sysid', columnNames: ['sysid'], isUnique: true },
    { name: 'objects_picture', columnNames: ['picture'], where: 'picture IS NOT NULL' },
  ],
});

const entries = new Table({
  name: 'entries',
  columns: [
    numbered('id'),
    integer('object'),
    text('category'),
    text('status'),
    text('title'),
    integer('single'),
    integer('primary'),
    text('values'),
  ],
  checks: [{ name: 'entries_status', expression: knownStatus }],
  foreignKeys: [reference('entries_of_object', 'object', 'objects')],
  indices: [
    { name: 'entries_object', columnNames: ['object', 'category', 'id'] },
    { name: 'entries_single', columnNames: ['object', 'category'], isUnique: true, where: 'single = 1' },
    { name: 'entries_primary', columnNames: ['object', 'category'], isUnique: true, where: '"primary" = 1' },
  ],
});

const links = new Table({
  name: 'links',
  columns: [
    key(integer('entry')),
    key(text('attribute')),
    key(integer('position')),
    optional(integer('target_object')),
    optional(integer('target_entry')),
  ],
  checks: [{ name: 'links_target', expression: '(target_object IS NULL) <> (target_entry IS NULL)' }],
  foreignKeys: [
    reference('links_of_entry', 'entry', 'entries'),
    reference('links_to_object', 'target_object', 'objects'),
    reference('links_to_entry', 'target_entry', 'entries'),
  ],
  indices: [
    { name: 'links_target_object', columnNames: ['target_object'] },
    { name: 'links_target_entry', columnNames: ['target_entry'] },
  ],
});

const choices = new Table({
  name: 'choices',
  columns: [numbered('id'), text('dialog'), text('parent'), text('title')],
  indices: [{ name: 'choices_title', columnNames: ['dialog', 'parent', 'title'], isUnique: true }],
});

const objectTypes = new Table({
  name: 'object_types',
  columns: [key(text('type')), optional(integer('default_template'))],
  foreignKeys: [reference('object_types_template', 'default_template', 'objects', 'SET NULL')],
});

const retiredSysids = new Table({ name: 'retired_sysids', columns: [key(text('sysid'))] });

const changeLog = new Table({
  name: 'change_log',
  columns: [
    numbered('sequence'),
    text('time'),
    text('key'),
    text('method'),
    integer('object'),
    optional(integer('entry')),
    optional(text('category')),
    optional(text('before')),
    optional(text('after')),
  ],
});

const externals = new Table({
  name: 'externals',
  columns: [key(text('source')), key(text('name')), integer('object'), optional(integer('entry')), text('fingerprint')],
  foreignKeys: [reference('externals_object_of', 'object', 'objects'), reference('externals_entry_of', 'entry', 'entries')],
  indices: [
    { name: 'externals_object', columnNames: ['object'] },
    { name: 'externals_entry', columnNames: ['entry'] },
  ],
});

const keys = new Table({
  name: 'api_keys',
  columns: [
    key(text('id')),
    text('digest'),
    text('title'),
    text('created'),
    optional(text('expires')),
    optional(text('revoked')),
    optional(text('last_used')),
  ],
});

const settings = new Table({ name: 'settings', columns: [key(text('name')), text('value')] });

/** The tables of the first version. */
export class CreateTables1795132800000 implements MigrationInterface {
  readonly name = 'CreateTables1795132800000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [objects, entries, links, choices, objectTypes, retiredSysids, changeLog, externals, keys, settings]) {
      await runner.createTable(table);
    }
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
