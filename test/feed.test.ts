import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import type { ChangeFeed } from '../generated/types.js';
import type { Grant } from '../src/domain/access/rights.js';
import { pruneHistory } from '../src/domain/retention/pruning.js';
import type { Store } from '../src/domain/storage/store.js';
import { keyIdOf } from '../src/domain/users/keys.js';
import type { PreparedCall } from '../src/http/context/request-context.js';
import { dialects } from '../src/http/envelope/dialects.js';
import { type EncodingParts, encode } from '../src/http/steps/encode.js';
import { backUpSqlite } from '../src/store/backups/sqlite-backup.js';
import { restoreSqlite } from '../src/store/backups/sqlite-restore.js';
import { writeWhole } from '../src/store/backups/whole-file.js';
import { objectMade } from './factories/calls.js';
import { temporaryFolder } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, type TestService, testKey } from './helpers/service.js';
import { emptySqlite } from './helpers/sqlite.js';
import { engines, freshStore, storeAt, type TestEngine } from './helpers/stores.js';
import test from './helpers/suite.js';
import { until } from './helpers/waiting.js';

const method = 'kataster.changes.follow';

/** A service of its own, and callers of it. */
const started = async (t: ExecutionContext, engine: TestEngine) => startedOver(t, await freshStore(t, engine));

async function startedOver(t: ExecutionContext, store: Store) {
  const limits = { KATASTER_BATCH_LIMIT: '5000', KATASTER_FOLLOWER_LIMIT: '200' };
  const service = await serviceOver(t, store, { ...limits, KATASTER_QUICKPURGE: 'on' });
  const sendAs = async (apikey: string, name: string, params: object) => {
    const body = JSON.stringify({ version: '2.0', method: name, params: { apikey, ...params }, id: 1 });
    return JSON.parse((await send(service.endpoint('contract'), { body })).text);
  };
  const call = (name: string, params: object) => sendAs(testKey, name, params);
  const follow = (params: object = {}, apikey = testKey) => resultOf<ChangeFeed>(sendAs(apikey, method, params));
  /** Everything after a cursor: other tests may hold back the horizon of the server meanwhile. */
  const followed = async (cursor: string, count: number, params: object = {}) => {
    const numbers: number[] = [];
    let at = cursor;
    const isMet = async () => {
      if (numbers.length >= count) return true;
      const feed = await follow({ ...params, cursor: at, wait: 10 });
      numbers.push(...numbersOf(feed));
      at = feed.cursor;
      return numbers.length >= count;
    };
    await until(isMet, () => numbers);
    return { numbers, cursor: at };
  };
  const keyFor = (name: string, grants: readonly Grant[]) => addKey(service.store, name, name, { grants });
  return { service, call, follow, followed, keyFor };
}

const numbersOf = ({ change_sets: sets }: Pick<ChangeFeed, 'change_sets'>) => sets.map(({ number }) => number);

/** A call that the test can give up. */
function begun(service: TestService, params: object): ClientRequest {
  const call = request(service.endpoint('contract'), { method: 'POST', headers: { 'Content-Type': 'application/json' } });
  call.on('error', () => {});
  call.end(JSON.stringify({ version: '2.0', method, params: { apikey: testKey, ...params }, id: 1 }));
  return call;
}

/** The value of a metric without labels. */
async function metric({ url }: TestService, name: string): Promise<number> {
  const { text } = await send(`${url}/metrics`, { verb: 'GET' });
  return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
}

