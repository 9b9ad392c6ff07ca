import type { ChangeFeed } from '../generated/types.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const tank = 'C__CATG__CUSTOM_TANK';
const type = 'C__OBJTYPE__TANK';
const feeds = 'C__RELATION_TYPE__FEEDS';
const titled = (title: string) => ({ en: title, de: title });
const words = { title: titled('Feed'), master: titled('feeds'), slave: titled('is fed by') };
const schema = {
  categories: [{ const: tank, title: titled('Tank'), attributes: [{ key: 'label', type: 'text', title: titled('Label') }] }],
  object_types: [{ const: type, title: titled('Tank'), categories: ['C__CATG__GLOBAL', tank] }],
  relation_types: [{ const: feeds, ...words }],
};

async function made(call: Caller, of: string, more: object = {}): Promise<number> {
  return Number((await resultOf<{ id: string }>(call('cmdb.object.create', { type: of, title: 't', ...more }))).id);
}

/** What an object of a type is by the time that the type is removed. */
const statuses: Readonly<Record<string, (call: Caller) => Promise<unknown>>> = {
  normal: call => made(call, type),
  archived: async call => resultOf(call('cmdb.object.archive', { object: await made(call, type) })),
  deleted: async call =>
    resultOf(call('cmdb.object.delete', { id: await made(call, type), status: 'C__RECORD_STATUS__DELETED' })),
  template: call => made(call, type, { status: 6 }),
};

for (const engine of enginesInTurn) {
  for (const [status, make] of Object.entries(statuses))
    engine.test(`${engine.name}: a type stays as long as an object is of it that is ${status}`, async t => {
      const call = callerOf(await startedService(t, engine), 'contract');
      await resultOf(call('kataster.schema.apply', { schema }));
      const { change_sets: sets } = await resultOf<ChangeFeed>(call('kataster.changes.read', { limit: 1 }));
      await make(call);
      const removed = [type];
      for (const method of ['kataster.schema.preview', 'kataster.schema.apply'] as const)
        t.regex(String((await call(method, { removed })).error?.data?.['removed.0']), /^objects of this type: 1; /, method);
      const { error } = await call('kataster.changes.revert', { numbers: [sets[0]?.number] });
      t.regex(JSON.stringify(error?.data), /objects of this type: 1; /, 'undone');
    });

  engine.test(`${engine.name}: the history of what is gone is asked for by its name`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema }));
    const object = await made(call, type, { categories: { [tank]: { label: 'A' } } });
    const asked = async (filter: object) => (await resultOf<ChangeFeed>(call('kataster.changes.read', filter))).change_sets;
    const before = { category: await asked({ category: tank }), type: await asked({ type }) };
    t.is(before.category.length, 1);
    await resultOf(call('cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__PURGE' }));
    await resultOf(call('kataster.schema.apply', { removed: [type, tank] }));
    t.is((await asked({ category: tank })).length, 2, 'made and purged');
    t.is((await asked({ type })).length, 2);
    t.is((await call('kataster.changes.read', { category: 'C__CATG__CUSTOM_NONE' })).error?.data?.error, 'CategoryNotFound');
    t.is((await call('kataster.changes.read', { type: 'C__OBJTYPE__NONE' })).error?.data?.error, 'ObjectTypeNotFound');
  });

  engine.test(`${engine.name}: a relation type fails nothing any more once it is removed`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await resultOf(call('kataster.schema.apply', { schema }));
    const [first, second] = [await made(call, 'C__OBJTYPE__SERVER'), await made(call, 'C__OBJTYPE__SERVER')];
    const data = { object1: first, object2: second, relation_type: feeds, weighting: 5 };
    await resultOf(call('cmdb.category.save', { object: first, category: 'C__CATG__RELATION', data }));
    const affected = async () =>
      (await resultOf<{ affected: readonly object[] }>(call('kataster.impact.read', { id: first }))).affected.length;
    t.is(await affected(), 1);
    await resultOf(call('kataster.schema.apply', { removed: [feeds], accept_loss: 1 }));
    t.is(await affected(), 0);
    const misspelt = { relation_types: [{ const: 'C__RELATION_TYPE__OTHER', ...words, direction: 'sideways' }] };
    t.is((await call('kataster.schema.apply', { schema: misspelt })).error?.data?.error, 'InvalidParameters');
  });
}
