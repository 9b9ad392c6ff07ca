import pg from 'pg';
import { insertKey } from './helpers/audited.js';
import type { Scope } from './helpers/scope.js';
import { engines, nameOf, someKey, storeAt } from './helpers/stores.js';
import { until } from './helpers/waiting.js';

const insertedKey = `INSERT INTO api_keys (id, digest, title, created) VALUES ('other', 'ab', 'other', '2026-01-01T00:00:00.000Z')`;
const isWaitedFor = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'api_keys'::regclass";

for (const { name, test, address } of engines.filter(each => each.name === 'PostgreSQL')) {
  test(`${name}: a process that opens a new database while another one makes its first key takes the secret of that one`, async t => {
    const url = await address(t);
    const other = await connected(t, url);
    await other.query("DELETE FROM settings WHERE name = 'secret'");
    await other.query('BEGIN');
    await other.query('LOCK TABLE api_keys IN ACCESS EXCLUSIVE MODE');
    const opening = storeAt(t, url);
    await until(async () => (await other.query(isWaitedFor)).rows.length > 0);
    await other.query("INSERT INTO settings (name, value) VALUES ('secret', 'of the other one')");
    await other.query(insertedKey);
    await other.query('COMMIT');
    t.is((await opening).secret, 'of the other one');
    await other.end();
  });

  test(`${name}: a database whose keys lost their secret is not opened with another one`, async t => {
    const url = await address(t);
    await insertKey((await storeAt(t, url)).keys, someKey('kept'));
    const client = await connected(t, url);
    await client.query("DELETE FROM settings WHERE name = 'secret'");
    await client.end();
    t.is(await nameOf(storeAt(t, url)), 'Error: Cannot open the database: the secret of its keys is missing.');
  });
}

async function connected(t: Scope, url: string): Promise<pg.Client> {
  const client = new pg.Client(url);
  await client.connect();
  t.teardown(() => client.end().catch(() => undefined));
  return client;
}
