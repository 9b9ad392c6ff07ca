import type { Grant } from '../src/domain/access/rights.js';
import { keyIdOf } from '../src/domain/users/keys.js';
import { entryMade, objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, type TestService } from './helpers/service.js';
import { engines, freshStore } from './helpers/stores.js';
import { until } from './helpers/waiting.js';
import { permitted, type Receiver, receiver } from './helpers/webhook-receiver.js';

const server = 'C__OBJTYPE__SERVER';
const model = 'C__CATG__MODEL';

interface Scene {
  readonly service: TestService;
  readonly object: number;
  readonly to: Receiver;
}

/** Every way in which changes are told, to the caller with a key, since the first change set. */
const ways: Readonly<Record<string, (asWith: Caller, key: string, scene: Scene) => Promise<string>>> = {
  read: async asWith => JSON.stringify(await resultOf(asWith('kataster.changes.read', { since: 1 }))),
  follow: async asWith => JSON.stringify(await resultOf(asWith('kataster.changes.follow', { since: 1 }))),
  compare: async (asWith, _, { object }) =>
    JSON.stringify((await asWith('kataster.changes.compare', { objects: [object], from: 2, to: 5 })).result),
  logbook: async asWith => JSON.stringify(await resultOf(asWith('cmdb.logbook.read', {}))),
  webhook: async (_, key, { service, to }) => {
    const before = to.received.length;
    const call = callerOf(service, 'contract');
    const settings = { title: key, url: to.url, key: keyIdOf(key, service.store.secret), since: 1 };
    const { id } = await resultOf<{ id: string }>(call('kataster.webhook.create', settings));
    const last = `seen by ${key}`;
    // Racks are seen with every key: their change is the last that is found.
    await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: last });
    await until(() => to.received.slice(before).some(({ body }) => body.includes(last)));
    // Changes of other objects do not wait for each other.
    await until(async () => (await resultOf<readonly unknown[]>(call('kataster.webhook.deliveries', { id }))).length === 0);
    await resultOf(call('kataster.webhook.delete', { id }));
    return JSON.stringify(to.received.slice(before).map(({ set }) => set));
  },
};

/** Rights, and whether who has them is told that a server was purged, and what it was. */
const keys: Readonly<Record<string, readonly [grants: readonly Grant[], isTold: boolean, isShown: boolean]>> = {
  'every type': [[{ verbs: ['view'] }], true, false],
  'servers and racks': [[{ verbs: ['view'], objectTypes: [server, 'C__OBJTYPE__ENCLOSURE'] }], true, false],
  'racks alone': [[{ verbs: ['view'], objectTypes: ['C__OBJTYPE__ENCLOSURE'] }], false, false],
  'everything, to administer it': [[{ verbs: ['view', 'administer'] }], true, true],
};

for (const engine of engines)
  engine.test(`whoever may view objects of a type is told by every way that one was purged, on ${engine.name}`, async t => {
    const to = await receiver(t);
    const service = await serviceOver(t, await freshStore(t, engine), { ...permitted, KATASTER_QUICKPURGE: 'on' });
    const call = callerOf(service, 'contract');
    await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'rack' });
    const object = await objectMade(call, { type: server, title: 'confidential title' });
    await entryMade(call, { object, category: model, data: { serial: 'confidential serial' } });
    await resultOf(call('cmdb.object.archive', { object }));
    await resultOf(call('cmdb.object.quickpurge', { id: object }));
    for (const [key, [grants, isTold, isShown]] of Object.entries(keys)) {
      await addKey(service.store, key, key, { grants });
      const asWith: Caller = (method, params) => call(method, { ...params, apikey: key });
      for (const [way, told] of Object.entries(ways)) {
        const text = await told(asWith, key, { service, object, to });
        t.is(/purged/i.test(text), isTold, `${way} with a key of ${key}: ${text}`);
        t.is(text.includes('confidential'), isShown, `${way} with a key of ${key}: ${text}`);
      }
    }
  });

engines[0]?.test('a follower that was told of an object is told when it goes, with its id and type alone', async t => {
  const service = await serviceOver(t, await freshStore(t, engines[0] as (typeof engines)[number]), {
    KATASTER_QUICKPURGE: 'on',
  });
  const call = callerOf(service, 'contract');
  await addKey(service.store, 'a reader', 'a reader', { grants: [{ verbs: ['view'] }] });
  const follow = (params: object) =>
    resultOf<{ cursor: string; change_sets: readonly { changes: readonly object[] }[] }>(
      call('kataster.changes.follow', { ...params, apikey: 'a reader' }),
    );
  const { cursor } = await follow({});
  const object = await objectMade(call, { type: server, title: 'web1' });
  const first = await follow({ cursor });
  t.like(first.change_sets[0]?.changes[0], { action: 'created', object: { id: object, title: 'web1' } });
  await resultOf(call('cmdb.object.quickpurge', { id: object }));
  const second = await follow({ cursor: first.cursor });
  t.deepEqual(
    second.change_sets.flatMap(({ changes }) => changes),
    [{ ...second.change_sets[0]?.changes[0], action: 'purged', object: { id: object, title: '', type: server }, attributes: [] }],
  );
});
