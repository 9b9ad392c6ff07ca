import type { EntitySchemaOptions } from 'typeorm';
import { EntitySchema } from 'typeorm/entity-schema/EntitySchema.js';
import { integer, key, long, optional, ownColumns, text } from './columns.js';
import { definitions } from './definition-schemas.js';
import { importProfiles } from './import-profile-schemas.js';
import { choices, externals, objectTypes } from './installation-schemas.js';
import { livestatus } from './livestatus-schemas.js';
import { entries, links, objects, relations } from './object-schemas.js';
import { isPurgedEntry } from './purged-entries.js';
import { reports } from './report-schemas.js';

export const changeSets = new EntitySchema({
  name: 'change_sets',
  withoutRowid: true,
  columns: {
    number: key(long('number')),
    time: text('time'),
    key: text('key'),
    user: optional(integer('user')),
    author: text('author'),
    method: text('method'),
    dialect: text('dialect'),
    comment: optional(text('comment')),
    reverts: optional(text('reverts')),
    size: integer('size'),
    keepsModifiedTime: integer('keeps_modified_time'),
  },
  indices: [
    { name: 'change_sets_time', columns: ['time', 'number'] },
    { name: 'change_sets_key', columns: ['key', 'number'] },
    { name: 'change_sets_user', columns: ['user', 'number'], where: '"user" IS NOT NULL' },
  ],
});

export const changes = new EntitySchema({
  name: 'changes',
  withoutRowid: true,
  columns: {
    number: key(long('number')),
    position: key(integer('position')),
    kind: text('kind'),
    subject: optional(integer('subject')),
    name: optional(text('name')),
    object: optional(integer('object')),
    category: optional(text('category')),
    action: text('action'),
    secrets: optional(text('secrets')),
  },
  indices: [
    // PostgreSQL has the one, SQLite the other, and object_change_index.
    { name: 'changes_subject', columns: ['object', 'kind', 'subject', 'number'], synchronize: false },
    { name: 'changes_of_no_object', columns: ['kind', 'subject', 'name', 'number'], where: 'object IS NULL', synchronize: false },
    { name: 'changes_entries_purged', columns: ['object', 'number'], where: isPurgedEntry() },
    { name: 'changes_purged_entry', columns: ['subject', 'number'], where: isPurgedEntry() },
  ],
});

/** The rows of a table as they were, each with the numbers between which it held: from `valid_from` on, until before `valid_to`. */
function pastOf({ options }: EntitySchema, indices: EntitySchemaOptions<unknown>['indices'] = []) {
  const columns = ownColumns(options.columns).map(([name, { generated: _, default: __, ...column }]) => [name, column] as const);
  return new EntitySchema({
    name: `past_${options.name}`,
    columns: { ...Object.fromEntries(columns), validFrom: long('valid_from'), validTo: key(long('valid_to')) },
    indices,
  });
}

export const pastObjects = pastOf(objects);
export const pastEntries = pastOf(entries);
export const pastLinks = pastOf(links, [
  { name: 'past_links_target_object', columns: ['targetObject', 'validTo'] },
  { name: 'past_links_target_entry', columns: ['targetEntry', 'validTo'] },
]);
export const pastRelations = pastOf(relations, [{ name: 'past_relations_entry', columns: ['entry', 'validTo'] }]);
export const pastChoices = pastOf(choices);
export const pastObjectTypes = pastOf(objectTypes);
export const pastReports = pastOf(reports);
export const pastImportProfiles = pastOf(importProfiles);
export const pastDefinitions = pastOf(definitions);
export const pastLivestatus = pastOf(livestatus);
export const pastExternals = pastOf(externals, [
  { name: 'past_externals_object', columns: ['object', 'validTo'] },
  { name: 'past_externals_entry', columns: ['entry', 'validTo'] },
]);
