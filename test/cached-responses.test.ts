import type { ExecutionContext } from 'ava';
import { objectMade } from './factories/calls.js';
import { newDatabase } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { batchOf, bytesOf, elsewhere, expiring, limited, type Odd, odd, other, usual } from './helpers/odd-requests.js';
import { rawConnection } from './helpers/raw.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, type TestService, testKey } from './helpers/service.js';
import { engines, enginesInTurn, storeAt, type TestEngine } from './helpers/stores.js';

const [sqlite, postgres] = engines as readonly [TestEngine, TestEngine];
/** A service that keeps answers, and one over the same database that keeps none: on PostgreSQL another process. */
async function bothWays(t: ExecutionContext, engine: TestEngine, settings = {}) {
  const url = await newDatabase(t, engine.name, 'tables');
  const store = await storeAt(t, url, { durability: 'fast' });
  const beside = engine === sqlite ? store : await storeAt(t, url, { durability: 'fast' });
  const keeping = await serviceOver(t, beside, { ...settings, KATASTER_SPEED: 'fast' });
  const keepingNone = await serviceOver(t, store, { ...settings, KATASTER_SPEED: 'plain' });
  await addKey(store, other, 'other');
  await addKey(store, limited, 'printers', { grants: [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__PRINTER'] }] });
  await addKey(store, expiring, 'expiring', { expires: '2026-01-15T09:00:30.000Z' });
  await addKey(store, elsewhere, 'elsewhere', { addresses: ['192.0.2.0/24'] });
  const call = callerOf(keepingNone, 'contract');
  await objectMade(call, { title: 'web1' });
  await objectMade(call, { title: 'wéb2' });
  const services = [keeping, keepingNone] as const;
  return { services, call };
}

async function answerTo(t: ExecutionContext, service: TestService, odd: Odd): Promise<string> {
  const { socket, answer } = await rawConnection(t, service.url);
  socket.write(bytesOf(odd));
  const text = await answer();
  return text.replace(/^Date: .*\r\n/m, '').replace(/"(correlation|ETag)":"[^"]*"/g, '');
}

for (const [engine, settings] of [
  [sqlite, {}],
  [sqlite, { KATASTER_ALLOWED_ORIGINS: 'https://example.org' }],
  [postgres, {}],
] as const)
  engine.test(
    `${engine.name}: an odd request is responded to in the same way where answers are kept ${JSON.stringify(settings)}`,
    async t => {
      const { services } = await bothWays(t, engine, { KATASTER_BATCH_LIMIT: '5', KATASTER_BODY_LIMIT: '2000', ...settings });
      const [keeping, keepingNone] = services;
      for (const [title, each] of Object.entries(odd)) {
        const expected = await answerTo(t, keepingNone, each);
        t.regex(expected, /^HTTP/, title);
        for (let times = 0; times < 3; times += 1) {
          t.is(await answerTo(t, keeping, {}), await answerTo(t, keepingNone, {}));
          t.is(await answerTo(t, keeping, each), expected, title);
        }
      }
    },
  );

for (const engine of enginesInTurn)
  engine.test(
    `${engine.name}: a key that was taken away, narrowed, or is over is let in no more, whatever it was answered`,
    async t => {
      const { services, call } = await bothWays(t, engine);
      const [keeping] = services;
      const keys = (await resultOf(call('kataster.key.read', {}))) as readonly { readonly id: string; readonly title: string }[];
      const idOf = (title: string): string => keys.find(key => key.title === title)?.id ?? '';
      const read = async (key: string): Promise<string> => (await send(keeping.endpoint('contract'), { body: usual(key) })).text;
      const warmed = async (key: string): Promise<void> => {
        await read(key);
        t.regex(await read(key), /web1/, key);
      };
      await warmed(expiring);
      keeping.clock.advance(31);
      t.regex(await read(expiring), /AuthenticationFailed/);
      await warmed(other);
      await resultOf(call('kataster.key.update', { id: idOf('other'), addresses: ['192.0.2.0/24'] }));
      t.regex(await read(other), /AuthenticationFailed/);
      await resultOf(call('kataster.key.update', { id: idOf('other'), addresses: null }));
      await warmed(other);
      const rights = [{ verbs: ['view'], object_types: ['C__OBJTYPE__PRINTER'] }];
      await resultOf(call('kataster.key.update', { id: idOf('other'), rights }));
      t.regex(await read(other), /ObjectNotFound|InvalidParameters/);
      await resultOf(call('kataster.key.update', { id: idOf('other'), rights: null }));
      await warmed(other);
      await resultOf(call('kataster.key.revoke', { id: idOf('other') }));
      t.regex(await read(other), /AuthenticationFailed/);
    },
  );

sqlite.test('calls with kept answers are counted, and so is the use of their keys', async t => {
  const { services } = await bothWays(t, sqlite);
  const [keeping] = services;
  const count = async (): Promise<number> => {
    const { text } = await send(`${keeping.url}/metrics`, { verb: 'GET' });
    return Number(/kataster_requests_total\{method="cmdb.object.read",outcome="success"\} (\d+)/.exec(text)?.[1]);
  };
  for (let times = 0; times < 5; times += 1) await send(keeping.endpoint('contract'), { body: usual(other) });
  t.is(await count(), 5);
  await send(keeping.endpoint('contract'), { body: batchOf(usual(other), usual(other, 8)) });
  await send(keeping.endpoint('contract'), { body: batchOf(usual(other), usual(other, 8)) });
  t.is(await count(), 9);
  await keeping.stop();
  const used = (await keeping.store.keys.list()).find(({ title }) => title === 'other');
  t.is(used?.lastUsed, keeping.clock.now().toISOString());
});

sqlite.test('a long answer that is given again has the same bytes, until it changes', async t => {
  const { services, call } = await bothWays(t, sqlite, { KATASTER_CACHE_LIMIT: '1000000' });
  const [keeping, keepingNone] = services;
  const read = (id: number): string =>
    `{"jsonrpc":"2.0","method":"cmdb.category.read","params":{"apikey":"${testKey}","objID":1,"category":"C__CATG__GLOBAL"},"id":${id}}`;
  const describe = (description: string): Promise<unknown> =>
    resultOf(call('cmdb.category.save', { object: 1, category: 'C__CATG__GLOBAL', data: { description } }));
  for (const description of ['ü€'.repeat(3000), 'x'.repeat(5000), 'x'.repeat(65_530), '😀'.repeat(16_000)]) {
    await describe(description);
    for (const body of [read(7), read(7), read(8), batchOf(read(7), read(8)), batchOf(read(7), read(8)), read(7)])
      t.is(await answerTo(t, keeping, { body }), await answerTo(t, keepingNone, { body }));
  }
});
