import { setImmediate } from 'node:timers/promises';
import type { ExecutionContext } from 'ava';
import { SearchIndex } from '../src/domain/search/search-index.js';
import type { Engine } from '../src/store/engines/engine.js';
import { openSqlite } from '../src/store/engines/sqlite/sqlite.js';
import { registry } from './helpers/catalogue.js';
import { patientLimits } from './helpers/patience.js';
import { rowsIn } from './helpers/process.js';
import { engines, nameOf, storeAt, withObjects } from './helpers/stores.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const [sqlite] = engines;
const segments = 'SELECT COUNT(DISTINCT segid) AS count FROM search_index_idx';
const put = (from: number, count: number) => {
  const rows = Array.from({ length: count }, (_, at) => [from + at, `web${from + at} akron`]);
  const text = "INSERT OR REPLACE INTO search_index (rowid, terms) SELECT value->>'$[0]', value->>'$[1]' FROM json_each(?)";
  return (session: Parameters<Parameters<Engine['run']>[0]>[0]) => session.count(text, [JSON.stringify(rows)]);
};

async function openEngine(t: ExecutionContext): Promise<Engine> {
  const engine = await openSqlite({ durability: 'fast', limits: patientLimits, url: (await sqlite?.address(t)) ?? '' });
  t.teardown(() => engine.close());
  return engine;
}

const segmentsOf = async ({ reading }: Engine) => (await reading.rows<{ readonly count: number }>(segments, []))[0]?.count ?? 0;
const hits = ({ reading }: Engine, text: string) =>
  reading.rows<{ readonly rowid: number }>('SELECT rowid FROM search_index WHERE search_index MATCH ?', [text]);

test('no write merges segments; a merge does until nothing is left, and everything is found afterwards', async t => {
  const engine = await openEngine(t);
  for (let round = 0; round < 40; round += 1) await engine.run(put(round * 5, 10));
  t.is(await segmentsOf(engine), 40);
  while (await engine.mergeSearch());
  t.true((await segmentsOf(engine)) < 8, `${await segmentsOf(engine)} segments`);
  t.is((await hits(engine, 'akron')).length, 205);
  t.deepEqual(await hits(engine, 'web77'), [{ rowid: 77 }]);
});

test('while segments are merged reads are answered and writes wait', async t => {
  const engine = await openEngine(t);
  await engine.mergeSearch();
  for (let round = 0; round < 40; round += 1) await engine.run(put(round * 1000, 1000));
  const ended: string[] = [];
  const noting = (name: string) => () => ended.push(name);
  const merge = engine.mergeSearch().then(noting('merge'));
  const write = engine.run(put(1_000_000, 1)).then(noting('write'));
  const read = Promise.resolve(hits(engine, 'web77')).then(noting('read'));
  await Promise.all([merge, write, read]);
  t.deepEqual(ended, ['read', 'merge', 'write']);
});

test('a merge that fails rejects, and the next one is made', async t => {
  const engine = await openEngine(t);
  await engine.run(put(1, 10));
  await engine.run(session => session.count('ALTER TABLE search_index RENAME TO other', []));
  await t.throwsAsync(engine.mergeSearch(), { any: true, message: /no such table: search_index/ });
  await engine.run(session => session.count('ALTER TABLE other RENAME TO search_index', []));
  t.false(await engine.mergeSearch());
  await engine.run(put(1, 10));
});

test('a store that is closing merges nothing more', async t => {
  const engine = await openSqlite({ durability: 'fast', limits: patientLimits, url: (await sqlite?.address(t)) ?? '' });
  await engine.mergeSearch();
  for (let round = 0; round < 40; round += 1) await engine.run(put(round * 1000, 1000));
  const merge = engine.mergeSearch();
  await setImmediate();
  const [refused] = await Promise.all([nameOf(engine.mergeSearch()), engine.close()]);
  t.true(await merge);
  t.is(refused, 'Stopping');
});

test('the index is merged while it grows', async t => {
  const url = (await sqlite?.address(t)) ?? '';
  const store = await storeAt(t, url);
  const index = new SearchIndex(store, { registry, refresh: () => registry });
  for (let round = 0; round < 40; round += 1) {
    await withObjects(store, 1);
    await index.catchUp();
  }
  await until(async () => ((await rowsIn<{ count: number }>(url, segments))[0]?.count ?? 0) < 12);
  t.pass();
});
