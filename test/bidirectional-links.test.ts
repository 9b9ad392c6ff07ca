import type { ExecutionContext } from 'ava';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { author } from './helpers/author.js';
import { findingsIn } from './helpers/checking.js';
import { newDatabase } from './helpers/databases.js';
import { asVersionBefore } from './helpers/next-version.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, enginesInTurn, someEntry, storeAt, type TestEngine, withObjects } from './helpers/stores.js';

type Shown = Readonly<Record<string, unknown>>;

const places = 'C__CATG__PERSON_ASSIGNED_WORKSTATION';
const unit = 'C__CATG__LOGICAL_UNIT';

async function started(t: ExecutionContext, engine: TestEngine, settings?: Readonly<Record<string, string>>) {
  const call = callerOf(await startedService(t, engine, settings), 'contract');
  const create = async (type: string, title: string, more: object = {}) =>
    await objectMade(call, { type: `C__OBJTYPE__${type}`, title, ...more });
  const save = async (object: number, category: string, data: object, entry?: number) =>
    await entryMade(call, { object, category, data, entry });
  const read = async (objID: number, category: string) => (await entriesRead<Shown>(call, { objID, category }))[0];
  const linked = async (object: number, category: string, key: string) => idsIn((await read(object, category))?.[key]);
  return { call, create, save, read, linked };
}

/** Lists of entries, and the single link at their other end: what an entry there needs. */
const pairs = [
  ['C__CATG__NETWORK_PORT', 'addresses', 'C__CATG__IP', 'assigned_port', { net: null }],
  ['C__CATG__NETWORK_LOG_PORT', 'addresses', 'C__CATG__IP', 'assigned_logical_port', { net: null }],
  ['C__CATG__RAID', 'storages', 'C__CATG__STORAGE_DEVICE', 'raid_group', { title: 'disk' }],
  ['C__CATG__LDEV_SERVER', 'ldev_clients', 'C__CATG__LDEV_CLIENT', 'assigned_ldevserver', { title: 'lun' }],
] as const;

const idsIn = (shown: unknown) => [shown ?? []].flat().map(each => Number((each as { readonly id: string }).id));

