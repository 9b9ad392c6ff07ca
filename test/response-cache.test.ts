import type { ExecutionContext } from 'ava';

import { jsonOf, textOf } from '../src/rpc/json-text.js';
import { ResponseCache } from '../src/speed/response-cache.js';
import { entryMade } from './factories/calls.js';
import { usesAt } from './helpers/audited.js';
import { author } from './helpers/author.js';
import { countingStore } from './helpers/counting.js';
import { send } from './helpers/http.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, testKey } from './helpers/service.js';
import { engines, type TestEngine } from './helpers/stores.js';

const [sqlite, postgres] = engines as readonly [TestEngine, TestEngine];
const model = { category: 'C__CATG__MODEL' };

/** A service with a server, and how many statements were run since this was asked last. */
async function placeOn(t: ExecutionContext, engine: TestEngine, settings = {}) {
  const { store, statements } = await countingStore(t, engine);
  const service = await serviceOver(t, store, { KATASTER_SPEED: 'fast', ...settings });
  const call = callerOf(service, 'contract');
  const { id } = await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' }));
  const read = async (params = {}): Promise<unknown> => resultOf(call('cmdb.object.read', { id: Number(id), ...params }));
  const asked = (): number => statements().length;
  asked();
  return { service, store, call, object: Number(id), read, asked };
}

sqlite.test('an answer is given again without a statement until something is written', async t => {
  const { call, object, read, asked } = await placeOn(t, sqlite);
  const first = await read();
  t.true(asked() > 0);
  t.deepEqual(await read(), first);
  t.deepEqual(await read({ id: String(object) }), first, 'ids are the same, however they are written');
  t.is(asked(), 0);
  await resultOf(call('cmdb.object.update', { id: object, title: 'web2' }));
  t.like(await read(), { title: 'web2' });
  t.true(asked() > 0);
});

sqlite.test('whether the service is ready can be asked without forgetting an answer, even where the check writes', async t => {
  const { service, store, read, asked } = await placeOn(t, sqlite);
  await read();
  asked();
  t.is((await send(`${service.url}/health/ready`, { verb: 'GET' })).status, 200);
  await store.check(16);
  await store.keys.touch(usesAt({ nobody: '2026-01-01T00:00:00.000Z' }));
  asked();
  await read();
  t.is(asked(), 0);
});

sqlite.test('a write that is answered is seen by every read after it', async t => {
  const { call, object } = await placeOn(t, sqlite);
  const writeAndRead = async (serial: string): Promise<void> => {
    const saved = call('cmdb.category.save', { object, ...model, data: { serial } });
    const meanwhile = call('cmdb.category.read', { objID: object, ...model });
    await Promise.all([resultOf(saved), resultOf(meanwhile)]);
    t.like(await resultOf(call('cmdb.category.read', { objID: object, ...model })), [{ serial }]);
  };
  for (let number = 0; number < 100; number += 1) await writeAndRead(`S${number}`);
});

sqlite.test('an answer that a commit overtakes is not kept, even where the cache holds newer ones already', async t => {
  const store = { commits: 1, onCommit: () => () => {} };
  const cache = new ResponseCache(100_000, store);
  const asked = async (question: string, answer: string, meanwhile = async () => {}) => {
    const key = { method: 'cmdb.object.read', text: question, rights: undefined } as const;
    const given = await cache.respond(key, new Date(0), async readSet => {
      readSet.noteUnknown();
      await meanwhile();
      return jsonOf(answer);
    });
    return textOf(given.json);
  };
  await asked('title', 'old', async () => {
    store.commits += 1;
    await asked('other', 'new');
  });
  t.is(await asked('title', 'new'), '"new"');
  t.is(await asked('title', 'newer'), '"new"');
});

sqlite.test('calls of a batch see what the calls before them wrote', async t => {
  const { service, object } = await placeOn(t, sqlite);
  const call = (method: string, params: object, id: number) => ({
    jsonrpc: '2.0',
    id,
    method,
    params: { apikey: testKey, ...params },
  });
  const calls = ['one', 'two', 'three'].flatMap((title, at) => [
    call('cmdb.object.update', { id: object, title }, at),
    call('cmdb.object.read', { id: object }, at),
    call('cmdb.object.read', { id: object }, at),
  ]);
  const { text } = await send(service.endpoint('contract'), { body: JSON.stringify(calls) });
  const titles = (JSON.parse(text) as { result: { title?: string } }[]).map(({ result }) => result.title);
  t.deepEqual(titles, [undefined, 'one', 'one', undefined, 'two', 'two', undefined, 'three', 'three']);
});

