import type { Break } from './break.js';

/** Invariants of what is kept beside the records: the search index, change sets, the next ids. */
export const breaksOfLogs: readonly Break[] = [
  {
    invariant: 'search',
    title: 'the index has other words, or none',
    statements: ({ lone, model }) => [
      `INSERT OR REPLACE INTO search_index (rowid, terms) VALUES (${2 * lone}, 'awrong')`,
      `DELETE FROM search_index WHERE rowid = ${2 * model + 1}`,
    ],
    postgres: ({ lone, model }) => [
      `UPDATE search_index SET terms = terms || CAST('awrong' AS tsvector) WHERE rowid = ${2 * lone}`,
      `DELETE FROM search_index WHERE rowid = ${2 * model + 1}`,
    ],
    found: ({ lone, model }) =>
      [lone, model].map((id, at) => `${at === 0 ? 'object' : 'entry'} ${id}: it is indexed by other words than it has`),
  },
  {
    invariant: 'search',
    title: 'as many words, and one of them another',
    statements: ({ lone }) => [
      'CREATE VIRTUAL TABLE temp.words USING fts5vocab(main, search_index, instance)',
      `INSERT OR REPLACE INTO search_index (rowid, terms)
        SELECT doc, replace(group_concat(term, ' '), 'alone', 'zlone') FROM words WHERE doc = ${2 * lone}`,
    ],
    postgres: ({ lone }) => [
      `UPDATE search_index SET terms = array_to_tsvector(array_replace(tsvector_to_array(terms), 'alone', 'zlone')) WHERE rowid = ${2 * lone}`,
    ],
    found: ({ lone }) => [`object ${lone}: it is indexed by other words than it has`],
  },
  {
    invariant: 'search',
    title: 'what is gone is indexed',
    statements: () => ["INSERT INTO search_index (rowid, terms) VALUES (199998, 'agone')"],
    found: () => ['object 99999: it is not there, and is indexed'],
  },
  {
    invariant: 'value index',
    title: 'a value is not indexed, or another one is',
    statements: ({ lone, model, last }) => [
      `DELETE FROM value_index WHERE entry = ${model} AND text = 's1'`,
      `DELETE FROM value_index WHERE entry = 0 AND object = ${lone}`,
      `INSERT INTO value_index (attribute, number, text, object, entry) VALUES (5, 0, 'astray', ${last}, 0)`,
    ],
    found: ({ lone, model }) => [
      `object ${lone}: a value of it is not indexed; saving it anew puts it right`,
      `entry ${model}: a value of it is not indexed; saving it anew puts it right`,
      `object ${lone}: it is indexed by a value that it does not have`,
    ],
  },
  {
    invariant: 'value index',
    title: 'as many values, and one of them another or of what is gone',
    statements: ({ model }) => [
      `UPDATE value_index SET text = 's2' WHERE entry = ${model} AND text = 's1'`,
      "INSERT INTO value_index (attribute, number, text, object, entry) VALUES (5, 1.5, '', 99999, 99998)",
    ],
    found: ({ model }) => [
      `entry ${model}: a value of it is not indexed; saving it anew puts it right`,
      'entry 99998: it is indexed by a value that it does not have',
      `entry ${model}: it is indexed by a value that it does not have`,
    ],
  },
  {
    invariant: 'value index',
    title: 'what is linked to has another title, or is not known as that',
    statements: ({ outer, inner }) => [
      `UPDATE link_targets SET title = 'astray' WHERE target = ${outer}`,
      `DELETE FROM link_targets WHERE target = ${inner}`,
    ],
    found: ({ outer, inner }) =>
      [outer, inner].map(
        id =>
          `object ${id}: lists that are sorted by links to it do not have it under its title; saving it and what links to it anew puts it right`,
      ),
  },
  {
    invariant: 'change sets',
    title: 'a creation is lost',
    statements: ({ lone, model }) => [
      `DELETE FROM changes WHERE action = 'created' AND (kind = 'object' AND subject = ${lone} OR kind = 'entry' AND subject = ${model})`,
    ],
    found: ({ lone, model, server }) => [
      `object ${lone}: no change is its creation`,
      `entry ${model} of object ${server} (C__CATG__MODEL): no change is its creation`,
    ],
  },
  {
    invariant: 'change sets',
    title: 'an object and an entry are lost',
    statements: ({ lone, model }) => [`DELETE FROM objects WHERE id = ${lone}`, `DELETE FROM entries WHERE id = ${model}`],
    found: ({ lone, model }) => [
      `object ${lone}: it was created and not purged, and is not there`,
      `entry ${model}: it was created and not purged, and is not there`,
    ],
  },
  {
    invariant: 'change sets',
    title: 'a change set, a former row or its change is lost, or a former row held at no time',
    statements: ({ lone }) => [
      `INSERT INTO changes (number, position, kind, subject, object, action) VALUES (2, 99, 'object', ${lone}, ${lone}, 'edited')`,
      "INSERT INTO changes (number, position, kind, subject, name, action) VALUES (999999, 0, 'choice', 7, 'd', 'created')",
      "INSERT INTO past_choices (id, dialog, parent, title, folded_title, valid_from, valid_to) VALUES (7, 'd', '', 't', 't', 3, 3)",
    ],
    found: ({ lone }) => [
      `change set 2: object ${lone}: the change has no former row`,
      'change set 999999: choice 7: the change belongs to no change set',
      'change set 3: choice 7: the former row ends before it begins',
      'change set 3: choice 7: the former row has no change',
    ],
  },
  {
    invariant: 'ids',
    title: 'the next id was given out already',
    statements: () => ["UPDATE sqlite_sequence SET seq = 0 WHERE name = 'objects'"],
    postgres: () => ['ALTER SEQUENCE objects_id_seq RESTART WITH 1'],
    found: ({ last }) => [`the table objects: the next id is 1, and ${last} was given out`],
  },
];
