import type { QueryRunner } from 'typeorm';
import { text } from '../../messages/text.js';
import { prepareDatabase } from '../engines/postgres/postgres.js';
import { StoreError } from '../engines/store-errors.js';
import type { HeaderTable, Row } from './form.js';
import { suspendRowWork } from './postgres-bulk.js';
import { postgresSnapshot, sequenceNamed } from './postgres-snapshot.js';
import { connectForLong } from './postgres-source.js';
import { rejectServed } from './served.js';
import { type ExportTarget, listForSearch, recount, requireEmpty, type TargetOptions } from './target.js';

const tableNames = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name`;

/**
 * Loads into a PostgreSQL database in one transaction.
 * @throws StoreError
 */
export async function postgresTarget(url: string, options: TargetOptions): Promise<ExportTarget> {
  const { runner, close } = await connectForLong(url, options.state);
  const abandon = async (): Promise<void> => {
    await runner.query('ROLLBACK').catch(() => {});
    await close().catch(() => {});
  };
  try {
    await prepareTables(runner, options);
    const resume = await suspendRowWork(runner);
    return {
      ...postgresSnapshot(runner),
      insert: (table, rows) => insert(runner, table, rows),
      async settle(tables) {
        await resume();
        for (const { name, last_id: last } of tables) if (last !== undefined) await setLastId(runner, name, last);
        for (const statement of [goOnNumbering, listForSearch, recount]) await runner.query(statement);
      },
      async finish() {
        await runner.query('COMMIT');
        await runner.query('ANALYZE');
        await close();
        await bringUpToDate(url);
        return undefined;
      },
      abandon,
    };
  } catch (error) {
    await abandon();
    throw error;
  }
}

/** Change sets have no column that gives out their numbers: the next one follows the highest. */
const goOnNumbering = `SELECT setval('change_set_numbers', COALESCE((SELECT MAX(number) FROM change_sets), 0) + 1, false)`;

/** Begins the transaction, with empty tables that nobody else can use until it ends. */
async function prepareTables(runner: QueryRunner, { state, isToReplace = false }: TargetOptions): Promise<void> {
  const ask = (text: string): Promise<readonly object[]> => runner.query(text);
  await rejectServed(runner);
  if (!isToReplace) await requireEmpty(ask, tableNames);
  await requireEarlierState(runner, state);
  await prepareDatabase(runner.connection);
  const names = ((await runner.query(tableNames)) as readonly { readonly name: string }[]).map(({ name }) => name);
  const emptied = names.filter(name => name !== 'migrations').join(', ');
  await runner.query(`BEGIN; LOCK TABLE ${emptied} IN ACCESS EXCLUSIVE MODE`);
  if (!isToReplace) await requireEmpty(ask, tableNames);
  await runner.query(`TRUNCATE TABLE ${emptied}`);
}

const isMigrated = "SELECT to_regclass('migrations') IS NOT NULL AS there";

/** Tables that are newer than the rows cannot take them. */
async function requireEarlierState(runner: QueryRunner, state: TargetOptions['state']): Promise<void> {
  const [found] = (await runner.query(isMigrated)) as readonly { readonly there: boolean }[];
  const executed: readonly { readonly name: string }[] = found?.there ? await runner.query('SELECT name FROM migrations') : [];
  if (executed.every(({ name }) => state.some(known => known.name === name))) return;
  throw new StoreError(text('DatabaseHasNewerTables'));
}

async function insert(runner: QueryRunner, { name, columns }: HeaderTable, rows: readonly Row[]): Promise<void> {
  const names = columns.map(column => `"${column}"`).join(', ');
  const records = rows.map(row => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])));
  const text = `INSERT INTO ${name} (${names}) SELECT ${names} FROM json_populate_recordset(CAST(NULL AS ${name}), CAST($1 AS json))`;
  await runner.query(text, [JSON.stringify(records)]);
}

async function setLastId(runner: QueryRunner, table: string, last: number): Promise<void> {
  const values = [await sequenceNamed(runner, table), Math.max(last, 1), last > 0];
  await runner.query('SELECT setval(CAST($1 AS text), CAST($2 AS bigint), CAST($3 AS boolean))', values);
}

/** Carries out the migrations that the loaded database does not have yet. */
async function bringUpToDate(url: string): Promise<void> {
  const { runner, close } = await connectForLong(url);
  try {
    await prepareDatabase(runner.connection);
  } finally {
    await close();
  }
}
