import type { EngineName, SchemaPart } from './schema-part.js';

/** The program merges the index in parts, beside the event loop: as part of a write that took seconds. */
const merging = [
  ['automerge', 0],
  // Segments of one level that are merged at once all the same, when the program has not merged for long. SQLite takes 2,000.
  ['crisismerge', 1000],
  // Percent of a segment that is gone: it is written again then.
  ['deletemerge', 25],
] as const;

const sqlite = [
  `CREATE TABLE search_queue (id INTEGER PRIMARY KEY, kind text NOT NULL, target integer NOT NULL, name text NOT NULL DEFAULT '')`,
  // Terms are made by the program, so nothing is left to cut: the tokenizer parts them at blanks.
  `CREATE VIRTUAL TABLE search_index USING fts5 (terms, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '.'")`,
  // In their order, so that a search finds out how many begin with a word.
  'CREATE VIRTUAL TABLE search_index_terms USING fts5vocab(search_index, instance)',
  ...merging.map(([name, value]) => `INSERT INTO search_index (search_index, rank) VALUES ('${name}', ${value})`),
];

/**
 * Documents in their order. Few are found by the index and sorted; of many, the first are found soon by going through all in order. The
 * planner would have to guess which it is, and guesses wrong by a factor of a thousand; this looks.
 */
const searchDocuments = `CREATE FUNCTION search_documents(wanted tsquery, most integer) RETURNS SETOF bigint
  LANGUAGE plpgsql STABLE ROWS 100 SET enable_seqscan = off SET max_parallel_workers_per_gather = 0 SET jit = off AS $$
  DECLARE found bigint[] := ARRAY(SELECT rowid FROM search_index WHERE terms @@ wanted LIMIT 10001);
  BEGIN
    IF cardinality(found) <= 10000 THEN RETURN QUERY SELECT document FROM unnest(found) document ORDER BY document LIMIT most;
    ELSE RETURN QUERY SELECT rowid FROM search_index WHERE (terms @@ wanted) IS TRUE ORDER BY rowid LIMIT most;
    END IF;
  END $$`;

const postgres = [
  `CREATE TABLE search_queue (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind text NOT NULL, target integer NOT NULL, name text NOT NULL DEFAULT '')`,
  'CREATE TABLE search_index (rowid bigint PRIMARY KEY, terms tsvector NOT NULL)',
  // New documents are merged into the index often, as a search reads all that are not merged. In kilobytes.
  'CREATE INDEX search_index_terms ON search_index USING gin (terms) WITH (gin_pending_list_limit = 256)',
  searchDocuments,
];

/** The index of searches, and the list of what is to be indexed. */
export const search = (engine: EngineName): SchemaPart => ({ tables: [], statements: { sqlite, postgres }[engine] });
