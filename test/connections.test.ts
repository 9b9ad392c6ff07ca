import { connecting, connector, port } from './helpers/connecting.js';
import { resultOf } from './helpers/rpc.js';
import { onEveryEngine } from './helpers/stores.js';

onEveryEngine({
  'a connection that one end saves is shown by both, with the object at the other end': async (t, store) => {
    const { make, save, read } = await connecting(t, store);
    const [pa, pb] = [await make('pa', 'PATCH_PANEL'), await make('pb')];
    const a1 = await save(pa, connector, { title: 'a1' });
    const b1 = await save(pb, port, { title: 'b1', assigned_connector: a1 });
    const [here] = await read(pb);
    t.deepEqual(here?.assigned_connector, { id: String(a1), title: 'a1', type: connector });
    t.like(here, { connector: String(a1), connected_object: { id: String(pa), title: 'pa' } });
    const [there] = await read(pa, connector);
    t.deepEqual(there?.assigned_connector, { id: String(b1), title: 'b1', type: port });
    t.like(there?.connected_object, { id: String(pb), title: 'pb', type: 'C__OBJTYPE__SWITCH' });
  },

  'two ports are connected by the number of either, whoever saves it': async (t, store) => {
    const { make, save, pairs, related } = await connecting(t, store);
    const [pa, pb] = [await make('pa'), await make('pb')];
    const a1 = await save(pa, port, { title: 'a1' });
    const b1 = await save(pb, port, { title: 'b1' });
    await save(pa, port, { assigned_connector: b1 }, a1);
    const told = ['pa supplies network pb'];
    t.deepEqual(
      [await pairs(pa), await pairs(pb), await related(pa), await related(pb)],
      [{ a1: 'b1' }, { b1: 'a1' }, told, told],
    );
    await save(pb, port, { assigned_connector: a1 }, b1);
    t.deepEqual([await related(pa), await related(pb)], [told, told]);
    await save(pb, port, { assigned_connector: null }, b1);
    t.deepEqual([await pairs(pa), await pairs(pb), await related(pa)], [{ a1: null }, { b1: null }, []]);
    await save(pb, port, { assigned_connector: a1 }, b1);
    t.deepEqual([await pairs(pa), await related(pb)], [{ a1: 'b1' }, told]);
  },

  'an end that is connected anew leaves what it was connected with': async (t, store) => {
    const { make, save, pairs, related } = await connecting(t, store);
    const [pa, pb, pc] = [await make('pa'), await make('pb'), await make('pc')];
    const a1 = await save(pa, port, { title: 'a1' });
    const b1 = await save(pb, port, { title: 'b1', assigned_connector: a1 });
    const c1 = await save(pc, connector, { title: 'c1', assigned_connector: a1 });
    t.deepEqual([await pairs(pa), await pairs(pb), await pairs(pc, connector)], [{ a1: 'c1' }, { b1: null }, { c1: 'a1' }]);
    await save(pc, connector, { assigned_connector: b1 }, c1);
    t.deepEqual([await pairs(pa), await pairs(pb), await pairs(pc, connector)], [{ a1: null }, { b1: 'c1' }, { c1: 'b1' }]);
    t.deepEqual([await related(pa), await related(pc)], [[], ['pb supplies network pc']]);
  },

  'a port is listed, saved and moved among the connectors of its object': async (t, store) => {
    const { call, make, save, read, pairs } = await connecting(t, store);
    const [pa, pb] = [await make('pa'), await make('pb')];
    const a1 = await save(pa, port, { title: 'a1', plug_type: 'RJ-45' });
    const a2 = await save(pa, connector, { title: 'a2' });
    const b1 = await save(pb, port, { title: 'b1' });
    const [first, second] = await read(pa, connector);
    t.like(first, { id: String(a1), title: 'a1', assigned_category: port, connection_type: { title: 'RJ-45' } });
    t.like(second, { id: String(a2), title: 'a2', assigned_category: '' });
    await save(pa, connector, { title: 'a9', assigned_connector: b1, assigned_category: port }, a1);
    t.deepEqual([await pairs(pa), await pairs(pb)], [{ a9: 'b1' }, { b1: 'a9' }]);
    const wrong = await call('cmdb.category.save', { object: pa, category: connector, entry: a1, data: { wiring_system: pb } });
    t.regex(wrong.error?.data?.wiring_system ?? '', /no such attribute in C__CATG__NETWORK_PORT/);
    await resultOf(call('cmdb.category.archive', { object: pa, category: connector, entry: a1 }));
    t.deepEqual([await pairs(pa), Object.keys(await pairs(pa, connector))], [{}, ['a2']]);
    const other = await call('cmdb.category.archive', { object: pb, category: connector, entry: a2 });
    t.is(other.error?.code, -32602);
    const page = { limit: 1, offset: 1, status: -1 };
    t.deepEqual(
      (await read(pa, connector, 'contract', page)).map(({ title }) => title),
      ['a2'],
    );
    const listed = await resultOf<readonly { categories: Record<string, unknown[]> }[]>(
      call('cmdb.objects.read', { filter: { ids: [pb] }, categories: [connector] }),
    );
    t.deepEqual(listed[0]?.categories[connector], await read(pb, connector));
  },

  'a purged end leaves the other one free': async (t, store) => {
    const { call, make, save, pairs, related } = await connecting(t, store);
    const [pa, pb, pc] = [await make('pa'), await make('pb'), await make('pc')];
    const a1 = await save(pa, port, { title: 'a1' });
    const b1 = await save(pb, port, { title: 'b1', assigned_connector: a1 });
    await resultOf(call('cmdb.category.purge', { object: pb, category: port, entry: b1 }));
    t.deepEqual([await pairs(pa), await related(pa)], [{ a1: null }, []]);
    await save(pc, port, { title: 'c1', assigned_connector: a1 });
    t.deepEqual(await pairs(pa), { a1: 'c1' });
    await resultOf(call('cmdb.object.delete', { id: pc, status: 'C__RECORD_STATUS__PURGE' }));
    t.deepEqual([await pairs(pa), await related(pa)], [{ a1: null }, []]);
  },

  'nothing is connected with itself, and a copy with nothing': async (t, store) => {
    const { call, make, save, pairs } = await connecting(t, store);
    const [pa, pb] = [await make('pa'), await make('pb')];
    const a1 = await save(pa, port, { title: 'a1' });
    const itself = await call('cmdb.category.save', { object: pa, category: port, entry: a1, data: { assigned_connector: a1 } });
    t.regex(itself.error?.data?.assigned_connector ?? '', /with itself/);
    await save(pb, port, { title: 'b1', assigned_connector: a1 });
    const copy = { type: 'C__OBJTYPE__SWITCH', title: 'pc', template: pa };
    const { id } = await resultOf(call('cmdb.object.create', copy));
    t.deepEqual([await pairs(Number(id)), await pairs(pa)], [{ a1: null }, { a1: 'b1' }]);
  },

  'an object is created with connected ports': async (t, store) => {
    const { call, make, save, pairs } = await connecting(t, store);
    const pa = await make('pa');
    const ends = [await save(pa, port, { title: 'a1' }), await save(pa, port, { title: 'a2' })];
    const ports = ends.map((assigned_connector, at) => ({ title: `b${at + 1}`, assigned_connector }));
    const made = call('cmdb.object.create', { type: 'C__OBJTYPE__SWITCH', title: 'pb', categories: { [port]: ports } });
    t.deepEqual(await pairs(Number((await resultOf(made)).id)), { b1: 'a1', b2: 'a2' });
    t.deepEqual(await pairs(pa), { a1: 'b1', a2: 'b2' });
  },

  'logical ports are connected with each other, and power with what supplies it': async (t, store) => {
    const { make, save, pairs, related } = await connecting(t, store);
    const [pa, pb] = [await make('pa', 'PDU'), await make('pb')];
    const logical = 'C__CATG__NETWORK_LOG_PORT';
    const v1 = await save(pa, logical, { title: 'v1' });
    await save(pb, logical, { title: 'v2', assigned_connector: v1 });
    t.deepEqual(await pairs(pa, logical), { v1: 'v2' });
    const plug = await save(pa, connector, { title: 'plug' });
    const unit = await save(pb, 'C__CATG__POWER_CONSUMER', { title: 'unit' });
    await save(pa, connector, { assigned_connector: unit }, plug);
    t.deepEqual(await pairs(pb, 'C__CATG__POWER_CONSUMER'), { unit: 'plug' });
    t.deepEqual(await related(pa), ['pa supplies power to pb']);
  },

  'objects are found by what their connectors say, ports among them': async (t, store) => {
    const { call, make, save } = await connecting(t, store);
    const [pa, pb] = [await make('pa'), await make('pb')];
    const a1 = await save(pa, port, { title: 'uplink', plug_type: 'LC' });
    await save(pb, connector, { title: 'uplink', assigned_connector: a1 });
    const found = async (...[key, comparison, value]: readonly unknown[]) => {
      const attributes = [{ category: connector, key, comparison, value }];
      return (await resultOf<readonly { id: string }[]>(call('cmdb.objects.read', { filter: { attributes } }))).map(
        ({ id }) => id,
      );
    };
    t.deepEqual(await found('title', '=', 'uplink'), [String(pa), String(pb)]);
    t.deepEqual(await found('connection_type', 'set'), [String(pa)]);
    t.deepEqual(await found('connection_type', 'unset'), [String(pb)]);
    t.deepEqual(await found('assigned_connector', '=', a1), [String(pb)]);
    const attributes = [{ category: port, key: 'connected_object', value: pb }];
    t.regex((await call('cmdb.objects.read', { filter: { attributes } })).error?.message ?? '', /worked out on reading/);
  },
});
