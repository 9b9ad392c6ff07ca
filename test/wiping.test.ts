import type { ExecutionContext } from 'ava';
import pg from 'pg';
import { connectTo } from '../src/store/engines/postgres/pool.js';
import { rewriteTables } from '../src/store/engines/postgres/rewriting.js';
import { newDatabase } from './helpers/databases.js';
import { filesWith } from './helpers/files-with.js';
import { patientLimits } from './helpers/patience.js';
import { hasPostgres } from './helpers/postgres.js';
import test from './helpers/suite.js';

const onPostgres = hasPostgres ? test.serial : test.serial.skip;
const secret = 'a plain secret that nobody may find';

onPostgres('tables are rewritten once no snapshot sees their old rows, and their files hold none of them then', async t => {
  const { url, source } = await opened(t);
  const reader = new pg.Client({ connectionString: url.replace(/^postgres:/, 'postgresql:') });
  await reader.connect();
  t.teardown(() => reader.end());
  await source.query(`INSERT INTO settings (name, value) VALUES ('wiped', '${secret}')`);
  await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  await reader.query('SELECT 1');
  await source.query(`UPDATE settings SET value = '' WHERE name = 'wiped'`);
  await t.throwsAsync(rewriteTables(source, 0), { message: /still sees the old rows/ });
  // The engine by itself copies the rows that the reader may still ask for.
  await source.query('VACUUM (FULL) settings');
  t.not((await filesWith(url, secret)).length, 0);
  await reader.query('COMMIT');
  await rewriteTables(source);
  t.deepEqual(await filesWith(url, secret), []);
});

onPostgres('a transaction of another database is waited for, as snapshots begin at the oldest one of the server', async t => {
  const { url, source } = await opened(t);
  const writer = (await opened(t)).source.createQueryRunner();
  t.teardown(() => writer.release());
  await writer.query('BEGIN');
  await writer.query('SELECT pg_current_xact_id()');
  await source.query(`INSERT INTO settings (name, value) VALUES ('wiped', '${secret}')`);
  await source.query(`UPDATE settings SET value = '' WHERE name = 'wiped'`);
  await t.throwsAsync(rewriteTables(source, 0), { message: /still sees the old rows/ });
  await source.query('VACUUM (FULL) settings');
  t.not((await filesWith(url, secret)).length, 0, 'the engine by itself copies the old row');
  await writer.query('COMMIT');
  await rewriteTables(source);
  t.deepEqual(await filesWith(url, secret), []);
});

/** A new database and a connection to it, which ends with the test. */
async function opened(t: ExecutionContext) {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const source = await connectTo(url, patientLimits);
  t.teardown(() => source.destroy());
  return { url, source };
}
