import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import pg from 'pg';
import { connectTo } from '../src/store/engines/postgres/pool.js';
import { rewriteTables } from '../src/store/engines/postgres/rewriting.js';
import { newDatabase } from './helpers/databases.js';
import { hasPostgres } from './helpers/postgres.js';

const onPostgres = hasPostgres ? test.serial : test.serial.skip;
const secret = 'a plain secret that nobody may find';

onPostgres('tables are rewritten once no snapshot sees their old rows, and their files hold none of them then', async t => {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const source = await connectTo(url);
  const reader = new pg.Client({ connectionString: url.replace(/^postgres:/, 'postgresql:') });
  await reader.connect();
  t.teardown(async () => {
    await reader.end();
    await source.destroy();
  });
  await source.query(`INSERT INTO settings (name, value) VALUES ('wiped', '${secret}')`);
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query('SELECT 1');
  await source.query(`UPDATE settings SET value = '' WHERE name = 'wiped'`);
  await t.throwsAsync(rewriteTables(source, 0), { message: /still sees the old rows/ });
  // The engine by itself copies the rows that the reader may still ask for.
  await source.query('VACUUM (FULL) settings');
  t.not((await filesWith(source)).length, 0);
  await reader.query('COMMIT');
  await rewriteTables(source);
  t.deepEqual(await filesWith(source), []);
});

onPostgres('a transaction of another database is waited for, as snapshots begin at the oldest one of the server', async t => {
  const [source, other] = [await opened(t), await opened(t)];
  const writer = other.createQueryRunner();
  t.teardown(() => writer.release());
  await writer.query('BEGIN');
  await writer.query('SELECT pg_current_xact_id()');
  await source.query(`INSERT INTO settings (name, value) VALUES ('wiped', '${secret}')`);
  await source.query(`UPDATE settings SET value = '' WHERE name = 'wiped'`);
  await t.throwsAsync(rewriteTables(source, 0), { message: /still sees the old rows/ });
  await source.query('VACUUM (FULL) settings');
  t.not((await filesWith(source)).length, 0, 'the engine by itself copies the old row');
  await writer.query('COMMIT');
  await rewriteTables(source);
  t.deepEqual(await filesWith(source), []);
});

/** A connection to a new database; it ends with the test. */
async function opened(t: ExecutionContext) {
  const source = await connectTo(await newDatabase(t, 'PostgreSQL', 'tables'));
  t.teardown(() => source.destroy());
  return source;
}

/** Files of the database that hold the secret. */
async function filesWith(source: Awaited<ReturnType<typeof connectTo>>): Promise<readonly string[]> {
  await source.query('CHECKPOINT');
  const [place] = (await source.query(
    "SELECT current_setting('data_directory') AS folder, oid AS id FROM pg_database WHERE datname = current_database()",
  )) as readonly { readonly folder: string; readonly id: number }[];
  const folder = join(place?.folder ?? '', 'base', String(place?.id));
  const files = readdirSync(folder).map(name => join(folder, name));
  return files.filter(file => statSync(file).isFile() && readFileSync(file).includes(secret));
}
