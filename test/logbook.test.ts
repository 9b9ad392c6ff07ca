import type { ExecutionContext } from 'ava';
import type { LogRecord } from '../generated/types.js';
import type { Grant } from '../src/domain/access/rights.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { countingStore } from './helpers/counting.js';
import { send } from './helpers/http.js';
import { resultOf } from './helpers/rpc.js';
import { addKey, serviceOver, testKey } from './helpers/service.js';
import { enginesInTurn, freshStore, type TestEngine } from './helpers/stores.js';

type Entry = Readonly<Record<string, unknown>>;

const [logbook, model] = ['C__CATG__LOGBOOK', 'C__CATG__MODEL'];

/** A service of its own, and its callers by their keys. */
async function started(t: ExecutionContext, engine: TestEngine, store = freshStore(t, engine)) {
  const service = await serviceOver(t, await store, { KATASTER_QUICKPURGE: 'on' });
  const callAs = (apikey: string) => async (name: string, params: object) => {
    const call = { version: '2.0', method: name, params: { apikey, ...params }, id: 1 };
    return JSON.parse((await send(service.endpoint('contract'), { body: JSON.stringify(call) })).text);
  };
  const call = callAs(testKey);
  const readAs =
    (apikey: string) =>
    (params: object = {}) =>
      resultOf<readonly LogRecord[]>(callAs(apikey)('cmdb.logbook.read', params));
  const write = (params: object) => resultOf<{ readonly id: string }>(call('cmdb.logbook.create', params));
  const entries = (params: object) => entriesRead<Entry>(call, { category: logbook, ...params });
  const keyFor = async (name: string, grants: readonly Grant[]) => addKey(service.store, name, name, { grants });
  return { service, call, callAs, read: readAs(testKey), readAs, write, entries, keyFor };
}

/** Eight, and three of the first try: what reads the history is begun again beside the event loop. */
const most = 11;

const eventsOf = (records: readonly LogRecord[]) => records.map(({ event }) => event);

/** A server with a serial number that changed, and two messages. */
async function written({ call, write }: Awaited<ReturnType<typeof started>>) {
  const object = await objectMade(call);
  await write({ object_id: object, message: 'Arrived' });
  const entry = await entryMade(call, { object, category: model, data: { serial: 'A1' } });
  await entryMade(call, { object, category: model, entry, data: { serial: 'A2' } });
  await write({ object_id: object, message: 'In use' });
  return { object, entry };
}

