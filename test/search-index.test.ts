import type { ExecutionContext } from 'ava';
import { Rights } from '../src/domain/access/rights.js';
import { search } from '../src/domain/search/search.js';
import { SearchIndex } from '../src/domain/search/search-index.js';
import type { Store } from '../src/domain/storage/store.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import type { Value } from '../src/store/engines/sql-dialect.js';
import { fts5 } from '../src/store/engines/sqlite/full-text.js';
import { openSqlite } from '../src/store/engines/sqlite/sqlite.js';
import { registry } from './helpers/catalogue.js';
import { countingStore } from './helpers/counting.js';
import { patientLimits } from './helpers/patience.js';
import { type Searching, searchingIn } from './helpers/searching.js';
import { serviceOver } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { startedService } from './helpers/started-service.js';
import { engines, storeAt } from './helpers/stores.js';
import test from './helpers/suite.js';
import { contextOver } from './imports/office.js';

const model = 'C__CATG__MODEL';
const ip = 'C__CATG__IP';

const location = 'C__CATG__LOCATION';

for (const engine of engines) {
  engine.test(`${engine.name}: what one may not see is not found, and changes neither order nor number`, async t => {
    const service = await startedService(t, engine);
    const { created, saved, hits } = searchingIn(service);
    const secret = await created('ROOM', 'web secret');
    for (let number = 1; number <= 4; number += 1) await created('ROOM', 'web');
    const server = await created('SERVER', 'web1 web', { [model]: { serial: 'web' }, [ip]: { hostname: 'web' } });
    await saved(server, location, { parent: secret });
    t.is((await hits('web')).length, 9);
    await saved(server, 'C__CATG__GLOBAL', { description: 'web hidden', purpose: 'Payroll' });
    const seenWith = async (grant: object, text: string, limit = 100) => {
      const rights = new Rights([{ verbs: ['view'], ...grant }]);
      const narrowed = { store: service.store.withScope(rights.scope('view')), permitted: { verb: 'view', rights } } as const;
      await new SearchIndex(service.store, { registry, refresh: () => registry }).catchUp();
      const found = await search({ ...contextOver(service.store), ...narrowed }, { text, mode: 'normal', limit });
      return found.map(({ match }) => match.text);
    };
    const servers = { objectTypes: ['C__OBJTYPE__SERVER'] };
    const models = { ...servers, categories: [model] };
    t.deepEqual(await seenWith(models, 'web'), ['web1 web', 'web']);
    t.deepEqual(await seenWith(models, 'web', 1), ['web1 web']);
    for (const text of ['secret', 'hidden', 'payroll']) t.deepEqual(await seenWith(models, text), [], text);
    t.deepEqual(await seenWith(servers, 'payroll'), ['Payroll']);
    t.deepEqual(await seenWith(servers, 'web'), ['web1 web', 'web', 'web']);
    t.deepEqual(await seenWith(servers, 'secret'), []);
    t.deepEqual(await seenWith({}, 'payroll'), ['Payroll']);
    t.is((await hits('secret')).length, 2);
  });

  engine.test(`${engine.name}: a search takes as many statements, whatever there is`, async t => {
    const { store, statements: asked } = await countingStore(t, engine);
    const { created, saved, hits } = searchingIn(await serviceOver(t, store));
    const counts: number[] = [];
    for (const many of [1, 30]) {
      for (let number = 0; number < many; number += 1) {
        const server = await created('SERVER', `web ${many} ${number}`);
        await saved(server, model, { manufacturer: `Lenovo ${number}`, serial: 'needle' });
      }
      await hits('needle');
      asked();
      await hits('needle');
      counts.push(asked().length);
    }
    // SQLite is asked for the terms that begin with a word before each rank that looks for beginnings, and knows the choices by now.
    const expected = engine.name === 'SQLite' ? 8 : 7;
    t.deepEqual(counts, [expected, expected]);
  });
}

const [, postgres] = engines;

postgres?.test('PostgreSQL: what one process writes another one finds, also while both write and search', async t => {
  const url = await postgres.address(t);
  const one = await serviceAt(t, url);
  const other = await serviceAt(t, url);
  const missed: string[] = [];
  const round = async (number: number): Promise<void> => {
    const [writer, reader] = number % 2 === 0 ? [one, other] : [other, one];
    const server = await writer.created('SERVER', `title${number}x`);
    const entry = await writer.saved(server, model, { serial: `first${number}x` });
    await writer.saved(server, model, { serial: `second${number}x` }, entry);
    const found = [
      await reader.values(`title${number}x`),
      await reader.values(`second${number}x`),
      await reader.values(`first${number}x`),
    ];
    if (found.map(({ length }) => length).join() !== '1,1,0') missed.push(`${number}: ${JSON.stringify(found)}`);
  };
  for (let start = 0; start < 60; start += 6) await Promise.all(Array.from({ length: 6 }, (_, at) => round(start + at)));
  t.deepEqual(missed, []);
});

async function serviceAt(t: ExecutionContext, url: string): Promise<Searching> {
  return searchingIn(await serviceOver(t, await storeAt(t, url)));
}

test('a search never has an unknown outcome, as nothing was to be saved', async t => {
  const store = {
    reads: { search: { backlog: () => Promise.resolve({ first: 1, last: 1 }) } },
    upkeep: () => Promise.reject(new RpcError('OutcomeUnknown', {})),
  } as unknown as Store;
  await t.throwsAsync(new SearchIndex(store, { registry, refresh: () => registry }).catchUp(), {
    message: 'Storage unavailable',
  });
});

test('SQLite: documents with a word of all are not read to the end, whether a word begins so or is it', async t => {
  const opened = await openSqlite({ url: await emptySqlite(t), durability: 'fast', limits: patientLimits });
  t.teardown(() => opened.close());
  const titles = ['aserver', 'aservice', ...Array.from({ length: 40 }, (_, at) => `amany${at}`)];
  await opened.run(session => session.count(fts5.put, [JSON.stringify(titles.map((terms, at) => [2 * at, terms]))]));
  const asked: string[] = [];
  const connection = {
    ...{ dialect: opened.reading.dialect, isIndexed: true },
    rows: async <Row>(text: string, values: readonly Value[]): Promise<Row[]> => {
      asked.push(String(values[0]));
      return opened.reading.rows<Row>(text, values);
    },
  };
  const matched = async (...texts: readonly string[]) => {
    const terms = texts.map(text => [{ text, isPrefix: true }]);
    await fts5.find(connection, () => 'SELECT rowid AS document FROM search_index WHERE true', { terms, limit: 1 });
    return asked.splice(0).at(-1);
  };
  t.is(await matched('aserv'), '("aserver" OR "aservice")');
  t.is(await matched('aserver', 'amany'), '("aserver") AND ("amany"*)');
  t.is(await matched('aserver', 'nothing'), '["aserver","nothing"]');
});
