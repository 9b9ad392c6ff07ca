import type { SqlConnection } from '../src/store/engines/connection.js';
import { postgresDialect } from '../src/store/engines/postgres/dialect.js';
import { enterEpoch } from '../src/store/engines/postgres/epochs.js';
import { connectTo } from '../src/store/engines/postgres/pool.js';
import { Primary } from '../src/store/engines/postgres/primary.js';
import { SequenceIds } from '../src/store/engines/postgres/sequence-ids.js';
import { migrations } from '../src/store/migrations/migrations.js';
import { administer } from './helpers/administer.js';
import { newDatabase } from './helpers/databases.js';
import { patientLimits } from './helpers/patience.js';
import { hasPostgres } from './helpers/postgres.js';
import { rowsIn } from './helpers/process.js';
import type { Scope } from './helpers/scope.js';
import { storeAt } from './helpers/stores.js';
import test from './helpers/suite.js';

const serial = hasPostgres ? test.serial : test.serial.skip;

const objects = "pg_get_serial_sequence('objects', 'id')";

/** The sequences of a database, with the last number that each gave out. */
async function lastNumbers(url: string): Promise<ReadonlyMap<string, number>> {
  const text =
    "SELECT sequencename AS name, CAST(COALESCE(last_value, 0) AS integer) AS last FROM pg_sequences WHERE schemaname = 'public'";
  return new Map(
    (await rowsIn<{ readonly name: string; readonly last: number }>(url, text)).map(({ name, last }) => [name, last]),
  );
}

/** A database in its first epoch, and a process that enters the epoch that it finds. */
async function database(t: Scope) {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  await (await storeAt(t, url)).close();
  const source = await connectTo(url, patientLimits, 4, migrations, new Primary());
  t.teardown(() => source.destroy());
  return { url, source, enter: (last: number) => enterEpoch(source, [{ sequence: objects, last }]) };
}

const leave = (url: string) => administer(url, "UPDATE settings SET value = 'another' WHERE name = 'epoch'");

serial('in an epoch that the database knows nothing moves but what the process itself gave out', async t => {
  const { url, enter } = await database(t);
  await enter(0);
  const before = await lastNumbers(url);
  await enter(before.get('objects_id_seq') ?? 0);
  t.deepEqual(await lastNumbers(url), before);
  await enter(250_000);
  t.deepEqual(await lastNumbers(url), new Map([...before, ['objects_id_seq', 250_000]]));
});

serial('in another epoch every sequence moves, once for all processes, and further for one that gave out more', async t => {
  const { url, enter } = await database(t);
  const before = await lastNumbers(url);
  t.true(before.size > 5);
  await leave(url);
  await Promise.all([0, 0, 0, 0].map(enter));
  t.deepEqual(await lastNumbers(url), new Map([...before].map(([name, last]) => [name, last + 100_000])));
  await leave(url);
  await enter(500_000);
  t.is((await lastNumbers(url)).get('objects_id_seq'), 500_000);
});

serial(
  'spare ids from before are given out no more: a server that lost them in a crash gives them to other processes',
  async t => {
    const { url, source } = await database(t);
    const ids = new SequenceIds();
    const unused = () => Promise.reject(new Error('Ids are read'));
    const rows: SqlConnection['rows'] = (text, values) => source.query(postgresDialect.text(text), [...values]);
    const session: SqlConnection = { dialect: postgresDialect, isIndexed: false, rows, count: unused, apply: unused };
    const [first = 0] = await ids.next(session, 'objects', 1);
    const last = (await lastNumbers(url)).get('objects_id_seq') ?? 0;
    t.true(last > first);
    await ids.enter(source);
    t.deepEqual(await ids.next(session, 'objects', 1), [last + 1]);
  },
);
