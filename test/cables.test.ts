import { connecting, connector, port } from './helpers/connecting.js';
import { resultOf } from './helpers/rpc.js';
import { onEveryEngine } from './helpers/stores.js';

type Read = Readonly<Record<string, { readonly id: string } | null>>;

/** Connectors and ports with cables on a service: ids that an end shows, by the keys of its category. */
async function cabling(...[t, store]: Parameters<typeof connecting>) {
  const site = await connecting(t, store);
  const shown = async (object: number, keys: readonly string[], category = connector) => {
    const entries = (await site.read(object, category)) as unknown as readonly Read[];
    return entries.map(entry => keys.map(key => Number(entry[key]?.id ?? 0)));
  };
  const cables = (...objects: readonly number[]) =>
    Promise.all(objects.map(async object => (await shown(object, ['cable_connection'])).flat()));
  const cable = (title: string) => site.make(title, 'CABLE');
  return { ...site, shown, cables, cable };
}

const leads = ['used_fiber_lead_rx', 'used_fiber_lead_tx'];

onEveryEngine({
  'both ends of a connection share the cable, whichever of them saves it': async (t, store) => {
    const { make, save, cables, cable, shown } = await cabling(t, store);
    const [pa, pb, k1, k2] = [await make('pa'), await make('pb'), await cable('k1'), await cable('k2')];
    const a = await save(pa, connector, { title: 'a', cable_connection: k1 });
    const b = await save(pb, port, { title: 'b', assigned_connector: a });
    t.deepEqual([await cables(pa, pb), await shown(pb, ['cable'], port)], [[[k1], [k1]], [[k1]]]);
    await save(pb, port, { cable: k2 }, b);
    t.deepEqual(await cables(pa, pb), [[k2], [k2]]);
    await save(pa, connector, { title: 'a2' }, a);
    t.deepEqual(await cables(pa, pb), [[k2], [k2]]);
    await save(pa, connector, { cable_connection: null }, a);
    t.deepEqual(await cables(pa, pb), [[0], [0]]);
  },

  'the other end has the leads crossed': async (t, store) => {
    const { make, save, shown, cable } = await cabling(t, store);
    const [pa, pb, k1] = [await make('pa'), await make('pb'), await cable('k1')];
    const [red, blue] = [
      await save(k1, 'C__CATG__FIBER_LEAD', { label: 'red' }),
      await save(k1, 'C__CATG__FIBER_LEAD', { label: 'blue' }),
    ];
    const a = await save(pa, connector, { title: 'a' });
    const b = await save(pb, connector, { title: 'b', assigned_connector: a, used_fiber_lead_rx: red, used_fiber_lead_tx: blue });
    t.deepEqual([await shown(pa, leads), await shown(pb, leads)], [[[blue, red]], [[red, blue]]]);
    await save(pa, connector, { used_fiber_lead_rx: null }, a);
    t.deepEqual([await shown(pa, leads), await shown(pb, leads)], [[[0, red]], [[red, 0]]]);
    await save(pb, connector, { assigned_connector: null }, b);
    t.deepEqual([await shown(pa, leads), await shown(pb, leads)], [[[0, 0]], [[red, 0]]]);
  },

  'an end that is left loses the cable, which goes with the one that was saved': async (t, store) => {
    const { make, save, cables, cable } = await cabling(t, store);
    const [pa, pb, pc, k1, k2] = [await make('pa'), await make('pb'), await make('pc'), await cable('k1'), await cable('k2')];
    const a = await save(pa, connector, { title: 'a', cable_connection: k1 });
    const b = await save(pb, connector, { title: 'b', assigned_connector: a });
    const c = await save(pc, connector, { title: 'c', assigned_connector: a });
    t.deepEqual(await cables(pa, pb, pc), [[k1], [0], [k1]]);
    await save(pb, connector, { assigned_connector: a, cable_connection: k2 }, b);
    t.deepEqual(await cables(pa, pb, pc), [[k2], [k2], [0]]);
    await save(pc, connector, { assigned_connector: b }, c);
    t.deepEqual(await cables(pa, pb, pc), [[0], [k2], [k2]]);
    await save(pc, connector, { assigned_connector: null }, c);
    t.deepEqual(await cables(pa, pb, pc), [[0], [0], [k2]]);
  },

  'an archived end keeps its cable and so does the other, and a purged one leaves it to the other': async (t, store) => {
    const { call, make, save, cables, cable } = await cabling(t, store);
    const [pa, pb, k1] = [await make('pa'), await make('pb'), await cable('k1')];
    const a = await save(pa, connector, { title: 'a', cable_connection: k1 });
    await save(pb, connector, { title: 'b', assigned_connector: a });
    const address = { object: pa, category: connector, entry: a };
    await resultOf(call('cmdb.category.archive', address));
    t.deepEqual(await cables(pa, pb), [[], [k1]]);
    await resultOf(call('cmdb.category.recycle', address));
    t.deepEqual(await cables(pa, pb), [[k1], [k1]]);
    await resultOf(call('cmdb.category.purge', address));
    t.deepEqual(await cables(pa, pb), [[], [k1]]);
    await resultOf(call('cmdb.object.delete', { id: k1, status: 'C__RECORD_STATUS__PURGE' }));
    t.deepEqual(await cables(pa, pb), [[], [0]]);
  },

  'copies are neither connected nor cabled, and a template without a connection is copied as it is': async (t, store) => {
    const { call, make, save, cables, cable } = await cabling(t, store);
    const [pa, pb, pc, k1] = [await make('pa'), await make('pb'), await make('pc'), await cable('k1')];
    const a = await save(pa, connector, { title: 'a', cable_connection: k1 });
    await save(pb, connector, { title: 'b', assigned_connector: a });
    await save(pc, connector, { title: 'c', cable_connection: k1 });
    const copyOf = async (template: number) =>
      Number((await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SWITCH', title: 'copy', template }))).id);
    t.deepEqual(await cables(await copyOf(pa), await copyOf(pc), pa, pb), [[0], [k1], [k1], [k1]]);
  },

  'a dry run shows both ends and changes neither, an undo restores both, and the past shows them as they were': async (
    t,
    store,
  ) => {
    const { call, make, save, cables, cable, read } = await cabling(t, store);
    const [pa, pb, k1, k2] = [await make('pa'), await make('pb'), await cable('k1'), await cable('k2')];
    const a = await save(pa, connector, { title: 'a', cable_connection: k1 });
    await save(pb, connector, { title: 'b', assigned_connector: a });
    const change = { object: pa, category: connector, entry: a, data: { cable_connection: k2 } };
    const { changes } = await resultOf<{ changes: readonly { object: { id: string } }[] }>(
      call('cmdb.category.save', { ...change, dry_run: true }),
    );
    t.deepEqual(changes.map(({ object }) => Number(object.id)).sort(), [pa, pb]);
    t.deepEqual(await cables(pa, pb), [[k1], [k1]]);
    await resultOf(call('cmdb.category.save', change));
    const history = await resultOf<{ change_sets: readonly { number: number; changes: readonly object[] }[] }>(
      call('kataster.changes.read', { limit: 1 }),
    );
    const [{ number, changes: logged } = { number: 0, changes: [] }] = history.change_sets;
    t.is(logged.length, 2);
    const [past] = (await read(pb, connector, 'contract', { as_of: number - 1 })) as unknown as readonly Read[];
    t.is(past?.cable_connection?.id, String(k1));
    await resultOf(call('kataster.changes.revert', { numbers: [number] }));
    t.deepEqual(await cables(pa, pb), [[k1], [k1]]);
  },

  'an object is created with a connected port that brings its cable': async (t, store) => {
    const { call, make, save, cables, cable } = await cabling(t, store);
    const [pa, k1] = [await make('pa'), await cable('k1')];
    const a = await save(pa, connector, { title: 'a' });
    const ports = [{ title: 'b', assigned_connector: a, cable: k1 }];
    const { id } = await resultOf(
      call('cmdb.object.create', { type: 'C__OBJTYPE__SWITCH', title: 'pb', categories: { [port]: ports } }),
    );
    t.deepEqual(await cables(pa, Number(id)), [[k1], [k1]]);
  },

  'what has no cable of its own is connected without one': async (t, store) => {
    const { make, save, cables, cable, pairs } = await cabling(t, store);
    const [pa, pb, k1] = [await make('pa'), await make('pb'), await cable('k1')];
    const a = await save(pa, connector, { title: 'a', cable_connection: k1 });
    await save(pb, 'C__CATG__POWER_CONSUMER', { title: 'b', assigned_connector: a });
    t.deepEqual([await cables(pa), await pairs(pa, connector)], [[[k1]], { a: 'b' }]);
  },
});
