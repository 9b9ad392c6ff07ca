import { keyIdOf } from '../src/domain/users/keys.js';
import { send } from './helpers/http.js';
import { addKey, type DialectName, dialectNames, startedService, type TestService, testKey } from './helpers/service.js';
import { engines } from './helpers/stores.js';

const refused = { code: -32604, message: 'Authentication error', data: null };

for (const engine of engines)
  for (const dialect of dialectNames) {
    const on = `on ${engine.name}, dialect ${dialect}`;

    engine.test(`missing, malformed, unknown, revoked and expired keys are answered alike ${on}`, async t => {
      const service = await startedService(t, engine);
      const { store } = service;
      await addKey(store, 'a-key-that-is-revoked', 'revoked');
      await store.keys.revoke(keyIdOf('a-key-that-is-revoked'), '2026-01-14T00:00:00.000Z');
      await addKey(store, 'a-key-that-is-expired', 'expired', { expires: '2026-01-14T00:00:00.000Z' });
      const keys = [undefined, 5, '', 'a-key-that-nobody-knows', 'a-key-that-is-revoked', 'a-key-that-is-expired'];
      for (const apikey of keys) t.deepEqual((await read(service, dialect, apikey)).error, refused, String(apikey));
      t.is((await read(service, dialect, testKey)).error?.code, dialect === 'contract' ? -32602 : undefined);
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
      await service.store.keys.revoke(keyIdOf('a-key-to-be-revoked'), '2026-01-15T00:00:00.000Z');
      t.deepEqual((await read(service, dialect, 'a-key-to-be-revoked')).error, refused);
    });
  }

/** The moment that many seconds after what the clock shows, as keys keep it. */
function momentAfter({ clock }: TestService, seconds: number): string {
  clock.advance(seconds);
  const moment = clock.now().toISOString();
  clock.advance(-seconds);
  return moment;
}

async function read(service: TestService, dialect: DialectName, apikey: unknown) {
  const body = JSON.stringify({ version: '2.0', method: 'cmdb.object.read', params: { apikey, id: 7 }, id: 1 });
  return JSON.parse((await send(service.endpoint(dialect), { body })).text) as { error?: typeof refused };
}