for (const engine of engines) {
  engine.test(`a follower gets each change set once, from where it begins, on ${engine.name}`, async t => {
    const { call, follow, followed } = await started(t, engine);
    for (const title of ['a', 'b', 'c']) await objectMade(call, { title });
    const { cursor: beginning } = await follow({ since: 0, limit: 1, wait: 10 });
    t.deepEqual((await followed(beginning, 2, { limit: 1 })).numbers, [2, 3]);
    t.deepEqual((await followed((await follow({ since: 2 })).cursor, 0)).numbers, []);
    const { cursor } = await follow();
    await objectMade(call, { title: 'd' });
    await objectMade(call, { title: 'e', type: 'C__OBJTYPE__ENCLOSURE' });
    const later = await followed(cursor, 2);
    t.deepEqual(later.numbers, [4, 5]);
    t.deepEqual(numbersOf(await follow({ cursor: later.cursor })), []);
  });

  engine.test(`filters leave out what they do not name, and the cursor goes on behind it, on ${engine.name}`, async t => {
    const { call, follow, followed } = await started(t, engine);
    const type = 'C__OBJTYPE__ENCLOSURE';
    const { cursor } = await follow({ type });
    await objectMade(call, { title: 'server' });
    const rack = await objectMade(call, { title: 'rack', type });
    await objectMade(call, { title: 'server' });
    const { numbers, cursor: behind } = await followed(cursor, 1, { type });
    t.deepEqual(numbers, [2]);
    await resultOf(call('cmdb.object.update', { id: rack, title: 'rack 2' }));
    t.deepEqual((await followed(behind, 1, { type })).numbers, [4]);
    t.regex((await call(method, { cursor })).error?.message ?? '', /another query/);
  });

  engine.test(`a call waits until something comes, and no longer, on ${engine.name}`, async t => {
    const { service, call, follow } = await started(t, engine);
    const { cursor } = await follow();
    const waiting = follow({ cursor, wait: 60, time_zone: '+05:45' });
    await until(async () => (await metric(service, 'kataster_followers')) === 1);
    await objectMade(call, { title: 'a' });
    const arrived = await waiting;
    t.deepEqual(numbersOf(arrived), [1]);
    t.regex(arrived.change_sets[0]?.time ?? '', /\+05:45$/);
    const empty = await follow({ type: 'C__OBJTYPE__ENCLOSURE', wait: 1 });
    t.deepEqual(numbersOf(empty), []);
  });

  engine.test(`what one may not see did not change for its follower on ${engine.name}`, async t => {
    const { call, follow, followed, keyFor } = await started(t, engine);
    await keyFor('narrowed to servers', [{ verbs: ['view'], objectTypes: ['C__OBJTYPE__SERVER'] }]);
    await objectMade(call, { title: 'hidden rack', type: 'C__OBJTYPE__ENCLOSURE' });
    await objectMade(call, { title: 'server' });
    const all = await follow({ since: 0, limit: 1 });
    await followed(all.cursor, all.change_sets.length > 0 ? 1 : 2);
    const seen = await follow({ since: 0 }, 'narrowed to servers');
    t.deepEqual(numbersOf(seen), [2]);
    t.notRegex(JSON.stringify(seen), /hidden/);
  });

  engine.test(`who follows one type, or purges, is told that an object ceased to be of it on ${engine.name}`, async t => {
    const { call, follow, keyFor } = await started(t, engine);
    const [server, client] = ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT'];
    await keyFor('sees servers', [{ verbs: ['view'], objectTypes: [server] }]);
    const object = await objectMade(call, { title: 'web1', type: server });
    const retyped = (type: string) =>
      resultOf(call('cmdb.category.save', { object, category: 'C__CATG__GLOBAL', data: { type } }));
    const filters = [{ type: server }, { change: 'purged' }, { change: 'edited' }, { object }];
    const cursors = await Promise.all(filters.map(filter => follow({ ...filter, cursor: '' }, 'sees servers')));
    const ofType = await follow({ type: server, cursor: '' });
    await retyped(client);
    await resultOf(call('cmdb.object.update', { id: object, title: 'hidden' }));
    const gone = {
      action: 'purged',
      object: { id: object, title: '', type: server },
      entry: null,
      category: null,
      attributes: [],
    };
    const told = await Promise.all(
      filters.map(async (filter, at) => (await follow({ ...filter, cursor: cursors[at]?.cursor }, 'sees servers')).change_sets),
    );
    t.deepEqual(
      told.map(sets => sets.flatMap(({ changes }) => changes)),
      [[gone], [gone], [], [gone]],
    );
    const seen = await follow({ type: server, cursor: ofType.cursor, values: 'kept' });
    t.like(seen.change_sets[0]?.changes[0], { action: 'edited', object: { type: client, title: 'web1' } });
    t.is(seen.change_sets.length, 1, 'nothing of what it is by now');
    await retyped(server);
    const [back] = (await follow({ cursor: cursors[0]?.cursor, type: server }, 'sees servers')).change_sets.slice(-1);
    t.like(back?.changes[0], { action: 'edited', object: { id: object, title: 'hidden', type: server } });
  });

  engine.test(`an entry that comes back archived says so on ${engine.name}`, async t => {
    const { call, follow } = await started(t, engine);
    const [object, category] = [await objectMade(call, { title: 'web1' }), 'C__CATG__IP'];
    const made = async (hostname: string) => {
      const { entry } = await resultOf<{ entry: number }>(call('cmdb.category.save', { object, category, data: { hostname } }));
      return entry;
    };
    const [kept, archived] = [await made('normal'), await made('archived')];
    await resultOf(call('cmdb.category.archive', { object, category, entry: archived }));
    await resultOf(call('cmdb.object.quickpurge', { id: object }));
    const { cursor } = await follow({ cursor: '' });
    const [purge] = (await resultOf<ChangeFeed>(call('kataster.changes.read', { limit: 1 }))).change_sets;
    await resultOf(call('kataster.changes.revert', { numbers: [purge?.number] }));
    const [undo] = (await follow({ cursor })).change_sets;
    const statuses = undo?.changes.filter(({ entry }) => entry !== null).map(({ entry, status }) => [entry, status]);
    t.deepEqual(
      new Map(statuses as [number, string | undefined][]),
      new Map([
        [archived, 'C__RECORD_STATUS__ARCHIVED'],
        [kept, undefined],
      ]),
    );
    t.true(undo?.changes.every(({ action }) => action === 'created'));
  });

  engine.test(`a follower that waits sees no more than it may by now on ${engine.name}`, async t => {
    const { service, call, follow, keyFor } = await started(t, engine);
    await keyFor('narrowed while it waits', [{ verbs: ['view'] }]);
    const { cursor } = await follow();
    const waiting = follow({ cursor, wait: 60 }, 'narrowed while it waits');
    await until(async () => (await metric(service, 'kataster_followers')) === 1);
    const rights = [{ verbs: ['view'], object_types: ['C__OBJTYPE__SERVER'] }];
    await resultOf(call('kataster.key.update', { id: keyIdOf('narrowed while it waits', service.store.secret), rights }));
    await objectMade(call, { title: 'hidden rack', type: 'C__OBJTYPE__ENCLOSURE' });
    await objectMade(call, { title: 'server' });
    t.deepEqual(numbersOf(await waiting), [2]);
  });

  engine.test(`a follower that waits returns an error once its key is revoked on ${engine.name}`, async t => {
    const { service, call, follow, keyFor } = await started(t, engine);
    await keyFor('revoked while it waits', [{ verbs: ['view'] }]);
    const { cursor } = await follow();
    const waiting = follow({ cursor, wait: 60 }, 'revoked while it waits');
    await until(async () => (await metric(service, 'kataster_followers')) === 1);
    await resultOf(call('kataster.key.revoke', { id: keyIdOf('revoked while it waits', service.store.secret) }));
    await objectMade(call, { title: 'server' });
    await t.throwsAsync(waiting, { message: /Authentication error/ });
  });

  engine.test(`200 followers wait without keeping anything from others on ${engine.name}`, async t => {
    const { service, call, follow } = await started(t, engine);
    const { cursor } = await follow();
    const waiting = Array.from({ length: 200 }, () => follow({ cursor, wait: 60 }));
    await until(async () => (await metric(service, 'kataster_followers')) === 200);
    await objectMade(call, { title: 'a' });
    for (const feed of await Promise.all(waiting)) t.deepEqual(numbersOf(feed), [1]);
  });

  engine.test(`a call no longer waits when its client left, or when the service ends, on ${engine.name}`, async t => {
    const { service, follow } = await started(t, engine);
    const { cursor } = await follow();
    const left = begun(service, { cursor, wait: 60 });
    await until(async () => (await metric(service, 'kataster_followers')) === 1);
    left.destroy();
    await until(async () => (await metric(service, 'kataster_followers')) === 0);
    const waiting = follow({ cursor, wait: 60 });
    await until(async () => (await metric(service, 'kataster_followers')) === 1);
    await service.stop();
    t.deepEqual(numbersOf(await waiting), []);
  });
}