for (const engine of enginesInTurn) {
  const on = `on ${engine.name}`;

  engine.test(`a person shows the workplaces that are assigned to them, wherever that was said ${on}`, async t => {
    const { create, save, read, linked } = await started(t, engine);
    const [ada, bob] = [await create('PERSON', 'Ada'), await create('PERSON', 'Bob')];
    const [desk, lab] = [await create('WORKSTATION', 'Desk'), await create('WORKSTATION', 'Lab')];
    const both = async () => [
      await linked(ada, places, 'assigned_workstations'),
      await linked(bob, places, 'assigned_workstations'),
    ];
    await save(desk, unit, { parent: ada, description: 'by the window' });
    t.deepEqual(await both(), [[desk], []]);
    await save(bob, places, { assigned_workstations: [lab, desk] });
    t.deepEqual(await both(), [[], [lab, desk]]);
    t.like(await read(desk, unit), { parent: { id: String(bob) }, description: 'by the window' });
    await save(desk, unit, { parent: ada });
    t.deepEqual(await both(), [[desk], [lab]]);
    await save(bob, places, { assigned_workstations: [] });
    t.deepEqual(await linked(lab, unit, 'parent'), []);
    await save(desk, unit, { parent: null });
    t.deepEqual(await both(), [[], []]);
  });

  engine.test(`one call writes as many other sides of links as entries ${on}`, async t => {
    const { call, create, save, linked } = await started(t, engine, { KATASTER_BATCH_LIMIT: '2' });
    const ada = await create('PERSON', 'Ada');
    const desks = [await create('WORKSTATION', 'Desk'), await create('WORKSTATION', 'Lab'), await create('WORKSTATION', 'Hall')];
    const all = { object: ada, category: places, data: { assigned_workstations: desks } };
    t.is((await call('cmdb.category.save', all)).error?.data?.setting, 'KATASTER_BATCH_LIMIT');
    t.deepEqual(await linked(ada, places, 'assigned_workstations'), []);
    await save(ada, places, { assigned_workstations: desks.slice(0, 2) });
    await save(ada, places, { assigned_workstations: desks.slice(0, 2).toReversed() });
    t.deepEqual(await linked(ada, places, 'assigned_workstations'), desks.slice(0, 2).toReversed());
  });

  engine.test(`an end that is purged on one side of a link is gone on the other ${on}`, async t => {
    const { call, create, save, linked } = await started(t, engine);
    const [ada, desk, lab] = [
      await create('PERSON', 'Ada'),
      await create('WORKSTATION', 'Desk'),
      await create('WORKSTATION', 'Lab'),
    ];
    await save(ada, places, { assigned_workstations: [desk, lab] });
    await resultOf(call('cmdb.category.purge', { object: desk, category: unit }));
    t.deepEqual(await linked(ada, places, 'assigned_workstations'), [lab]);
    await resultOf(call('cmdb.category.purge', { object: ada, category: places }));
    t.deepEqual(await linked(lab, unit, 'parent'), []);
    await save(ada, places, { assigned_workstations: [desk, lab] });
    await resultOf(call('cmdb.object.delete', { id: desk, status: 'C__RECORD_STATUS__PURGE' }));
    await save(ada, places, { assigned_workstations: [] });
    t.deepEqual(await linked(lab, unit, 'parent'), []);
  });

  engine.test(`a copy of a person leaves the workplaces where they are, a copy of a workplace joins them ${on}`, async t => {
    const { create, save, linked } = await started(t, engine);
    const [ada, desk] = [await create('PERSON', 'Ada'), await create('WORKSTATION', 'Desk')];
    await save(desk, unit, { parent: ada });
    const bob = await create('PERSON', 'Bob', { template: ada });
    const lab = await create('WORKSTATION', 'Lab', { template: desk });
    t.deepEqual(await linked(bob, places, 'assigned_workstations'), []);
    t.deepEqual(await linked(ada, places, 'assigned_workstations'), [desk, lab]);
  });

  engine.test(`nets of both layers show the same assignment, and it is one relation ${on}`, async t => {
    const { call, create, save, linked } = await started(t, engine);
    const [office, guests, vlan] = [
      await create('LAYER3_NET', 'Office'),
      await create('LAYER3_NET', 'Guests'),
      await create('LAYER2_NET', 'VLAN 1'),
    ];
    await save(office, 'C__CATS__NET', { layer2_assignments: [vlan] });
    t.deepEqual(await linked(vlan, 'C__CATS__LAYER2_NET', 'layer3_assignments'), [office]);
    await save(vlan, 'C__CATS__LAYER2_NET', { layer3_assignments: [guests, office] });
    for (const net of [office, guests]) t.deepEqual(await linked(net, 'C__CATS__NET', 'layer2_assignments'), [vlan]);
    const told = await resultOf<Readonly<Record<string, object>>>(call('cmdb.objects_by_relation', { id: vlan }));
    t.is(Object.keys(told).length, 2);
    await save(vlan, 'C__CATS__LAYER2_NET', { layer3_assignments: [guests] });
    t.deepEqual(await linked(office, 'C__CATS__NET', 'layer2_assignments'), []);
  });

  engine.test(`entries of one relation are shown by both ends, and those that go with one end leave the other ${on}`, async t => {
    const { create, save, call } = await started(t, engine);
    for (const [category, list, there, single, needed] of pairs) {
      const [object, name] = [await create('SERVER', 'web1'), `${category}.${list}`];
      const shown = async (from: string, entry: number, key: string) => {
        const read = await entriesRead<Shown>(call, { objID: object, category: from });
        return idsIn(read.find(({ id }) => Number(id) === entry)?.[key]);
      };
      const [one, two] = [await save(object, there, needed), await save(object, there, needed)];
      const first = await save(object, category, { title: 'first', [list]: [one, two] });
      t.deepEqual([await shown(there, one, single), await shown(there, two, single)], [[first], [first]], name);
      const second = await save(object, category, { title: 'second', [list]: [two] });
      t.deepEqual([await shown(category, first, list), await shown(there, two, single)], [[one], [second]], name);
      await save(object, there, { [single]: first }, two);
      t.deepEqual([await shown(category, first, list), await shown(category, second, list)], [[one, two], []], name);
      await resultOf(call('cmdb.category.purge', { object, category, entry: first }));
      t.deepEqual(await shown(there, one, single), [], name);
    }
  });

  engine.test(`a slot of a chassis shows the devices in it, and a device its slots ${on}`, async t => {
    const { call, create, save, read, linked } = await started(t, engine);
    const [chassis, blade] = [await create('BLADE_CHASSIS', 'Chassis'), await create('BLADE_SERVER', 'Blade')];
    const [slots, devices] = ['C__CATS__CHASSIS_SLOT', 'C__CATS__CHASSIS_DEVICES'];
    const slot = await save(chassis, slots, { title: 'Slot 1' });
    const device = await save(chassis, devices, { assigned_device: blade, assigned_slots: [slot] });
    t.deepEqual(await linked(chassis, slots, 'assigned_devices'), [device]);
    await save(chassis, slots, { assigned_devices: [] }, slot);
    t.like(await read(chassis, devices), { assigned_slots: [], assigned_device: { id: String(blade) } });
    await save(chassis, slots, { assigned_devices: [device] }, slot);
    await resultOf(call('cmdb.category.purge', { object: chassis, category: slots, entry: slot }));
    t.deepEqual(await linked(chassis, devices, 'assigned_slots'), []);
  });
}

