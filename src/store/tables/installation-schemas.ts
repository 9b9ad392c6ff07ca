import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { bytewise, identityColumn, integer, key, optional, reference, text } from './columns.js';

/** A setting that belongs to the installation and is kept with its records. */
export interface SettingRecord {
  readonly name: string;
  readonly value: string;
}

/** The setting that is written to learn whether the storage can be written. */
export const checkedSetting = 'checked';

/** The setting with the identity of the history: it is made anew for a database that was restored or loaded. */
export const historySetting = 'history';

/** The setting with the epoch in which the sequences of a server were moved: its cluster and timeline. */
export const epochSetting = 'epoch';

/** The setting with the moment before which history is removed unless the clock turns out to have been wrong. */
export const notedHorizonSetting = 'noted_horizon';

/** The settings with the digest of the catalogue that processes write by, and of the one by which everything was put on the list of searches. */
export const catalogueSetting = 'catalogue';
export const indexedCatalogueSetting = 'indexed_catalogue';

/** The setting with the version of the schema: how often it was changed. */
export const schemaSetting = 'schema';

/** Settings that a copy of the database does not take over. */
export const ownSettings: readonly string[] = [
  checkedSetting,
  historySetting,
  notedHorizonSetting,
  catalogueSetting,
  indexedCatalogueSetting,
  epochSetting,
];

export const choices = new EntitySchema({
  name: 'choices',
  columns: {
    id: identityColumn('id'),
    dialog: text('dialog'),
    parent: text('parent'),
    title: text('title'),
    foldedTitle: { ...bytewise('folded_title'), default: '' },
    constant: optional(text('constant')),
    color: optional(text('color')),
  },
  indices: [
    { name: 'choices_title', columns: ['dialog', 'parent', 'foldedTitle'], unique: true },
    { name: 'choices_constant', columns: ['constant'], unique: true },
  ],
});

export const objectTypes = new EntitySchema({
  name: 'object_types',
  columns: { type: key(text('type')), defaultTemplate: optional(integer('default_template')) },
  foreignKeys: [reference('object_types_template', 'defaultTemplate', 'objects', 'SET NULL')],
});

export const externals = new EntitySchema({
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

export const constants = new EntitySchema({
  name: 'constants',
  columns: { const: key(text('const')), object: integer('object') },
  foreignKeys: [reference('constants_object_of', 'object', 'objects', 'NO ACTION')],
  indices: [{ name: 'constants_object', columns: ['object'], unique: true }],
});

/** Settings of the installation. */
export const settingSchema = new EntitySchema<SettingRecord>({
  name: 'settings',
  columns: { name: key(text('name')), value: text('value') },
});
