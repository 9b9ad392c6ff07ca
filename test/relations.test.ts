import type { ExecutionContext } from 'ava';
import { entryMade, objectMade } from './factories/calls.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

type Entry = Readonly<Record<string, unknown>>;
type Shown = { readonly id: string; readonly title: string; readonly const?: string };

const first = 2 ** 30;
const relation = 'C__CATG__RELATION';

async function started(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine, { KATASTER_QUICKPURGE: 'on' });
  const call = callerOf(service, 'contract');
  const create = async (type: string, title: string, categories: object = {}): Promise<number> =>
    await objectMade(call, { type: `C__OBJTYPE__${type}`, title, categories });
  const save = async (object: number, category: string, data: object, entry?: number): Promise<number> =>
    await entryMade(call, { object, category, data, entry });
  const read = (object: number, category = relation, page: object = {}): Promise<Entry[]> =>
    resultOf<Entry[]>(call('cmdb.category.read', { object, category, ...page }));
  const told = async (object: number, page: object = {}) =>
    (await read(object, relation, page)).map(({ object1, relation_type, object2 }) => [
      (object1 as Shown).title,
      (relation_type as Shown).const,
      (object2 as Shown).title,
    ]);
  return { ...service, call, create, save, read, told };
}

const inRack = ['R1', 'C__RELATION_TYPE__LOCATION', 'web1'];

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`a link is a relation that both objects show, under one id ${on}`, async t => {
    const { create, read, told } = await started(t, engine);
    const rack = await create('ENCLOSURE', 'R1');
    const server = await create('SERVER', 'web1', { C__CATG__LOCATION: { parent: rack } });
    t.deepEqual(await told(server), [inRack]);
    t.deepEqual(await told(rack), [inRack]);
    const [seen] = await read(server);
    t.deepEqual(await read(rack), [seen]);
    t.like(seen, { id: seen?.objID, weighting: { const: 'C__WEIGHTING__5' }, itservice: null, description: '' });
  });

  engine.test(`the object that stands for a relation has a title made of both objects, and names both ${on}`, async t => {
    const { call, create, read } = await started(t, engine);
    const rack = await create('ENCLOSURE', 'R1');
    const server = await create('SERVER', 'web1', { C__CATG__LOCATION: { parent: rack } });
    const id = Number((await read(server))[0]?.objID);
    t.true(id > first);
    const about = { id: String(id), title: 'R1 is location of web1', type_title: 'Relation', status: 'C__RECORD_STATUS__NORMAL' };
    t.like(await resultOf(call('cmdb.object.read', { id })), about);
    await resultOf(call('cmdb.object.update', { id: rack, title: 'R2' }));
    t.like(await resultOf(call('cmdb.object.read', { id })), { title: 'R2 is location of web1' });
    t.like((await read(id, 'C__CATS__RELATION_DETAILS'))[0], { object1: { title: 'R2' }, object2: { title: 'web1' } });
    t.like((await read(id, 'C__CATG__GLOBAL'))[0], { title: 'R2 is location of web1', type: { const: 'C__OBJTYPE__RELATION' } });
    t.deepEqual(await read(id, 'C__CATG__MODEL'), []);
    for (const unknown of [id + 1, first, 2 ** 31, 2 ** 52])
      t.is((await call('cmdb.object.read', { id: unknown })).error?.code, -32602);
  });

  engine.test(`a relation goes with its link and comes back with it, under the same id ${on}`, async t => {
    const { create, save, read, told } = await started(t, engine);
    const [rack, other] = [await create('ENCLOSURE', 'R1'), await create('ENCLOSURE', 'R2')];
    const server = await create('SERVER', 'web1', { C__CATG__LOCATION: { parent: rack } });
    const [before] = await read(server);
    await save(server, 'C__CATG__LOCATION', { parent: other });
    t.deepEqual(await told(rack), []);
    t.deepEqual(await told(other), [['R2', 'C__RELATION_TYPE__LOCATION', 'web1']]);
    t.not((await read(server))[0]?.id, before?.id);
    await save(server, 'C__CATG__LOCATION', { parent: rack });
    t.is((await read(server))[0]?.id, before?.id);
    await save(server, 'C__CATG__LOCATION', { snmp_syslocation: 'basement' });
    t.is((await read(server))[0]?.id, before?.id, 'what leaves the link leaves the relation');
    await save(server, 'C__CATG__LOCATION', { parent: null });
    t.deepEqual(await told(server), []);
  });

  engine.test(`a relation is where its entry is in its life ${on}`, async t => {
    const { call, create, read, told } = await started(t, engine);
    const net = await create('LAYER3_NET', 'Servers');
    const server = await create('SERVER', 'web1', { C__CATG__IP: { net, ipv4_address: '10.0.0.1' } });
    const [entry] = await read(server, 'C__CATG__IP');
    const [seen] = await read(net);
    const address = { object: server, category: 'C__CATG__IP', entry: Number(entry?.id) };
    await resultOf(call('cmdb.category.archive', address));
    t.deepEqual(await told(net), []);
    t.deepEqual(await told(net, { status: 3 }), [['Servers', 'C__RELATION_TYPE__IP_ADDRESS', 'web1']]);
    t.like(await resultOf(call('cmdb.object.read', { id: Number(seen?.objID) })), { status: 'C__RECORD_STATUS__ARCHIVED' });
    await resultOf(call('cmdb.category.recycle', address));
    t.deepEqual(await read(net), [seen]);
    await resultOf(call('cmdb.category.purge', address));
    t.deepEqual(await told(net, { status: -1 }), []);
    t.is((await call('cmdb.object.read', { id: Number(seen?.objID) })).error?.code, -32602);
  });

  for (const purged of ['R1', 'web1'])
    engine.test(`purging ${purged} takes the relations of both sides along ${on}`, async t => {
      const { call, create, save, told } = await started(t, engine);
      const rack = await create('ENCLOSURE', 'R1');
      const server = await create('SERVER', 'web1', { C__CATG__LOCATION: { parent: rack } });
      const third = await create('SERVER', 'web2');
      const data = { object1: rack, object2: server, relation_type: 'C__RELATION_TYPE__DEFAULT', weighting: 'C__WEIGHTING__1' };
      await save(third, relation, data);
      t.is((await told(rack)).length, 2);
      const [gone, left] = purged === 'R1' ? [rack, server] : [server, rack];
      await resultOf(call('cmdb.object.delete', { id: gone, status: 'C__RECORD_STATUS__PURGE' }));
      t.deepEqual(await told(left, { status: -1 }), []);
      t.deepEqual(await told(third, { status: -1 }), []);
    });

  engine.test(`a contact administrates or is a user, by the role it has ${on}`, async t => {
    const { create, save, told } = await started(t, engine);
    const person = await create('PERSON', 'Ada Byron');
    const server = await create('SERVER', 'web1');
    const entry = await save(server, 'C__CATG__CONTACT', { contact_object: person, role: 'Administrator' });
    t.deepEqual(await told(person), [['Ada Byron', 'C__RELATION_TYPE__ADMIN', 'web1']]);
    await save(server, 'C__CATG__CONTACT', { role: 'User' }, entry);
    t.deepEqual(await told(person), [['web1', 'C__RELATION_TYPE__USER', 'Ada Byron']]);
  });

  engine.test(`a link to an entry relates the objects, and one list many ${on}`, async t => {
    const { create, save, told } = await started(t, engine);
    const [pdu, server, wan] = [await create('PDU', 'pdu1'), await create('SERVER', 'web1'), await create('WAN', 'w1')];
    const plug = await save(pdu, 'C__CATG__CONNECTOR', { title: 'A1' });
    await save(server, 'C__CATG__POWER_CONSUMER', { title: 'PSU', assigned_connector: plug });
    t.deepEqual(await told(pdu), [['pdu1', 'C__RELATION_TYPE__POWER_CONSUMER', 'web1']]);
    t.deepEqual(await told(server), await told(pdu));
    const nets = [await create('LAYER3_NET', 'n1'), await create('LAYER3_NET', 'n2')];
    await save(wan, 'C__CATG__WAN', { net: nets });
    const both = ['n1', 'n2'].map(net => ['w1', 'C__RELATION_TYPE__WAN_CONNECTION', net]);
    t.deepEqual(await told(wan), both);
    t.deepEqual(await told(wan, { limit: 1, offset: 1 }), both.slice(1));
    t.deepEqual(await told(nets[1] ?? 0), both.slice(1));
  });

  engine.test(`a relation that is saved as an entry is listed on both objects and has the steps of an entry ${on}`, async t => {
    const { call, create, save, read, told } = await started(t, engine);
    const [one, two] = [await create('SERVER', 'web1'), await create('SERVER', 'db1')];
    const data = { object1: one, object2: two, relation_type: 'C__RELATION_TYPE__DEFAULT', weighting: 'C__WEIGHTING__1' };
    const entry = await save(one, relation, { ...data, description: 'needs it' });
    const [seen] = await read(two);
    t.like(seen, { id: String(entry), weighting: { const: 'C__WEIGHTING__1' }, description: 'needs it' });
    t.deepEqual(await read(one), [seen]);
    t.like(await resultOf(call('cmdb.object.read', { id: Number(seen?.objID) })), { title: 'web1 has dependency to db1' });
    await save(one, relation, { weighting: 'C__WEIGHTING__10' }, entry);
    t.like((await read(two))[0], { objID: seen?.objID, weighting: { const: 'C__WEIGHTING__10' } });
    await resultOf(call('cmdb.category.archive', { object: one, category: relation, entry }));
    t.deepEqual(await told(two), []);
    t.is((await told(two, { status: 3 })).length, 1);
  });

  engine.test(`a relation that follows from a link is changed with the link alone, and its error says so ${on}`, async t => {
    const { call, create, read } = await started(t, engine);
    const rack = await create('ENCLOSURE', 'R1');
    const server = await create('SERVER', 'web1', { C__CATG__LOCATION: { parent: rack } });
    const id = Number((await read(server))[0]?.id);
    const saved = await call('cmdb.category.save', { object: server, category: relation, entry: id, data: { description: 'x' } });
    t.regex(saved.error?.data?.entry ?? '', /told by a link/);
    t.regex(
      (await call('cmdb.category.purge', { object: server, category: relation, entry: id })).error?.data?.entry ?? '',
      /link/,
    );
    t.regex((await call('cmdb.object.update', { id, title: 'x' })).error?.data?.object ?? '', /changed where the link is/);
    t.is((await call('cmdb.category.read', { object: 4711, category: relation })).error?.code, -32602);
  });

  engine.test(`copies of a template have relations of their own ${on}`, async t => {
    const { call, create, told } = await started(t, engine);
    const rack = await create('ENCLOSURE', 'R1');
    const template = await create('SERVER', 'web1', { C__CATG__LOCATION: { parent: rack } });
    await objectMade(call, { type: 'C__OBJTYPE__SERVER', title: 'web2', template });
    t.deepEqual(await told(rack), [inRack, ['R1', 'C__RELATION_TYPE__LOCATION', 'web2']]);
  });

  engine.test(`a caller who may not see an object sees no relation to it ${on}`, async t => {
    const { store, create } = await started(t, engine);
    const rack = await create('ENCLOSURE', 'R1');
    const server = await create('SERVER', 'web1', { C__CATG__LOCATION: { parent: rack } });
    const links = ['C__CATG__LOCATION.parent'];
    const query = { objects: [server], links, statuses: ['normal'], limit: 10, offset: 0 } as const;
    const seen = async (objectTypes: readonly string[]) =>
      (await store.withScope([{ objectTypes }]).reads.relations.of(query)).filter(({ id }) => id !== null).length;
    t.is(await seen(['C__OBJTYPE__SERVER', 'C__OBJTYPE__ENCLOSURE']), 1);
    t.is(await seen(['C__OBJTYPE__SERVER']), 0);
  });
}
