import type { ExecutionContext } from 'ava';
import { DataSource } from 'typeorm';
import type { ObjectCondition, ObjectOrder, ObjectQuery } from '../src/domain/storage/object-query.js';
import { postgresDialect } from '../src/store/engines/postgres/dialect.js';
import { connectTo } from '../src/store/engines/postgres/pool.js';
import type { SqlDialect } from '../src/store/engines/sql-dialect.js';
import { sqliteDialect } from '../src/store/engines/sqlite/dialect.js';
import { candidates } from '../src/store/statements/clauses/candidates.js';
import { type AccessPath, pageOf, positionAfter } from '../src/store/statements/object-lists.js';
import { patientLimits } from './helpers/patience.js';
import { engines, storeAt, type TestEngine, withObjects } from './helpers/stores.js';

const normal: ObjectCondition = { kind: 'status', status: 'normal' };
const servers: ObjectCondition = { kind: 'types', types: ['C__OBJTYPE__SERVER'] };
const titled: ObjectCondition = { kind: 'title', patterns: [['server 7']] };

/** Pages, and the index that gives them in their order without sorting. */
const pages: readonly (readonly [string, ObjectOrder, readonly ObjectCondition[], index: RegExp])[] = [
  ['all by id', { by: 'id' }, [normal], /INTEGER PRIMARY KEY|SCAN o$|PK_/m],
  ['all by title', { by: 'title' }, [normal], /objects_title/],
  ['all by sysid', { by: 'sysid' }, [normal], /objects_sysid/],
  ['one type by id', { by: 'id' }, [normal, servers], /objects_type\b/],
  ['one type by title', { by: 'title' }, [normal, servers], /objects_(type_)?title/],
  ['one title', { by: 'title' }, [normal, titled], /objects_title/],
];

for (const engine of engines)
  engine.test(`pages are read from an index in their order on ${engine.name}`, async t => {
    const url = await engine.address(t);
    const store = await storeAt(t, url);
    await withObjects(store, 200);
    await store.close();
    const { page: explain } = await explainer(t, url, engine);
    for (const [name, order, conditions, index] of pages)
      for (const after of [undefined, { value: order.by === 'id' ? 7 : 'server 7', id: 7 }])
        for (const descending of [false, true]) {
          const query: ObjectQuery = { conditions, order, descending, after, offset: 0, limit: 50 };
          const plan = await explain(query);
          t.regex(plan, index, name);
          t.notRegex(plan, /TEMP B-TREE|Sort/, `${name}\n${plan}`);
        }
  });

const below: ObjectCondition = { kind: 'below', object: 1, links: ['C__CATG__LOCATION.parent'] };
const net: ObjectCondition = {
  kind: 'link',
  source: { category: 'C__CATG__IP' },
  key: 'net',
  target: { to: 'objects', ids: [1] },
};

/** The whole of a table that grows, or all that meets a condition; definitions of the question itself do not grow. */
const growing =
  /SCAN (o|e|l|b|t|objects|entries|links)\b(?! USING INDEX objects_)|Seq Scan on (objects|entries|links)|TEMP B-TREE FOR ORDER|Sort/;

for (const engine of engines)
  engine.test(`objects in a place, or linked to something, are tested in the order of a page on ${engine.name}`, async t => {
    const url = await engine.address(t);
    const store = await storeAt(t, url);
    await withObjects(store, 200);
    await store.close();
    const { page, position } = await explainer(t, url, engine);
    for (const condition of [below, net])
      for (const order of [{ by: 'title' }, { by: 'sysid' }] as const)
        for (const until of [undefined, { value: 'server 7', id: 7 }]) {
          const query = { conditions: [normal, condition], order, descending: false, after: undefined, offset: 0, limit: 50 };
          t.notRegex(await page(query, { until }), growing, await page(query, { until }));
          t.notRegex(await position(query), growing, await position(query));
        }
  });

const serial: ObjectCondition = {
  kind: 'entry',
  source: { category: 'C__CATG__MODEL' },
  place: { of: 'entry', key: 'serial' },
  test: { is: 'like', pattern: ['S7'] },
};

for (const engine of engines)
  engine.test(`objects with a rare value are found by the index of values on ${engine.name}`, async t => {
    const url = await engine.address(t);
    const store = await storeAt(t, url);
    await withObjects(store, 200);
    await store.close();
    const { page, dialect } = await explainer(t, url, engine);
    const either: ObjectCondition = { kind: 'any', of: [[serial], [net]] };
    for (const conditions of [
      [normal, serial],
      [normal, servers, serial],
      [normal, either],
    ])
      for (const order of [{ by: 'title' }, { by: 'id' }] as const) {
        const driving = conditions.at(-1) ?? serial;
        const path = { driving, candidates: candidates(driving, { dialect, isIndexed: true }) };
        const plan = await page({ conditions, order, descending: false, after: undefined, offset: 0, limit: 50 }, path);
        t.notRegex(plan, /SCAN (o|e|l|objects|entries|links)\b|objects_(type|title)|Seq Scan on (objects|entries|links)/, plan);
      }
  });

/** Tells how a database would read a page; PostgreSQL only where it may not sort, as it would few rows. */
async function explainer(t: ExecutionContext, url: string, { name }: TestEngine) {
  const isSqlite = name === 'SQLite';
  const database = url.slice('sqlite:'.length);
  const source = isSqlite
    ? await new DataSource({ type: 'better-sqlite3', database }).initialize()
    : await connectTo(url, patientLimits);
  t.teardown(() => source.destroy());
  const runner = source.createQueryRunner();
  if (!isSqlite) await runner.query('SET enable_seqscan = off; SET enable_sort = off; SET enable_bitmapscan = off');
  const dialect: SqlDialect = isSqlite ? sqliteDialect : postgresDialect;
  const explain = async ([text, values]: ReturnType<typeof pageOf>): Promise<string> => {
    const rows = await runner.query(`EXPLAIN ${isSqlite ? 'QUERY PLAN ' : ''}${dialect.text(text)}`, values as unknown[]);
    return (rows as readonly Record<string, unknown>[]).map(row => row.detail ?? row['QUERY PLAN']).join('\n');
  };
  return {
    page: (query: ObjectQuery, path?: AccessPath) => explain(pageOf(query, 'o.title', dialect, path)),
    dialect,
    position: (query: Parameters<typeof positionAfter>[0]) => explain(positionAfter(query, 50, dialect)),
  };
}
