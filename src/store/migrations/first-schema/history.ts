import type { TableOptions } from 'typeorm';
import { choices, entries, externals, links, objects, objectTypes, relations } from './records.js';
import { type EngineName, integer, key, long, optional, pastOf, type SchemaPart, text } from './schema-part.js';
import { importProfiles, livestatus, reports } from './services.js';

const changeSets: TableOptions = {
  name: 'change_sets',
  withoutRowid: true,
  columns: [
    ...key(long('number')),
    ...text('time', 'key'),
    ...optional(integer('user')),
    ...text('author', 'method', 'dialect'),
    ...optional(text('comment', 'reverts')),
    ...integer('size', 'keeps_modified_time'),
  ],
  indices: [
    // Times do not rise with the numbers where a clock was wrong for a while.
    { name: 'change_sets_time', columnNames: ['time', 'number'] },
    { name: 'change_sets_key', columnNames: ['key', 'number'] },
    { name: 'change_sets_user', columnNames: ['user', 'number'], where: '"user" IS NOT NULL' },
  ],
};

const purged = "action || '' = 'purged' AND kind || '' = 'entry'";

/** SQLite finds changes of objects by a table, `object_change_index`. */
const changesFound = {
  sqlite: { name: 'changes_of_no_object', columnNames: ['kind', 'subject', 'name', 'number'], where: 'object IS NULL' },
  postgres: { name: 'changes_subject', columnNames: ['object', 'kind', 'subject', 'number'] },
};

const changes = (engine: EngineName): TableOptions => ({
  name: 'changes',
  withoutRowid: true,
  columns: [
    ...key([...long('number'), ...integer('position')]),
    ...text('kind'),
    ...optional([...integer('subject'), ...text('name'), ...integer('object'), ...text('category')]),
    ...text('action'),
    ...optional(text('secrets')),
  ],
  indices: [
    changesFound[engine],
    { name: 'changes_entries_purged', columnNames: ['object', 'number'], where: purged },
    { name: 'changes_purged_entry', columnNames: ['subject', 'number'], where: purged },
  ],
});

/** Former entries. On SQLite their key begins with the time at which they ended: rows that are written together stand together. */
function pastEntries(engine: EngineName): TableOptions {
  const { name, columns = [] } = pastOf({
    ...entries,
    columns: entries.columns?.filter(column => column.name !== 'revision') ?? [],
  });
  const end = columns.filter(column => column.name === 'valid_to');
  const others = columns.filter(column => column.name !== 'valid_to');
  return { name, columns: engine === 'sqlite' ? [...end, ...others] : [...others, ...end] };
}

/** Past rows that are found by other columns than their keys. */
const indexOn = (table: string, ...columns: readonly string[]) =>
  columns.map(column => ({ name: `past_${table}_${column}`, columnNames: [column, 'valid_to'] }));

/** Change sets are numbered by a sequence, and followed in the order of their transactions. SQLite has one writer. */
const postgres = [
  'ALTER TABLE change_sets ADD COLUMN xid xid8 NOT NULL DEFAULT pg_current_xact_id()',
  'CREATE INDEX change_sets_commits ON change_sets (xid, number)',
  'CREATE SEQUENCE change_set_numbers AS bigint',
];

/** Numbered change sets, and the rows as they were before each. */
export const history = (engine: EngineName): SchemaPart => ({
  tables: [
    changeSets,
    changes(engine),
    pastOf(objects(engine)),
    pastEntries(engine),
    pastOf(links, indexOn('links', 'target_object', 'target_entry')),
    pastOf(relations, indexOn('relations', 'entry')),
    pastOf(choices(engine)),
    pastOf(objectTypes),
    pastOf(externals, indexOn('externals', 'object', 'entry')),
    pastOf(reports),
    pastOf(importProfiles),
    pastOf(livestatus),
  ],
  statements: engine === 'postgres' ? postgres : [],
});
