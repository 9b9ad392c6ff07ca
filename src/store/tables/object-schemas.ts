import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { loginCategory } from '../../domain/access/user-categories.js';
import { addressCategory } from '../../domain/entries/rules/places/address-conflicts.js';
import { recordStatuses } from '../../domain/storage/objects.js';
import { bytewise, derivedColumn, identityColumn, integer, key, long, optional, reference, text } from './columns.js';

/**
 * Condition of the partial index of logins. It compares no bare column: SQLite would plan each statement with a category anew, at
 * every run.
 */
export const isLogin = `category || '' = '${loginCategory}' AND title <> ''`;

/** Condition of the partial index of host addresses: the title of such an entry is its address. */
export const isHostAddress = `category || '' = '${addressCategory}' AND title <> ''`;

const knownStatus = `status IN (${recordStatuses.map(status => `'${status}'`).join(', ')})`;

export const objects = new EntitySchema({
  name: 'objects',
  columns: {
    id: identityColumn('id'),
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
    { name: 'objects_type_created', columns: ['type', 'created', 'id'] },
    { name: 'objects_type_updated', columns: ['type', 'updated', 'created', 'id'], synchronize: false },
    { name: 'objects_cmdb_status', columns: ['status', 'cmdbStatus', 'type'], synchronize: false },
    { name: 'objects_picture', columns: ['picture'], where: 'picture IS NOT NULL' },
  ],
});

export const entries = new EntitySchema({
  name: 'entries',
  columns: {
    id: identityColumn('id'),
    object: integer('object'),
    category: text('category'),
    status: text('status'),
    title: text('title'),
    single: integer('single'),
    primary: integer('primary'),
    values: text('values'),
    // Of its latest change, where SQLite knows the number when it writes the row; the changes say it where it is null.
    revision: derivedColumn(long('revision')),
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

/** Contents of uploads, present and former: an entry names them by their digests, and they never change. */
export const contents = new EntitySchema({
  name: 'contents',
  columns: { entry: key(integer('entry')), digest: key(text('digest')), content: text('content') },
});

export const links = new EntitySchema({
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

export const relations = new EntitySchema({
  name: 'relations',
  columns: {
    id: identityColumn('id'),
    entry: integer('entry'),
    attribute: text('attribute'),
    target: integer('target'),
    created: text('created'),
    createdBy: text('created_by'),
  },
  foreignKeys: [reference('relations_of_entry', 'entry', 'entries')],
  indices: [{ name: 'relations_link', columns: ['entry', 'attribute', 'target'], unique: true }],
});

export const retiredSysids = new EntitySchema({ name: 'retired_sysids', columns: { sysid: key(text('sysid')) } });
