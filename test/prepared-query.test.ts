import type { ExecutionContext } from 'ava';
import { PreparingClient } from '../src/store/engines/postgres/preparing-client.js';
import { answerLimit } from '../src/store/engines/row-limit.js';
import { newDatabase } from './helpers/databases.js';
import { hasPostgres } from './helpers/postgres.js';
import { nameOf } from './helpers/stores.js';
import test from './helpers/suite.js';

const onPostgres = hasPostgres ? test : test.skip;
const text = "SELECT CAST($1 AS bigint) AS number, NULL AS nothing, repeat('x', $2) AS text FROM generate_series(1, 2)";

/** A connection, and how often the server described columns on it. */
async function connected(t: ExecutionContext) {
  const client = new PreparingClient({ connectionString: await newDatabase(t, 'PostgreSQL', 'nothing'), pipeline: true });
  await client.connect();
  t.teardown(() => client.leave());
  const described = { times: 0 };
  client.connection.on('rowDescription', () => {
    described.times += 1;
  });
  return { client, described };
}

const row = (number: number, length: number) => ({ number, nothing: null, text: 'x'.repeat(length) });

onPostgres('the columns of a statement are described once per connection, and its rows read alike each time', async t => {
  const { client, described } = await connected(t);
  for (const number of [1, 2, 3]) {
    const { records, affected } = await client.run(text, [number, number]);
    t.deepEqual([records, affected], [[row(number, number), row(number, number)], 2]);
  }
  t.is(described.times, 1);
  const both = await Promise.all([client.run(text, [4, 1]), client.run(text, [5, 1])]);
  t.deepEqual(
    both.map(({ records }) => records[0]),
    [row(4, 1), row(5, 1)],
  );
  t.is(described.times, 1);
});

onPostgres('statements of the same turn are read alike before their columns are known', async t => {
  const { client } = await connected(t);
  const all = await Promise.all([1, 2, 3].map(number => client.run(text, [number, 0])));
  t.deepEqual(
    all.map(({ records }) => records[1]),
    [1, 2, 3].map(number => row(number, 0)),
  );
});

onPostgres('a statement without rows tells how many it affected each time', async t => {
  const { client, described } = await connected(t);
  await client.run('CREATE TEMPORARY TABLE kept (number integer)', []);
  for (const number of [1, 2])
    t.deepEqual(await client.run('INSERT INTO kept VALUES ($1)', [number]), { records: [], affected: 1 });
  t.deepEqual(await client.run('UPDATE kept SET number = $1', [3]), { records: [], affected: 2 });
  t.is(described.times, 0);
});

onPostgres('rows are counted each time, and the connection goes on after one too many', async t => {
  const { client } = await connected(t);
  const limit = answerLimit(1000);
  for (const number of [1, 2]) {
    t.is((await client.run(text, [number, 100], limit)).records.length, 2);
    t.is(await nameOf(client.run(text, [number, 900], limit)), 'LimitExceeded');
  }
  t.deepEqual((await client.run(text, [7, 1], limit)).records[0], row(7, 1));
});

onPostgres('a statement that fails is told so each time, and its columns are read once it works', async t => {
  const { client } = await connected(t);
  const quotient = 'SELECT 6 / CAST($1 AS integer) AS quotient';
  for (let time = 0; time < 2; time += 1) await t.throwsAsync(client.run(quotient, [0]), { message: /division by zero/ });
  t.deepEqual((await client.run(quotient, [2])).records, [{ quotient: 3 }]);
  await t.throwsAsync(client.run(quotient, [0]), { message: /division by zero/ });
  t.deepEqual((await client.run(quotient, [3])).records, [{ quotient: 2 }]);
});

onPostgres('columns that another statement of the connection has are not mistaken for its own', async t => {
  const { client } = await connected(t);
  for (let time = 0; time < 2; time += 1) {
    t.deepEqual((await client.run('SELECT CAST($1 AS integer) AS one', [1])).records, [{ one: 1 }]);
    t.deepEqual((await client.run('SELECT CAST($1 AS text) AS two, true AS three', ['2'])).records, [{ two: '2', three: true }]);
  }
});