for (const engine of engines)
  engine.test(`a cursor ends when changes that would come next are no longer kept on ${engine.name}`, async t => {
    const { service, call, follow, followed } = await started(t, engine);
    await objectMade(call, { title: 'a' });
    const old = await followed((await follow({ since: 0, limit: 1, wait: 10 })).cursor, 0);
    for (const title of ['b', 'c']) {
      service.clock.advance(60);
      await objectMade(call, { title });
    }
    const asking = { key: 'test', method: 'prune', origin: undefined, now: service.clock.now };
    await pruneHistory(service.store, asking, service.clock.now().toISOString());
    const { error } = await call(method, { cursor: old.cursor });
    t.is(error.data.error, 'CursorEnded');
    t.regex(error.message, /no longer kept; start over with the cursor/);
    service.clock.advance(60);
    await objectMade(call, { title: 'd' });
    t.deepEqual((await followed(error.data.cursor, 1)).numbers, [4]);
  });

test('what a call waited for changes is no part of the duration that is measured', t => {
  const durations: number[] = [];
  const metrics = { called: (_: string, __: string, milliseconds: number) => void durations.push(milliseconds), rejected() {} };
  const call = { method, opened: {}, request: { dialect: dialects.contract }, beganAt: 0 } as unknown as PreparedCall;
  const parts = { metrics, config: { bodyLimit: 1000 } } as unknown as EncodingParts;
  // Longer than any process runs.
  const reply = { result: { change_sets: [], cursor: 'c' }, longPollMs: Number.MAX_SAFE_INTEGER };
  encode(call, reply, parts);
  t.true(durations.length === 1 && durations[0] !== undefined && durations[0] < 0);
});

test('a restored database ends the cursors of its followers, which start over with the one in the error', async t => {
  const url = await emptySqlite(t);
  const file = join(temporaryFolder(t), 'backup');
  const first = await startedOver(t, await storeAt(t, url));
  await objectMade(first.call, { title: 'a' });
  const { cursor } = await first.follow({ since: 0 });
  await first.service.stop();
  await first.service.store.close();
  await writeWhole(file, false, path => backUpSqlite(url, path));
  const kept = await startedOver(t, await storeAt(t, url));
  await objectMade(kept.call, { title: 'b' });
  t.deepEqual(numbersOf(await kept.follow({ cursor })), [2], 'a backup leaves the history of the database as it is');
  await kept.service.stop();
  await kept.service.store.close();
  restoreSqlite(file, url, true);
  const restored = await startedOver(t, await storeAt(t, url));
  const { error } = await restored.call(method, { cursor });
  t.is(error.data.error, 'CursorEnded');
  await objectMade(restored.call, { title: 'c' });
  t.deepEqual(numbersOf(await restored.follow({ cursor: error.data.cursor })), [2]);
});
