import pg from 'pg';
import { administer } from './helpers/administer.js';
import { newDatabase } from './helpers/databases.js';
import { Dice } from './helpers/dice.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

const [, postgres] = engines as readonly [TestEngine, TestEngine];

const writers = 6;
const transactionsOfWriter = 150;
const readsOfEnd = 100;

/** Ways in which a transaction changes a number, or leaves it as it is. */
const endings = [
  ['COMMIT'],
  ['ROLLBACK'],
  ['SAVEPOINT part', 'UPDATE numbers SET number = number + 1 WHERE id = 1', 'ROLLBACK TO part', 'COMMIT'],
  ['SELECT pg_sleep(0.005)', 'COMMIT'],
  ["SET LOCAL synchronous_commit = 'off'", 'COMMIT'],
] as const;

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function write(url: string, writer: number): Promise<void> {
  const client = await connected(url);
  const dice = new Dice(writer);
  for (let number = 0; number < transactionsOfWriter; number += 1) {
    await client.query('BEGIN');
    await client.query(`UPDATE numbers SET number = number + 1 WHERE id = ${writer}`);
    for (const statement of dice.one(endings)) await client.query(statement);
  }
  await client.end();
}

postgres.test('the same state stands for the same rows, whatever is committed and rolled back meanwhile', async t => {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const store = await storeAt(t, url, { durability: 'fast' });
  await administer(url, `CREATE TABLE numbers AS SELECT id, 0 AS number FROM generate_series(0, ${writers}) AS id`);
  const reading = await connected(url);
  const known = new Map<string, string>();
  let compared = 0;
  let isWriting = true;
  const read = async (): Promise<void> => {
    const before = await store.state?.();
    const { rows } = await reading.query('SELECT number FROM numbers ORDER BY id');
    const after = await store.state?.();
    if (before === undefined || before !== after) return;
    const content = JSON.stringify(rows);
    t.is(known.get(before) ?? content, content);
    compared += Number(known.has(before));
    known.set(before, content);
  };
  const readMeanwhile = async (): Promise<void> => {
    while (isWriting) await read();
  };
  await read();
  const readers = Promise.all([readMeanwhile(), readMeanwhile()]);
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(url, writer + 1)));
  isWriting = false;
  await readers;
  // On a busy machine a writer was between any two reads of then.
  for (let reads = 0; reads < readsOfEnd && compared === 0; reads += 1) await read();
  await reading.end();
  t.true(known.size > 1 && compared > 0, `${known.size} states, ${compared} compared`);
});
