import type { Store } from '../src/domain/storage/store.js';
import { keyIdOf } from '../src/domain/users/keys.js';
import { objectMade } from './factories/calls.js';
import { revocation } from './helpers/audited.js';
import { author } from './helpers/author.js';
import { newDatabase } from './helpers/databases.js';
import { callerOf } from './helpers/rpc.js';
import { serviceOver, testKey } from './helpers/service.js';
import { engines, storeAt } from './helpers/stores.js';

const test = engines.find(({ name }) => name === 'PostgreSQL')?.test ?? (() => undefined);
const time = '2026-01-14T00:00:00.000Z';
const idIn = ({ secret }: Store): string => keyIdOf(testKey, secret);

for (const [change, changes] of Object.entries({
  revoked: { revoked: time },
  'limited to other addresses': { addresses: '["192.0.2.0/24"]' },
  expired: { expires: time },
}))
  test(`a key that another process made ${change} is rejected by the next read`, async t => {
    const url = await newDatabase(t, 'PostgreSQL', 'tables');
    const [store, other] = await Promise.all([storeAt(t, url), storeAt(t, url)]);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const id = idIn(store);
    const object = await objectMade(call);
    const read = async () => (await call('cmdb.object.read', { id: object })).error?.code;
    for (let times = 0; times < 3; times += 1) t.is(await read(), undefined);
    await other.changeKeys(author, ({ keys }) => keys.update(id, changes, revocation(id)));
    t.is(await read(), -32604);
    await other.changeKeys(author, ({ keys }) => keys.update(id, restored, revocation(id)));
    t.is(await read(), undefined);
  });

test('rights that another process took from a key are missed by the next read and the next write', async t => {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const [store, other] = await Promise.all([storeAt(t, url), storeAt(t, url)]);
  const call = callerOf(await serviceOver(t, store), 'contract');
  const id = idIn(store);
  const object = await objectMade(call);
  const read = async () => (await call('cmdb.object.read', { id: object })).error?.code;
  const write = async () => (await call('cmdb.object.update', { id: object, title: 'web2' })).error?.code;
  t.deepEqual([await read(), await write()], [undefined, undefined]);
  const rights = JSON.stringify([{ verbs: ['archive'], resources: ['entry'] }]);
  await other.changeKeys(author, ({ keys }) => keys.update(id, { rights }, revocation(id)));
  t.deepEqual([await read(), await write()], [-32003, -32003]);
});

const restored = { revoked: null, addresses: null, expires: null };
