import type { TableOptions } from 'typeorm';
import {
  byDefault,
  bytewise,
  type EngineName,
  identityColumn,
  integer,
  key,
  long,
  optional,
  reference,
  type SchemaPart,
  text,
} from './schema-part.js';

const knownStatus = "status IN ('birth', 'normal', 'archived', 'deleted', 'template', 'massChangeTemplate')";

// Conditions of indexes compare no bare column: SQLite would plan each statement with that column anew, at every run.
const isLogin = "category || '' = 'C__CATS__PERSON_LOGIN' AND title <> ''";
const isHostAddress = "category || '' = 'C__CATG__IP' AND title <> ''";

export const objects = (engine: EngineName): TableOptions => ({
  name: 'objects',
  columns: [
    ...identityColumn('id'),
    ...text('type', 'title'),
    ...bytewise(engine, [...byDefault("''", text('folded_title')), ...text('sysid')]),
    ...text('status', 'cmdb_status', 'values'),
    ...optional(text('picture')),
    ...text('created', 'created_by'),
    ...optional(text('updated', 'updated_by')),
  ],
  checks: [{ name: 'objects_status', expression: knownStatus }],
  indices: [
    { name: 'objects_sysid', columnNames: ['sysid'], isUnique: true },
    { name: 'objects_title', columnNames: ['status', 'folded_title', 'id'] },
    { name: 'objects_type', columnNames: ['type', 'status', 'id'] },
    { name: 'objects_type_title', columnNames: ['type', 'status', 'folded_title', 'id'] },
    { name: 'objects_picture', columnNames: ['picture'], where: 'picture IS NOT NULL' },
  ],
});

export const entries: TableOptions = {
  name: 'entries',
  columns: [
    ...identityColumn('id'),
    ...integer('object'),
    ...text('category', 'status', 'title'),
    ...integer('single', 'primary'),
    ...text('values'),
    ...optional(long('revision')),
  ],
  checks: [{ name: 'entries_status', expression: knownStatus }],
  foreignKeys: [reference('entries_of_object', 'object', 'objects')],
  indices: [
    { name: 'entries_object', columnNames: ['object', 'category', 'id'] },
    { name: 'entries_single', columnNames: ['object', 'category'], isUnique: true, where: 'single = 1' },
    { name: 'entries_primary', columnNames: ['object', 'category'], isUnique: true, where: '"primary" = 1' },
    { name: 'entries_login', columnNames: ['title'], isUnique: true, where: isLogin },
    { name: 'entries_host_address', columnNames: ['title'], where: isHostAddress },
  ],
};

const contents: TableOptions = {
  name: 'contents',
  columns: [...key([...integer('entry'), ...text('digest')]), ...text('content')],
};

export const links: TableOptions = {
  name: 'links',
  columns: [
    ...key([...integer('entry'), ...text('attribute'), ...integer('position')]),
    ...optional(integer('target_object', 'target_entry')),
  ],
  checks: [{ name: 'links_target', expression: '(target_object IS NULL) <> (target_entry IS NULL)' }],
  foreignKeys: [
    reference('links_of_entry', 'entry', 'entries'),
    reference('links_to_object', 'target_object', 'objects'),
    reference('links_to_entry', 'target_entry', 'entries'),
  ],
  // A renamed record is followed by what links to it in the order of entries.
  indices: [
    { name: 'links_target_object', columnNames: ['target_object', 'entry'] },
    { name: 'links_target_entry', columnNames: ['target_entry', 'entry'] },
  ],
};

export const relations: TableOptions = {
  name: 'relations',
  columns: [
    ...identityColumn('id'),
    ...integer('entry'),
    ...text('attribute'),
    ...integer('target'),
    ...text('created', 'created_by'),
  ],
  foreignKeys: [reference('relations_of_entry', 'entry', 'entries')],
  indices: [{ name: 'relations_link', columnNames: ['entry', 'attribute', 'target'], isUnique: true }],
};

export const choices = (engine: EngineName): TableOptions => ({
  name: 'choices',
  columns: [
    ...identityColumn('id'),
    ...text('dialog', 'parent', 'title'),
    ...bytewise(engine, byDefault("''", text('folded_title'))),
    ...optional(text('constant', 'color')),
  ],
  indices: [
    { name: 'choices_title', columnNames: ['dialog', 'parent', 'folded_title'], isUnique: true },
    { name: 'choices_constant', columnNames: ['constant'], isUnique: true },
  ],
});

export const objectTypes: TableOptions = {
  name: 'object_types',
  columns: [...key(text('type')), ...optional(integer('default_template'))],
  foreignKeys: [reference('object_types_template', 'default_template', 'objects', 'SET NULL')],
};

const retiredSysids: TableOptions = { name: 'retired_sysids', columns: key(text('sysid')) };

// No cascade: an object with a constant stays. The rules refuse its purge before the database has to.
const constants: TableOptions = {
  name: 'constants',
  columns: [...key(text('const')), ...integer('object')],
  foreignKeys: [reference('constants_object_of', 'object', 'objects', 'NO ACTION')],
  indices: [{ name: 'constants_object', columnNames: ['object'], isUnique: true }],
};

export const externals: TableOptions = {
  name: 'externals',
  columns: [...key(text('source', 'name')), ...integer('object'), ...optional(integer('entry')), ...text('fingerprint')],
  foreignKeys: [reference('externals_object_of', 'object', 'objects'), reference('externals_entry_of', 'entry', 'entries')],
  indices: [
    { name: 'externals_object', columnNames: ['object'] },
    { name: 'externals_entry', columnNames: ['entry'] },
  ],
};

/** Objects, their entries, and what both refer to. */
export const records = (engine: EngineName): SchemaPart => ({
  tables: [
    ...[objects(engine), entries, contents, links, relations],
    ...[choices(engine), objectTypes, retiredSysids, constants, externals],
  ],
  statements: [],
});