sqlite.test('languages, dialects and parameters have answers of their own', async t => {
  const { service, object, read } = await placeOn(t, sqlite);
  const inDialect = callerOf(service, 'idoit');
  for (let round = 0; round < 2; round += 1) {
    t.like(await read({ language: 'en' }), { cmdb_status_title: 'in operation' });
    t.like(await read({ language: 'de' }), { cmdb_status_title: 'in Betrieb' });
    t.like(await read(), { id: String(object) });
    t.like(await resultOf(inDialect('cmdb.object.read', { id: object })), { id: object });
    const beyond = { jsonrpc: '2.0', id: 1, method: 'cmdb.object.read', params: { apikey: testKey, id: 'ID' } };
    const { text } = await send(service.endpoint('idoit'), {
      body: JSON.stringify(beyond).replace('"ID"', '9223372036854775807'),
    });
    t.regex(text, /"result":\[\]/, 'an id that no JSON number holds');
  }
});

sqlite.test('nobody is answered what another may see', async t => {
  const { store, call, object } = await placeOn(t, sqlite);
  await addKey(store, 'printers-printers', 'printers', { grants: [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__PRINTER'] }] });
  const questions = [
    ['cmdb.object.read', { id: object }],
    ['cmdb.category.read', { objID: object, ...model }],
    ['cmdb.objects.read', { filter: { title: 'web1' } }],
    ['idoit.search.read', { q: 'web1' }],
  ] as const;
  const asEveryone = () => Promise.all(questions.map(([method, params]) => call(method, params)));
  const asPrinters = () =>
    Promise.all(questions.map(([method, params]) => call(method, { ...params, apikey: 'printers-printers' })));
  const [unseen, ...lists] = await asPrinters();
  t.is(unseen?.error?.message, `Invalid parameters: Object ${object} not found.`);
  t.deepEqual(
    lists.slice(1).map(({ result }) => result),
    [[], []],
  );
  const seen = await asEveryone();
  t.true(seen.every(({ result }) => result));
  t.deepEqual(await asPrinters(), [unseen, ...lists]);
  t.deepEqual(await asEveryone(), seen);
});

sqlite.test('an answer that depends on the day is worked out anew on the next', async t => {
  const { service, call, object } = await placeOn(t, sqlite);
  const expiring = { category: 'C__CATG__SUPPORT_ENTITLEMENT' };
  service.clock.set('2026-01-15 23:59:00');
  await entryMade(call, { object, ...expiring, data: { endDate: '2026-01-17' } });
  const read = async () => JSON.stringify(await resultOf(call('cmdb.category.read', { objID: object, ...expiring })));
  const before = await read();
  t.is(await read(), before);
  service.clock.set('2026-01-16 00:00:00');
  t.not(await read(), before);
});

sqlite.test('the cache holds no more than it may, and nothing where it may hold nothing', async t => {
  for (const [limit, isKept] of [
    ['0', false],
    ['1000', false],
    ['100000', true],
  ] as const) {
    const { read, asked } = await placeOn(t, sqlite, { KATASTER_CACHE_LIMIT: limit });
    await read();
    asked();
    await read();
    t.is(asked() === 0, isKept, limit);
  }
});

sqlite.test('where the cache is full the oldest answers make room', async t => {
  const { call, object, asked } = await placeOn(t, sqlite, { KATASTER_CACHE_LIMIT: '10000' });
  const read = (offset: number) => resultOf(call('cmdb.category.read', { objID: object, ...model, offset }));
  const many = Array.from({ length: 100 }, (_, offset) => offset);
  for (const offset of many) await read(offset);
  asked();
  await read(99);
  t.is(asked(), 0);
  await read(0);
  t.is(asked(), 1);
});

sqlite.test('an answer is kept while something else is written', async t => {
  const { call, object, read, asked } = await placeOn(t, sqlite);
  const entries = () => resultOf(call('cmdb.category.read', { objID: object, ...model }));
  await entryMade(call, { object, ...model, data: { manufacturer: 'Maker', title: 'One' } });
  await read();
  await entries();
  await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'other' }));
  await resultOf(call('cmdb.dialog.create', { ...model, property: 'manufacturer', value: 'Other maker' }));
  await resultOf(call('kataster.user.create', { login: 'ada', name: 'Ada', password: 'a long password' }));
  await resultOf(call('idoit.login', { username: 'ada', password: 'a long password' }));
  await resultOf(call('idoit.search.read', { q: 'other' }));
  asked();
  await read();
  await entries();
  t.is(asked(), 0);
});

postgres.test(
  'on PostgreSQL an answer is given again after asking whether anything was committed, by whatever process',
  async t => {
    const { store, call, object, read, asked } = await placeOn(t, postgres);
    const first = await read();
    await read();
    await read();
    asked();
    t.deepEqual(await read(), first);
    t.true(asked() <= 1);
    await store.transaction(author, records => records.objects.update(object, { title: 'elsewhere' }));
    t.like(await read(), { title: 'elsewhere' });
    await resultOf(call('cmdb.object.update', { id: object, title: 'here' }));
    t.like(await read(), { title: 'here' });
  },
);
