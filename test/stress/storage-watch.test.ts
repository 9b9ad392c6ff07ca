import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { administer } from '../helpers/administer.js';
import { newDatabase } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { serve } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import { engines } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const onPostgres = engines.some(({ name }) => name === 'PostgreSQL') ? test : test.skip;

onPostgres('a PostgreSQL database that goes away and comes back is told in the log, a few lines for many calls', async t => {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const service = await serve(t, { KATASTER_DATABASE: url });
  const name = new URL(url).pathname.slice(1);
  const elsewhere = new URL('postgres', url).href;
  const create = () => service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'title-secret' });
  await until(async () => {
    await administer(elsewhere, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
    return isDone(administer(elsewhere, `ALTER DATABASE ${name} RENAME TO ${name}_away`));
  });
  for (const { error } of await Promise.all(Array.from({ length: 50 }, create)))
    t.deepEqual(error, { code: -32051, message: 'Storage unavailable', data: { error: 'StorageUnavailable', retry: 'true' } });
  t.is((await send(`${service.url}/health/ready`, { verb: 'GET' })).status, 503);
  await administer(elsewhere, `ALTER DATABASE ${name}_away RENAME TO ${name}`);
  await setTimeout(5100);
  t.is((await create()).error, undefined);
  await until(() => service.said.stderr.includes('the storage works again'));
  const told = service.said.stderr.split('\n').filter(line => line.includes('the storage'));
  t.true(told.length <= 4, service.said.stderr);
  t.like(JSON.parse(told[0] ?? ''), { level: 50, answered: 'StorageUnavailable', failures: 1 });
  t.notRegex(service.said.stderr, /secret|INSERT|SELECT/);
});

onPostgres('a write that waits for a lock in vain is told to come again; the log and the readiness say nothing', async t => {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const service = await serve(t, { KATASTER_DATABASE: url });
  const { id } = await resultOf<{ id: string }>(service.call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web' }));
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  t.teardown(() => other.end());
  await other.query(`BEGIN; SELECT * FROM objects WHERE id = ${id} FOR UPDATE`);
  const { error } = await service.call('cmdb.object.update', { id, title: 'web1' });
  // Busy by the limit of the lock, or TimedOut where a busy machine comes to that of the statement first.
  t.true([-32050, -32052].includes(error?.code ?? 0), JSON.stringify(error));
  t.is(error?.data?.retry, 'true');
  t.is((await send(`${service.url}/health/ready`, { verb: 'GET' })).status, 200);
  if (error?.code === -32050) t.notRegex(service.said.stderr, /storage/);
  await other.query('ROLLBACK');
  t.is((await service.call('cmdb.object.update', { id, title: 'web1' })).error, undefined);
});

function isDone(work: Promise<void>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
