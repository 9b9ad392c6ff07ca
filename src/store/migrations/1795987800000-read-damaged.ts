import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tries to read a text. That takes longer than to read one that is known to be right. */
const tried = `CREATE FUNCTION tried_json(text) RETURNS jsonb LANGUAGE plpgsql STABLE
  AS $$ BEGIN RETURN CAST($1 AS jsonb); EXCEPTION WHEN data_exception THEN RETURN NULL; END $$`;

/** Servers tell since version 16 what is JSON. What they cannot keep of it has an escape. */
const readable = `CREATE FUNCTION readable_json(text) RETURNS jsonb LANGUAGE sql STABLE AS $$ SELECT
  CASE WHEN $1 IS JSON OBJECT THEN CASE WHEN strpos($1, '\\u') = 0 THEN CAST($1 AS jsonb) ELSE tried_json($1) END END $$`;
const readableBefore16 = 'CREATE FUNCTION readable_json(text) RETURNS jsonb LANGUAGE sql STABLE AS $$ SELECT tried_json($1) $$';

/** A condition on values goes past an entry whose text is damaged. On SQLite the statements do so themselves. */
export class ReadDamaged1795987800000 implements MigrationInterface {
  readonly name = 'ReadDamaged1795987800000';

  async up(runner: QueryRunner): Promise<void> {
    if (runner.connection.options.type !== 'postgres') return;
    const [row] = (await runner.query('SHOW server_version_num')) as readonly { readonly server_version_num: string }[];
    await runner.query(tried);
    await runner.query(Number(row?.server_version_num) >= 160_000 ? readable : readableBefore16);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
