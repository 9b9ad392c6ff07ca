import type { MigrationInterface, QueryRunner, TableOptions } from 'typeorm';
import { identityColumn, integer, pastOf, text } from './first-schema/schema-part.js';
import { Table } from './schema-builder.js';

const definitions: TableOptions = {
  name: 'definitions',
  columns: [...identityColumn('id'), ...text('part', 'name', 'definition'), ...integer('removed')],
  indices: [{ name: 'definitions_name', columnNames: ['part', 'name'], isUnique: true }],
};

/** A transaction shares the claim of the schema until it ends, and is refused where it was checked by another version. */
const requireSchema = `CREATE FUNCTION require_schema(own integer) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE others integer := 0;
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended('schema', 0));
    SELECT COALESCE(MAX(CAST(value AS integer)), 0) INTO others FROM settings WHERE name = 'schema';
    IF others <> own THEN
      RAISE EXCEPTION 'The schema has version % by now, and the call knows version %', others, own USING ERRCODE = 'KT002';
    END IF;
  END $$`;

/** Definitions that a site adds to the catalogue while the service runs. */
export class Definitions1795478400000 implements MigrationInterface {
  readonly name = 'Definitions1795478400000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of [definitions, pastOf(definitions)]) await runner.createTable(new Table(table));
    if (runner.connection.options.type === 'postgres') await runner.query(requireSchema);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migrations only go up'));
  }
}
