import type { ExecutionContext } from 'ava';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn, type TestEngine } from './helpers/stores.js';

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
