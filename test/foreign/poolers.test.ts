import pg from 'pg';
import { openStore } from '../../src/store/open.js';
import { newDatabase } from '../helpers/databases.js';
import { hasPgbouncer, pooled } from '../helpers/pgbouncer.js';
import { hasPostgres } from '../helpers/postgres.js';
import { serve } from '../helpers/process.js';
import test from '../helpers/suite.js';

const withPooler = hasPgbouncer && hasPostgres ? test.serial : test.serial.skip;
const ignoring = ['ignore_startup_parameters = extra_float_digits,options,statement_timeout,lock_timeout'];

for (const mode of ['transaction', 'statement'])
  for (const more of [[], ignoring])
    withPooler(
      `a PgBouncer in ${mode} mode is refused in one sentence, ${more.length > 0 ? 'also where it ignores settings' : 'as it comes'}`,
      async t => {
        const url = await pooled(t, await newDatabase(t, 'PostgreSQL', 'tables'), mode, more);
        await t.throwsAsync(openStore({ url, durability: 'full' }), {
          message:
            'The address leads to a pooler in transaction mode, which keeps no sessions: expected one with pool_mode = session, or the server itself.',
        });
      },
    );

withPooler('by way of a PgBouncer in session mode every session has its settings, and calls are served', async t => {
  const database = await newDatabase(t, 'PostgreSQL', 'tables');
  const url = await pooled(t, database, 'session');
  const { call, url: service } = await serve(t, { KATASTER_DATABASE: url, KATASTER_WAIT_LIMIT: '1' });
  const made = [1, 2, 3, 4, 5].map(number => call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: `s${number}` }));
  t.true((await Promise.all(made)).every(({ error }) => error === undefined));
  t.is((await fetch(`${service}/health/ready`)).status, 200);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  t.teardown(() => client.end());
  await client.query('BEGIN; LOCK TABLE objects');
  const blocked = await call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'blocked' });
  t.like(blocked.error?.data, { error: 'Busy', retry: 'true' }, 'the limit of waiting for a lock holds');
});
