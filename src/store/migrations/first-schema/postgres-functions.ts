import type { EngineName, SchemaPart } from './schema-part.js';

/** Tries to read a text. That takes longer than to read one that is known to be right. */
const triedJson = `CREATE FUNCTION tried_json(text) RETURNS jsonb LANGUAGE plpgsql STABLE
  AS $$ BEGIN RETURN CAST($1 AS jsonb); EXCEPTION WHEN data_exception THEN RETURN NULL; END $$`;

const readableJson = (question: string) =>
  `CREATE FUNCTION readable_json(text) RETURNS jsonb LANGUAGE sql STABLE AS $$ ${question} $$`;

/** A condition on values goes past an entry whose text is damaged. Servers tell since version 16 what is JSON; what they cannot keep of it has an escape. */
const readableJsonByVersion = `DO $do$ BEGIN
  IF current_setting('server_version_num')::integer >= 160000 THEN
    ${readableJson(`SELECT
  CASE WHEN $1 IS JSON OBJECT THEN CASE WHEN strpos($1, '\\u') = 0 THEN CAST($1 AS jsonb) ELSE tried_json($1) END END`)};
  ELSE ${readableJson('SELECT tried_json($1)')};
  END IF; END $do$`;

/** A transaction that names its catalogue changes records, and makes them searchable, only while that is the one of the database. */
const requireCatalogue = `CREATE FUNCTION require_catalogue() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE own text := current_setting('kataster.catalogue', true); others text;
  BEGIN
    IF own IS NULL OR own = '' THEN RETURN NULL; END IF;
    SELECT value INTO others FROM settings WHERE name = 'catalogue';
    IF others <> own THEN
      RAISE EXCEPTION 'This process has the catalogue %, and one that was started later has %', own, others USING ERRCODE = 'KT001';
    END IF;
    RETURN NULL;
  END $$`;

const beforeStatement = (event: string, table: string) =>
  `CREATE TRIGGER ${table}_catalogue BEFORE ${event} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION require_catalogue()`;

const statements = [
  ...[triedJson, readableJsonByVersion, requireCatalogue],
  ...[beforeStatement('INSERT', 'change_sets'), beforeStatement('DELETE', 'search_queue')],
];

/** Functions of PostgreSQL: SQLite reads damaged texts by itself, and its file has one process. */
export const postgresFunctions = (engine: EngineName): SchemaPart => ({
  tables: [],
  statements: engine === 'postgres' ? statements : [],
});
