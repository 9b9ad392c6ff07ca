import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Statements of the search index per engine: its tables, and the triggers that list changes. */
interface SearchSchema {
  /** Tables, and what finds documents in them. */
  readonly tables: readonly string[];
  trigger(name: string, event: string, condition: string | undefined, work: readonly string[]): readonly string[];
}

const sqlite: SearchSchema = {
  tables: [
    `CREATE TABLE search_queue (id INTEGER PRIMARY KEY, kind text NOT NULL, target integer NOT NULL, name text NOT NULL DEFAULT '')`,
    // Terms are made by the program, so nothing is left to cut: the tokenizer parts them at blanks.
    `CREATE VIRTUAL TABLE search_index USING fts5 (terms, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '.'")`,
  ],
  trigger: (name, event, condition, work) => [
    `CREATE TRIGGER ${name} ${event} FOR EACH ROW ${condition ? `WHEN ${condition} ` : ''}BEGIN ${work.map(each => `${each};`).join(' ')} END`,
  ],
};

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

const postgres: SearchSchema = {
  tables: [
    `CREATE TABLE search_queue (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      kind text NOT NULL, target integer NOT NULL, name text NOT NULL DEFAULT '')`,
    'CREATE TABLE search_index (rowid bigint PRIMARY KEY, terms tsvector NOT NULL)',
    // New documents are merged into the index often, as a search reads all that are not merged. In kilobytes.
    'CREATE INDEX search_index_terms ON search_index USING gin (terms) WITH (gin_pending_list_limit = 256)',
    searchDocuments,
  ],
  trigger: (name, event, condition, work) => [
    `CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${work.map(each => `${each};`).join(' ')}
      RETURN ${event.includes('DELETE') ? 'OLD' : 'NEW'}; END $$`,
    `CREATE TRIGGER ${name} ${event} FOR EACH ROW ${condition ? `WHEN (${condition}) ` : ''}EXECUTE FUNCTION ${name}()`,
  ],
};

const listed = (kind: string, id: string) => `INSERT INTO search_queue (kind, target) VALUES ('${kind}', ${id})`;
const listedDialog = (dialog: string) => `INSERT INTO search_queue (kind, target, name) VALUES ('dialog', 0, ${dialog})`;
const listedLinks = (column: string, id: string) =>
  `INSERT INTO search_queue (kind, target) SELECT 'entry', entry FROM links WHERE ${column} = ${id}`;

/** An entry without a title goes by that of the object it links to: what links to such an entry shows it, too. */
const listedLinksOfLinks = (id: string) => `INSERT INTO search_queue (kind, target)
  SELECT 'entry', m.entry FROM links l JOIN links m ON m.target_entry = l.entry WHERE l.target_object = ${id}`;

const isRetitled = 'OLD.title <> NEW.title';
const linksToObject = (id: string) => [listedLinks('target_object', id), listedLinksOfLinks(id)];
const linksToEntry = (id: string) => [listedLinks('target_entry', id)];

const triggers: readonly (readonly [name: string, event: string, condition: string | undefined, work: readonly string[]])[] = [
  ['search_object_made', 'AFTER INSERT ON objects', undefined, [listed('object', 'NEW.id')]],
  [
    'search_object_changed',
    'AFTER UPDATE OF title, sysid, type, cmdb_status, "values" ON objects',
    undefined,
    [listed('object', 'NEW.id')],
  ],
  ['search_object_retitled', 'AFTER UPDATE OF title ON objects', isRetitled, linksToObject('NEW.id')],
  // Before: afterwards the links are gone with it.
  ['search_object_purged', 'BEFORE DELETE ON objects', undefined, [listed('object', 'OLD.id'), ...linksToObject('OLD.id')]],
  ['search_entry_made', 'AFTER INSERT ON entries', undefined, [listed('entry', 'NEW.id')]],
  ['search_entry_changed', 'AFTER UPDATE OF "values" ON entries', undefined, [listed('entry', 'NEW.id')]],
  ['search_entry_retitled', 'AFTER UPDATE OF title ON entries', isRetitled, linksToEntry('NEW.id')],
  ['search_entry_purged', 'BEFORE DELETE ON entries', undefined, [listed('entry', 'OLD.id'), ...linksToEntry('OLD.id')]],
  ['search_choice_retitled', 'AFTER UPDATE OF title ON choices', isRetitled, [listedDialog('NEW.dialog')]],
  ['search_choice_gone', 'BEFORE DELETE ON choices', undefined, [listedDialog('OLD.dialog')]],
];

/**
 * Tables of the search. Triggers queue every written record in its transaction; existing records are queued here, and indexed in
 * small transactions.
 */
export class Search1795320000000 implements MigrationInterface {
  readonly name = 'Search1795320000000';

  async up(runner: QueryRunner): Promise<void> {
    const { tables, trigger } = runner.connection.options.type === 'postgres' ? postgres : sqlite;
    for (const table of tables) await runner.query(table);
    for (const each of triggers) for (const statement of trigger(...each)) await runner.query(statement);
    await runner.query(`INSERT INTO search_queue (kind, target) SELECT 'object', id FROM objects`);
    await runner.query(`INSERT INTO search_queue (kind, target) SELECT 'entry', id FROM entries`);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
