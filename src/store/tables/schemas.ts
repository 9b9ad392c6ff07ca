import { addressCategory } from '../../domain/entries/address-conflicts.js';
import { recordStatuses } from '../../domain/storage/objects.js';
import { loginCategory } from '../../domain/users/user-categories.js';
import { EntitySchema } from '../engines/typeorm.js';
import { bytewise, integer, key, numbered, optional, reference, text } from './columns.js';
import { granted, keySchema, passwords, sessions } from './user-schemas.js';

/** A setting that belongs to the installation and is kept with its records. */
export interface SettingRecord {
  readonly name: string;
  readonly value: string;
}

/** What the index of logins holds. It compares no bare column: SQLite would plan each statement anew, at every run, that asks for a category. */
export const isLogin = `category || '' = '${loginCategory}' AND title <> ''`;

/** What the index of host addresses holds: an entry is named by its address. */
export const isHostAddress = `category || '' = '${addressCategory}' AND title <> ''`;

const knownStatus = `status IN (${recordStatuses.map(status => `'${status}'`).join(', ')})`;

const objects = new EntitySchema({
  name: 'objects',
  columns: {
    id: numbered('id'),
    type: text('type'),
    title: text('title'),
    foldedTitle: { ...bytewise('folded_title'), default: '' },
    sysid: bytewise('sysid'),
    status: text('status'),
    cmdbStatus: text('cmdb_status'),
    values: text('values'),
    picture: optional(text('picture')),
    created: text('created'),
    createdBy: text('created_by'),
    updated: optional(text('updated')),
    updatedBy: optional(text('updated_by')),
  },
  checks: [{ name: 'objects_status', expression: knownStatus }],
  indices: [
    { name: 'objects_sysid', columns: ['sysid'], unique: true },
    { name: 'objects_title', columns: ['status', 'foldedTitle', 'id'] },
    { name: 'objects_type', columns: ['type', 'status', 'id'] },
    { name: 'objects_type_title', columns: ['type', 'status', 'foldedTitle', 'id'] },
    { name: 'objects_picture', columns: ['picture'], where: 'picture IS NOT NULL' },
  ],
});

const entries = new EntitySchema({
  name: 'entries',
  columns: {
    id: numbered('id'),
    object: integer('object'),
    category: text('category'),
    status: text('status'),
    title: text('title'),
    single: integer('single'),
    primary: integer('primary'),
    values: text('values'),
  },
  checks: [{ name: 'entries_status', expression: knownStatus }],
  foreignKeys: [reference('entries_of_object', 'object', 'objects')],
  indices: [
    { name: 'entries_object', columns: ['object', 'category', 'id'] },
    { name: 'entries_single', columns: ['object', 'category'], unique: true, where: 'single = 1' },
    { name: 'entries_primary', columns: ['object', 'category'], unique: true, where: '"primary" = 1' },
    { name: 'entries_login', columns: ['title'], unique: true, where: isLogin },
    { name: 'entries_host_address', columns: ['title'], where: isHostAddress },
  ],
});

const links = new EntitySchema({
  name: 'links',
  columns: {
    entry: key(integer('entry')),
    attribute: key(text('attribute')),
    position: key(integer('position')),
    targetObject: optional(integer('target_object')),
    targetEntry: optional(integer('target_entry')),
  },
  checks: [{ name: 'links_target', expression: '(target_object IS NULL) <> (target_entry IS NULL)' }],
  foreignKeys: [
    reference('links_of_entry', 'entry', 'entries'),
    reference('links_to_object', 'targetObject', 'objects'),
    reference('links_to_entry', 'targetEntry', 'entries'),
  ],
  indices: [
    { name: 'links_target_object', columns: ['targetObject', 'entry'] },
    { name: 'links_target_entry', columns: ['targetEntry', 'entry'] },
  ],
});

const choices = new EntitySchema({
  name: 'choices',
  columns: {
    id: numbered('id'),
    dialog: text('dialog'),
    parent: text('parent'),
    title: text('title'),
    constant: optional(text('constant')),
    color: optional(text('color')),
  },
  indices: [
    { name: 'choices_title', columns: ['dialog', 'parent', 'title'], unique: true },
    { name: 'choices_constant', columns: ['constant'], unique: true },
  ],
});

const objectTypes = new EntitySchema({
  name: 'object_types',
  columns: { type: key(text('type')), defaultTemplate: optional(integer('default_template')) },
  foreignKeys: [reference('object_types_template', 'defaultTemplate', 'objects', 'SET NULL')],
});

const retiredSysids = new EntitySchema({ name: 'retired_sysids', columns: { sysid: key(text('sysid')) } });

const changeLog = new EntitySchema({
  name: 'change_log',
  columns: {
    sequence: numbered('sequence'),
    time: text('time'),
    key: text('key'),
    method: text('method'),
    object: optional(integer('object')),
    entry: optional(integer('entry')),
    category: optional(text('category')),
    dialog: optional(text('dialog')),
    subject: optional(text('subject')),
    apiKey: optional(text('api_key')),
    before: optional(text('before')),
    after: optional(text('after')),
  },
});

const externals = new EntitySchema({
  name: 'externals',
  columns: {
    source: key(text('source')),
    name: key(text('name')),
    object: integer('object'),
    entry: optional(integer('entry')),
    fingerprint: text('fingerprint'),
  },
  foreignKeys: [reference('externals_object_of', 'object', 'objects'), reference('externals_entry_of', 'entry', 'entries')],
  indices: [
    { name: 'externals_object', columns: ['object'] },
    { name: 'externals_entry', columns: ['entry'] },
  ],
});

const constants = new EntitySchema({
  name: 'constants',
  columns: { const: key(text('const')), object: integer('object') },
  foreignKeys: [reference('constants_object_of', 'object', 'objects', 'NO ACTION')],
  indices: [{ name: 'constants_object', columns: ['object'], unique: true }],
});

const relations = new EntitySchema({
  name: 'relations',
  columns: {
    id: numbered('id'),
    entry: integer('entry'),
    attribute: text('attribute'),
    target: integer('target'),
    created: text('created'),
    createdBy: text('created_by'),
  },
  foreignKeys: [reference('relations_of_entry', 'entry', 'entries')],
  indices: [{ name: 'relations_link', columns: ['entry', 'attribute', 'target'], unique: true }],
});

/** What belongs to the installation. */
export const settingSchema = new EntitySchema<SettingRecord>({
  name: 'settings',
  columns: { name: key(text('name')), value: text('value') },
});

/** The setting that is written to learn whether the storage can be written. */
export const checkedSetting = 'checked';

/** Every table, as the migrations leave it; a test compares the two. */
export const schemas = [
  objects,
  entries,
  links,
  choices,
  objectTypes,
  retiredSysids,
  changeLog,
  externals,
  constants,
  relations,
  passwords,
  granted,
  sessions,
  keySchema,
  settingSchema,
];