for (const engine of enginesInTurn) {
  engine.test(`the logbook category has messages, and after them what changed, page by page, on ${engine.name}`, async t => {
    const scene = await started(t, engine);
    const { object } = await written(scene);
    const all = await scene.entries({ objID: object });
    const texts = ['Arrived', 'In use', 'Object created', 'Category entry changed', 'Category entry changed'];
    t.deepEqual(
      all.map(each => each.event_static),
      texts,
    );
    const ids = all.map(({ id }) => Number(id));
    t.deepEqual(
      ids,
      ids.toSorted((one, other) => one - other),
    );
    t.like(all[4], {
      category: 'Model',
      changes: 'Serial number: A1 → A2',
      event: { const: 'C__LOGBOOK_EVENT__CATEGORY_CHANGED' },
    });
    for (const limit of [1, 2, 3, 4])
      for (let offset = 0; offset <= all.length; offset += 1)
        t.deepEqual(
          await scene.entries({ objID: object, limit, offset }),
          all.slice(offset, offset + limit),
          `${offset}+${limit}`,
        );
    t.deepEqual(await scene.entries({ objID: object, status: 3 }), []);
    const revised = await scene.entries({ objID: object, with_revision: true });
    t.deepEqual(
      revised.map(({ revision }) => revision),
      [2, 5, 1, 3, 4],
    );
    t.true(
      (await scene.call('cmdb.category.read', { objID: object + 1, category: logbook })).error?.message.includes('not found'),
    );
  });

  engine.test(`the logbook has one line for a change, under the id that the category has for it, on ${engine.name}`, async t => {
    const scene = await started(t, engine);
    const { object } = await written(scene);
    const records = await scene.read({ object_id: object });
    t.deepEqual(eventsOf(records), ['In use', 'Category entry changed', 'Category entry changed', 'Arrived', 'Object created']);
    const shown = new Set((await scene.entries({ objID: object })).map(({ id }) => id));
    t.true(records.every(({ logbook_id: id, logbook_catg_id: other }) => shown.has(id) && id === other));
    for (const record of records) t.deepEqual(await scene.read({ id: record.logbook_id }), [record]);
    t.is((await scene.read()).length, records.length);
    t.deepEqual(await scene.read({ id: 2 ** 40 }), []);
  });

  engine.test(`what a caller may not see is not in a logbook, nor that it changed, on ${engine.name}`, async t => {
    const scene = await started(t, engine);
    const { object } = await written(scene);
    const person = await objectMade(scene.call, { type: 'C__OBJTYPE__PERSON', title: 'Ada' });
    const servers = ['C__OBJTYPE__SERVER'];
    const grants: Readonly<Record<string, Grant>> = {
      messages: { verbs: ['view'], objectTypes: servers, categories: [logbook, 'C__CATG__GLOBAL'] },
      models: { verbs: ['view'], objectTypes: servers, categories: [model] },
      persons: { verbs: ['view', 'edit'], objectTypes: ['C__OBJTYPE__PERSON'] },
    };
    for (const [name, grant] of Object.entries(grants)) await scene.keyFor(name, [grant]);
    const asked = async (name: string, params: object) => eventsOf(await scene.readAs(name)(params));
    t.deepEqual(await asked('messages', { object_id: object }), ['In use', 'Arrived', 'Object created']);
    t.deepEqual(await asked('models', { object_id: object }), [
      'Category entry changed',
      'Category entry changed',
      'Object created',
    ]);
    t.deepEqual(await asked('persons', {}), ['Category entry changed', 'Object created']);
    t.like(await scene.callAs('persons')('cmdb.logbook.read', { object_id: object }), {
      error: { data: { error: 'ObjectNotFound' } },
    });
    for (const params of [{ object_id: object }, { object_ids: [person, object] }])
      t.like(await scene.callAs('persons')('cmdb.logbook.create', { ...params, message: 'x' }), {
        error: { data: { error: 'ObjectNotFound' } },
      });
    t.deepEqual(await asked('persons', { object_id: person }), ['Category entry changed', 'Object created']);
    const seen = await entriesRead<Entry>(scene.callAs('messages'), { objID: object, category: logbook });
    t.deepEqual(
      seen.map(each => each.event_static),
      ['Arrived', 'In use', 'Object created'],
    );
    t.like(await scene.callAs('models')('cmdb.category.read', { objID: object, category: logbook }), {
      error: { data: { error: 'Forbidden' } },
    });
  });

  engine.test(`the logbook category of then has what had happened then, on ${engine.name}`, async t => {
    const scene = await started(t, engine);
    const { object } = await written(scene);
    const before = await scene.entries({ objID: object });
    const number = await numberNow(scene);
    await scene.call('cmdb.object.update', { id: object, title: 'web2' });
    await scene.write({ object_id: object, message: 'Renamed' });
    t.is((await scene.entries({ objID: object })).length, before.length + 2);
    t.deepEqual(await scene.entries({ objID: object, as_of: number }), before);
  });

  engine.test(
    `a message is written once for an idempotency key, and kept with its call's comment, on ${engine.name}`,
    async t => {
      const scene = await started(t, engine);
      const object = await objectMade(scene.call);
      const params = { object_id: object, message: 'Once', comment: 'spare part', idempotency_key: 'k1' };
      t.deepEqual(await scene.write(params), await scene.write(params));
      const [record, ...others] = await scene.read({ object_id: object });
      t.like(record, { event: 'Once', comment: 'spare part' });
      t.deepEqual(eventsOf(others), ['Object created']);
      const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly object[] }>(
        scene.call('kataster.changes.read', { object, limit: 1 }),
      );
      t.like(sets[0], { comment: 'spare part', method: 'cmdb.logbook.create' });
    },
  );

  engine.test(`a logbook is read with ${most} statements at most, however much is in it, on ${engine.name}`, async t => {
    const { store, statements } = await countingStore(t, engine);
    const scene = await started(t, engine, Promise.resolve(store));
    const { object, entry } = await written(scene);
    for (let at = 0; at < 20; at += 1)
      await entryMade(scene.call, { object, category: model, entry, data: { serial: `B${at}`, title: `title ${at}` } });
    await scene.call('cmdb.category.purge', { object, category: model, entry });
    statements();
    for (const read of [
      () => scene.entries({ objID: object }),
      () => scene.entries({ objID: object, limit: 5, offset: 3 }),
      () => scene.read({ object_id: object }),
      () => scene.read({ since: '-1 day' }),
    ]) {
      await read();
      t.true(statements().length <= most);
    }
  });
}

async function numberNow({ call }: Awaited<ReturnType<typeof started>>): Promise<number> {
  const { change_sets: sets } = await resultOf<{ readonly change_sets: readonly { readonly number: number }[] }>(
    call('kataster.changes.read', { limit: 1 }),
  );
  return sets[0]?.number ?? 0;
}
