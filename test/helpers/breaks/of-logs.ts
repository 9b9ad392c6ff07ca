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
      "INSERT INTO past_choices (id, dialog, parent, title, since, until) VALUES (7, 'd', '', 't', 3, 3)",
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
