import type { ExecutionContext } from 'ava';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

type Entry = Readonly<Record<string, unknown>>;

const type = 'C__OBJTYPE__SERVER';
/** The seconds of the clock that tests run by. */
const seconds = 1_768_467_600;

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`a sysid is the sum of seconds and id, counted up until it is free ${on}`, async t => {
    const { create, read } = await started(t, engine);
    await create({ title: 'a', sysid: `SYSID_${seconds + 2}` });
    await create({ title: 'b' });
    await create({ title: 'c' });
    t.deepEqual([(await read(2)).sysid, (await read(3)).sysid], [`SYSID_${seconds + 3}`, `SYSID_${seconds + 4}`]);
  });

  engine.test(`neither an id nor a sysid is given out again after a purge ${on}`, async t => {
    const { call, create, read } = await started(t, engine);
    const first = await create({ title: 'a' });
    await resultOf(call('cmdb.object.delete', { id: first, status: 'C__RECORD_STATUS__PURGE' }));
    const second = await create({ title: 'b' });
    const taken = await call('cmdb.object.create', { type, title: 'c', sysid: `SYSID_${seconds + first}` });
    t.is(second, first + 1);
    t.is((await read(second)).sysid, `SYSID_${seconds + second}`);
    t.is(taken.error?.code, -32009);
  });

  engine.test(`the id of a purged entry is not given out again ${on}`, async t => {
    const { call, create } = await started(t, engine);
    const object = await create({ title: 'a' });
    const address = { object, category: 'C__CATG__SHARES' };
    const save = async () => (await resultOf(call('cmdb.category.save', { ...address, data: { title: 'home' } }))).entry;
    const first = await save();
    await resultOf(call('cmdb.category.purge', { ...address, entry: first }));
    t.is(await save(), Number(first) + 1);
  });

  engine.test(`an object that fails in its last entry leaves nothing behind ${on}`, async t => {
    const { call, create, read } = await started(t, engine);
    const categories = { C__CATG__SHARES: [{ title: 'home' }, { title: 'scratch' }, { titel: 'misspelt' }] };
    const { error } = await call('cmdb.object.create', { type, title: 'a', sysid: 'SRV-1', categories });
    const next = await create({ title: 'b', sysid: 'SRV-1' });
    t.is(error?.message, 'Invalid parameters: There was a validation error');
    t.is((await read(next)).sysid, 'SRV-1');
    t.deepEqual(await resultOf(call('cmdb.category.read', { objID: next, category: 'C__CATG__SHARES', status: -1 })), []);
  });

  engine.test(`the one entry of a category is not given twice, nor by two names of the category ${on}`, async t => {
    const { call, create } = await started(t, engine);
    const refused = async (categories: object) => {
      const { error } = await call('cmdb.object.create', { type: 'C__OBJTYPE__PERSON', title: 'a', categories });
      return (error?.data ?? {}) as Readonly<Record<string, string>>;
    };
    const [first, second] = [{ first_name: 'Ada' }, { last_name: 'Byron' }];
    const listed = await refused({ C__CATS__PERSON_MASTER: [first, second] });
    t.regex(listed['categories.C__CATS__PERSON_MASTER'] ?? '', /expected one entry, not 2/);
    const named = await refused({ C__CATS__PERSON: first, C__CATS__PERSON_MASTER: [second] });
    t.regex(named['categories.C__CATS__PERSON_MASTER'] ?? '', /categories\.C__CATS__PERSON and .*PERSON_MASTER\.0 in one$/);
    t.is(await create({ title: 'b', categories: { C__CATG__MODEL: [first].slice(1), C__CATG__SHARES: [{}, {}] } }), 1);
  });

  engine.test(`entries made on other objects are in the result, too ${on}`, async t => {
    const { call, create } = await started(t, engine);
    const cluster = { type: 'C__OBJTYPE__CLUSTER', title: 'HA' };
    const [first, second] = [await create(cluster), await create(cluster)];
    const categories = { C__CATG__CLUSTER_MEMBERSHIPS: { connected_object: [first, second] } };
    const { categories: made } = await resultOf<Entry>(call('cmdb.object.create', { type, title: 'c', categories }));
    t.is((made as Readonly<Record<string, readonly string[]>>).C__CATG__CLUSTER_MEMBERSHIPS?.length, 2);
  });

  engine.test(`entries of a template are copied with the links between them ${on}`, async t => {
    const { call, create } = await started(t, engine);
    const template = await create({ title: 'Web server', status: 6, categories: { C__CATG__IP: { hostname: 'web' } } });
    const data = { ip_address: 1, port_from: 80, port_to: 80 };
    await entryMade(call, { object: template, category: 'C__CATG__NET_LISTENER', data });
    const copy = await create({ title: 'web1', template });
    const entries = (category: string) => entriesRead<Entry>(call, { objID: copy, category });
    const [[address], [copied]] = [await entries('C__CATG__IP'), await entries('C__CATG__NET_LISTENER')];
    t.deepEqual(copied?.ip_address, { id: address?.id, title: 'web', type: 'C__CATG__IP' });
    t.not(address?.id, '1');
  });

  engine.test(`the default template of a type is used where that is asked for ${on}`, async t => {
    const { service, call, create } = await started(t, engine);
    const template = await create({ title: 'Web server', status: 6, purpose: 'Production' });
    await service.store.transaction(author, records => records.objectTypes.setDefaultTemplate(type, template));
    const [asked, not] = [await create({ title: 'a', defaultTemplate: 1 }), await create({ title: 'b', defaultTemplate: 0 })];
    const purpose = async (objID: number) => {
      const [global] = await entriesRead<Entry>(call, { objID, category: 'C__CATG__GLOBAL' });
      return (global?.purpose as Entry | null)?.title ?? null;
    };
    t.deepEqual([await purpose(asked), await purpose(not)], ['Production', null]);
  });

  engine.test(`every change of an object, its entries or its status sets updated ${on}`, async t => {
    const { service, call, create, read } = await started(t, engine, { KATASTER_QUICKPURGE: 'on' });
    const object = await create({ title: 'a', categories: { C__CATG__SHARES: [{}, {}] } });
    const [shares, at] = [
      { object, category: 'C__CATG__SHARES' },
      { objID: object, category: 'C__CATG__SHARES' },
    ];
    t.false('updated' in (await read(object)));
    const changes: readonly (readonly [string, object])[] = [
      ['cmdb.object.update', { id: object, title: 'b' }],
      ['cmdb.category.save', { ...shares, data: { title: 'home' }, entry: 1 }],
      ['cmdb.category.save', { object, category: 'C__CATG__GLOBAL', data: { description: 'c' } }],
      ['cmdb.category.create', { ...at, data: { title: 'new' } }],
      ['cmdb.category.update', { ...at, data: { category_id: 1, title: 'other' } }],
      ['cmdb.category.archive', { ...shares, entry: 1 }],
      ['cmdb.category.recycle', { ...shares, entry: 1 }],
      ['cmdb.category.delete', { ...at, cateID: 1 }],
      ['cmdb.category.purge', { ...shares, entry: 1 }],
      ['cmdb.category.quickpurge', { ...at, cateID: 2 }],
      ['cmdb.object.archive', { object }],
      ['cmdb.object.recycle', { object }],
      ['cmdb.object.markAsTemplate', { object }],
      ['cmdb.object.markAsMassChangeTemplate', { object }],
      ['cmdb.object.delete', { id: object, status: 'C__RECORD_STATUS__DELETED' }],
    ];
    for (const [minute, [method, params]] of changes.entries()) {
      const moment = `2026-01-15 10:${String(minute).padStart(2, '0')}:00`;
      service.clock.set(moment);
      await resultOf(call(method, params));
      t.is((await read(object)).updated, moment, method);
      t.is((await read(object)).created, '2026-01-15 09:00:00');
    }
  });

  engine.test(`calls that are refused or only read change nothing ${on}`, async t => {
    const { service, call, create, read } = await started(t, engine);
    const object = await create({ title: 'a', categories: { C__CATG__SHARES: { title: 'home' } } });
    service.clock.advance(60);
    await call('cmdb.category.read', { objID: object, category: 'C__CATG__SHARES' });
    await call('cmdb.category.save', { object, category: 'C__CATG__SHARES', data: { title: 5 } });
    await call('cmdb.category.recycle', { object, category: 'C__CATG__SHARES', entry: 1 });
    await call('cmdb.object.recycle', { object });
    await call('cmdb.object.update', { id: object, title: '' });
    t.false('updated' in (await read(object)));
  });
}

async function started(t: ExecutionContext, engine: TestEngine, settings = {}) {
  const service = await startedService(t, engine, settings);
  const call = callerOf(service, 'contract');
  return {
    service,
    call,
    create: async (params: object) => await objectMade(call, { type, ...params }),
    read: (id: number) => resultOf<Entry>(call('cmdb.object.read', { id })),
  };
}
