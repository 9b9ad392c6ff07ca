import type { KeyStore } from '../src/domain/storage/keys.js';
import type { Store } from '../src/domain/storage/store.js';
import { KeyUses } from '../src/domain/users/key-uses.js';
import { keyIdOf } from '../src/domain/users/keys.js';
import { Clock } from '../src/site/examples/clock.js';
import { revocation, usesAt } from './helpers/audited.js';
import { author } from './helpers/author.js';
import { send } from './helpers/http.js';
import { addKey, type DialectName, dialectNames, type TestService, testKey } from './helpers/service.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, onEveryEngine } from './helpers/stores.js';
import test from './helpers/suite.js';
import { byPassword } from './helpers/users.js';

const refusals = {
  contract: { code: -32604, message: 'Authentication error', data: { error: 'AuthenticationFailed' } },
  idoit: { code: -32604, message: 'Authentication error', data: null },
};

for (const engine of enginesInTurn)
  for (const dialect of dialectNames) {
    const on = `on ${engine.name}, dialect ${dialect}`;
    const refused = refusals[dialect];

    engine.test(
      `missing, malformed, unknown, revoked and expired keys, and those of other addresses, are answered alike ${on}`,
      async t => {
        const service = await startedService(t, engine);
        const { store } = service;
        await addKey(store, 'a-key-that-is-revoked', 'revoked', { revoked: '2026-01-14T00:00:00.000Z' });
        await addKey(store, 'a-key-that-is-expired', 'expired', { expires: '2026-01-14T00:00:00.000Z' });
        await addKey(store, 'a-key-of-elsewhere', 'elsewhere', { addresses: ['192.0.2.0/24', '::/0'] });
        for (const apikey of ['a-key-that-nobody-knows', 'a-key-that-is-revoked', 'a-key-that-is-expired', 'a-key-of-elsewhere'])
          t.deepEqual((await read(service, dialect, apikey)).error, refused, apikey);
        const { code, message } = refused;
        for (const apikey of [undefined, 5, ''])
          t.like((await read(service, dialect, apikey)).error, { code, message }, String(apikey));
        t.is((await read(service, dialect, testKey)).error?.code, dialect === 'contract' ? -32602 : undefined);
      },
    );

    engine.test(`a key is good from the addresses it is bound to ${on}`, async t => {
      const service = await startedService(t, engine);
      await addKey(service.store, 'a-key-of-one-address', 'one', { addresses: ['127.0.0.3/32', '2001:db8::/32'] });
      const from = async (address: string) => (await read(service, dialect, 'a-key-of-one-address', {}, address)).error?.code;
      t.is(await from('127.0.0.4'), -32604);
      t.not(await from('127.0.0.3'), -32604);
      const forwarded = { 'X-Forwarded-For': '127.0.0.3', Forwarded: 'for=127.0.0.3' };
      t.deepEqual((await read(service, dialect, 'a-key-of-one-address', forwarded, '127.0.0.4')).error, refused);
    });

    engine.test(`a key is good until the moment it expires ${on}`, async t => {
      const service = await startedService(t, engine);
      service.clock.set('2026-06-15 12:00:00');
      await addKey(service.store, 'a-key-for-a-minute', 'minute', { expires: momentAfter(service, 60) });
      t.not((await read(service, dialect, 'a-key-for-a-minute')).error?.code, -32604);
      service.clock.advance(60);
      t.deepEqual((await read(service, dialect, 'a-key-for-a-minute')).error, refused);
    });

    engine.test(`a key that is revoked is worthless at once ${on}`, async t => {
      const service = await startedService(t, engine);
      await addKey(service.store, 'a-key-to-be-revoked', 'soon');
      t.not((await read(service, dialect, 'a-key-to-be-revoked')).error?.code, -32604);
      const revoked = '2026-01-15T00:00:00.000Z';
      const id = keyIdOf('a-key-to-be-revoked', service.store.secret);
      await service.store.changeKeys(author, ({ keys }) => keys.update(id, { revoked }, revocation(id)));
      t.deepEqual((await read(service, dialect, 'a-key-to-be-revoked')).error, refused);
    });
  }

for (const engine of enginesInTurn) {
  engine.test(`when a key was last used is known once the service has stopped on ${engine.name}`, async t => {
    const service = await startedService(t, engine);
    const { clock, store } = service;
    const user = byPassword('nobody');
    await addKey(store, 'a-key-that-is-used', 'used');
    await addKey(store, 'a-key-of-a-user', 'user');
    await addKey(store, 'a-key-that-rests', 'rests');
    await addKey(store, 'a-key-that-is-over', 'over', { revoked: '2026-01-14T00:00:00.000Z' });
    clock.set('2026-06-15 12:00:00');
    for (const key of ['a-key-that-is-used', 'a-key-that-is-over']) await read(service, 'contract', key);
    clock.advance(60);
    const last = clock.now().toISOString();
    await read(service, 'contract', 'a-key-that-is-used');
    await read(service, 'contract', 'a-key-of-a-user', user);
    t.is((await lastUses(store)).used, null);
    await service.stop();
    t.like(await lastUses(store), { used: last, user: last, rests: null, over: null });
  });
}

onEveryEngine({
  'the last use of a key is the latest that was noted': async (t, store) => {
    await addKey(store, 'a-key-that-is-used', 'used');
    const id = keyIdOf('a-key-that-is-used', store.secret);
    const [early, late] = ['2026-01-01T09:00:00.000Z', '2026-01-01T10:00:00.000Z'];
    for (const [noted, kept] of [
      [early, early],
      [late, late],
      [early, late],
    ] as const) {
      await store.keys.touch(usesAt({ [id]: noted }));
      t.is((await lastUses(store)).used, kept);
    }
  },
});

test('uses of keys that the storage does not take are kept the next time, and unused keys are not written', async t => {
  const taken: (readonly string[])[] = [];
  let isFull = true;
  const touch: KeyStore['touch'] = async uses => {
    if (isFull) throw new Error('full');
    taken.push(...uses.map(({ id, time, firstUse }) => [id, time, firstUse.time, String(firstUse.address)]));
  };
  const clock = new Clock();
  const uses = new KeyUses({ touch } as KeyStore, clock.now);
  const [first, second] = [clock.now().toISOString(), new Date(clock.now().getTime() + 5000).toISOString()];
  uses.note('a', '10.0.0.1');
  uses.note('b', '10.0.0.2');
  await uses.stop();
  clock.advance(5);
  uses.note('b', '10.0.0.3');
  isFull = false;
  await uses.stop();
  await uses.stop();
  t.deepEqual(taken.toSorted(), [
    ['a', first, first, '10.0.0.1'],
    ['b', second, first, '10.0.0.2'],
  ]);
});

async function lastUses({ keys }: Store): Promise<Readonly<Record<string, string | null>>> {
  return Object.fromEntries((await keys.list()).map(({ title, lastUsed }) => [title, lastUsed]));
}

/** The moment that many seconds after what the clock shows, as keys keep it. */
function momentAfter({ clock }: TestService, seconds: number): string {
  clock.advance(seconds);
  const moment = clock.now().toISOString();
  clock.advance(-seconds);
  return moment;
}

async function read(service: TestService, dialect: DialectName, apikey: unknown, headers = {}, from = '127.0.0.1') {
  const body = JSON.stringify({ version: '2.0', method: 'cmdb.object.read', params: { apikey, id: 7 }, id: 1 });
  return JSON.parse((await send(service.endpoint(dialect), { body, headers, from })).text) as {
    error?: (typeof refusals)[DialectName];
  };
}
