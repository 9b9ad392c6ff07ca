import type { ExecutionContext } from 'ava';
import { DataSource } from 'typeorm';
import type { HistoryQuery } from '../src/domain/storage/history.js';
import { postgresDialect } from '../src/store/engines/postgres/dialect.js';
import { connectTo } from '../src/store/engines/postgres/pool.js';
import type { Value } from '../src/store/engines/sql-dialect.js';
import { sqliteDialect } from '../src/store/engines/sqlite/dialect.js';
import { changesAt, pageName } from '../src/store/statements/clauses/changed-states.js';
import { feedFirst, feedHead, feedPlaces, feedSets } from '../src/store/statements/feed.js';
import { placesOf } from '../src/store/statements/history-places.js';
import { Scoping } from '../src/store/statements/scoping.js';
import { patientLimits } from './helpers/patience.js';
import { engines, storeAt, type TestEngine } from './helpers/stores.js';

/** Conditions, and the index that leads to the changes that meet them. */
const ways: readonly (readonly [HistoryQuery['conditions'], index: RegExp])[] = [
  [{ object: 7 }, /changes_subject|recent=\? AND object=\?/],
  [{ entry: 7 }, /changes_subject|recent=\? AND object=\?/],
  [
    { object: 7, categories: ['C__CATG__MODEL'], action: 'edited', method: 'cmdb.object.update' },
    /changes_subject|recent=\? AND object=\?/,
  ],
  [{ key: 'key' }, /change_sets_key/],
  [{ user: 7, method: 'cmdb.object.update' }, /change_sets_user/],
  [{}, /PRIMARY KEY|PK_/],
  [{ method: 'cmdb.object.update' }, /PRIMARY KEY|PK_/],
];

/** The changes themselves, in an order that no index has, or all of them. */
const slow = /SCAN (c|s|change|p|n|state|owner|entry|changes|change_sets)\b(?! USING)|Seq Scan/;

for (const engine of engines)
  engine.test(`changes are found by an index, and their states by keys, on ${engine.name}`, async t => {
    const url = await engine.address(t);
    await (await storeAt(t, url)).close();
    const explain = await explainer(t, url, engine);
    const dialect = engine.name === 'SQLite' ? sqliteDialect : postgresDialect;
    const scoping = new Scoping([{ objectTypes: ['C__OBJTYPE__SERVER'], categories: ['C__CATG__IP'] }], dialect);
    for (const [conditions, index] of ways)
      for (const newestFirst of [true, false])
        for (const after of [undefined, { number: 7, position: 1 }]) {
          const query = { conditions, newestFirst, since: 0, until: 9, after, purged: false, limit: 50 };
          for (const isScoped of [false, true]) {
            const { text, values } = placesOf(query, isScoped, dialect);
            const plan = await explain(isScoped ? scoping.text(text) : text, values);
            t.regex(plan, index, `${JSON.stringify(conditions)}\n${plan}`);
            t.notRegex(plan, slow, `${JSON.stringify(conditions)}\n${plan}`);
          }
        }
    const page = JSON.stringify({ [pageName({ number: 7, position: 1 })]: 1 });
    for (const isScoped of [false, true])
      for (const isCompared of [false, true]) {
        const states = changesAt(dialect, { isScoped, isCompared });
        const plan = await explain(isScoped ? scoping.text(states) : states, [...(isCompared ? [3, 9] : []), page]);
        t.notRegex(plan, slow, plan);
      }
  });

for (const engine of engines)
  engine.test(`followers pass over nothing that they do not look for on ${engine.name}`, async t => {
    const url = await engine.address(t);
    await (await storeAt(t, url)).close();
    const explain = await explainer(t, url, engine);
    const dialect = engine.name === 'SQLite' ? sqliteDialect : postgresDialect;
    const scoping = new Scoping([{ objectTypes: ['C__OBJTYPE__SERVER'], categories: ['C__CATG__IP'] }], dialect);
    t.notRegex(await explain(feedHead(dialect), []), slow);
    const batch = dialect.commitOrder.isBetween?.('7:9:7', '9:9:');
    t.notRegex(await explain(feedSets(batch?.text), [7, ...(batch?.values ?? []), 500]), slow);
    if (batch) t.regex(await explain(feedFirst(batch.text), batch.values), /change_sets_commits/);
    for (const [conditions] of ways)
      for (const isScoped of [false, true]) {
        const sets = [{ number: 7, size: 1 }];
        const query = { conditions, sets, after: { number: 6, position: 1 }, purged: false, limit: 50 };
        const { text, values } = feedPlaces(query, isScoped, dialect);
        const found = await explain(isScoped ? scoping.text(text) : text, values);
        t.notRegex(found, slow, `${JSON.stringify(conditions)}\n${found}`);
      }
  });

/** Tells how a database would read; PostgreSQL only where it may not go through a table, as it would through a short one. */
async function explainer(t: ExecutionContext, url: string, { name }: TestEngine) {
  const isSqlite = name === 'SQLite';
  const database = url.slice('sqlite:'.length);
  const source = isSqlite
    ? await new DataSource({ type: 'better-sqlite3', database }).initialize()
    : await connectTo(url, patientLimits);
  t.teardown(() => source.destroy());
  const runner = source.createQueryRunner();
  if (!isSqlite) await runner.query('SET enable_seqscan = off');
  const dialect = isSqlite ? sqliteDialect : postgresDialect;
  return async (text: string, values: readonly Value[]): Promise<string> => {
    const rows = await runner.query(`EXPLAIN ${isSqlite ? 'QUERY PLAN ' : ''}${dialect.text(text)}`, [...values]);
    return (rows as readonly Record<string, unknown>[]).map(row => row.detail ?? row['QUERY PLAN']).join('\n');
  };
}