for (const engine of engines)
  engine.test(
    `what one end of a relation said before stands at both after an upgrade on ${engine.name}, unless ends differ`,
    async t => {
      const url = await newDatabase(t, engine.name);
      const [port, ip, single, list] = ['C__CATG__NETWORK_PORT', 'C__CATG__IP', 'assigned_port', 'addresses'];
      const values: readonly (readonly [
        category: string,
        values: Readonly<Record<string, unknown>> & { readonly title?: string },
      ])[] = [
        [port, { title: 'a', [list]: [4, 6, 7] }],
        [port, { title: 'b', [list]: [6] }],
        [port, { title: 'c' }],
        [ip, {}],
        [ip, { [single]: 3 }],
        [ip, {}],
        [ip, { [single]: 2 }],
        ['C__CATG__LDEV_SERVER', { title: 'lun', ldev_clients: [9] }],
        ['C__CATG__LDEV_CLIENT', { title: 'client' }],
      ];
      await asVersionBefore(async () => {
        const store = await storeAt(t, url);
        const [object = 0] = await withObjects(store, 1);
        await store.transaction(author, async ({ entries, links, nextIds }) => {
          const ids = await nextIds('entries', values.length);
          t.deepEqual(ids, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
          const made = values.map(([category, each], at) =>
            someEntry(ids[at] ?? 0, object, { category, title: each.title ?? '', values: JSON.stringify(each) }),
          );
          await entries.insert(made);
          const linked = values.flatMap(([, each], at) =>
            Object.entries(each).flatMap(([attribute, kept]) =>
              (attribute === 'title' ? [] : [kept].flat()).map((id, position) => ({
                ...{ entry: ids[at] ?? 0, attribute, position, targetObject: null, targetEntry: Number(id) },
              })),
            ),
          );
          await links.insert(linked);
        });
        await store.close();
      });
      const store = await storeAt(t, url);
      const kept = await store.transaction(author, ({ entries }) => entries.ofObject(1));
      t.deepEqual(
        kept.map(each => JSON.parse(each.values)),
        [
          { title: 'a', [list]: [4, 6, 7] },
          { title: 'b', [list]: [6, 7] },
          { title: 'c', [list]: [5] },
          { [single]: 1 },
          { [single]: 3 },
          {},
          { [single]: 2 },
          { title: 'lun', ldev_clients: [9] },
          { title: 'client', assigned_ldevserver: 8 },
        ],
      );
      await store.close();
      const found = await findingsIn(url);
      t.deepEqual(found.map(each => each.replace(/ of object.*/, '')).toSorted(), [
        'mirrors: entry 1',
        'mirrors: entry 1',
        'mirrors: entry 2',
      ]);
    },
  );
