import { onEnginesInTurn } from '../helpers/stores.js';
import { changesIn, imported, office, read, total } from './office.js';

type Fields = Readonly<Record<string, unknown>>;
const row = (model: string, pk: number, fields: Fields) => ({ model, pk, fields });
const device = (pk: number, fields: Fields) => row('dcim.device', pk, { site: 1, status: 'active', ...fields });
const onInterface = (id: number) => ({ assigned_object_type: ['dcim', 'interface'], assigned_object_id: id });
const ends = (cable: number, side: string, connector: number, id: number) =>
  row('dcim.cabletermination', cable * 10 + 2 * connector + (side === 'B' ? 1 : 0), {
    ...{ cable, cable_end: side, connector, positions: [1], termination_type: ['dcim', 'rearport'], termination_id: id },
  });

/** Rows of which values of others are made, beside those of the office: one of each way in which a model tells something of another one. */
const neighbours = [
  row('dcim.devicerole', 50, { name: 'Server', slug: 'server' }),
  row('dcim.devicerole', 51, { name: 'Compute', slug: 'compute' }),
  row('dcim.devicetype', 50, {
    manufacturer: 1,
    model: 'Chassis',
    subdevice_role: 'parent',
    is_full_depth: true,
    u_height: '8.0',
  }),
  row('dcim.devicetype', 51, { manufacturer: 1, model: 'Blade', subdevice_role: 'child', is_full_depth: true, u_height: '0.0' }),
  device(50, { name: 'chassis', device_type: 50, role: 51, rack: 1, position: '30.0', face: 'front' }),
  device(51, { name: 'blade', device_type: 51, role: 50, rack: 1 }),
  row('dcim.devicebay', 50, { device: 50, name: 'Bay 1', installed_device: 51 }),
  device(52, { name: null, device_type: 51, role: 50 }),
  device(53, { name: null, role: 50, virtual_chassis: 50, vc_position: 2, vc_priority: 5 }),
  device(54, { name: null, role: 50, virtual_chassis: 50, vc_position: 3 }),
  row('dcim.virtualchassis', 50, { name: 'stackA', master: 53 }),
  device(55, { name: 'esx', role: 51 }),
  device(56, { name: 'esx2', role: 50 }),
  row('virtualization.virtualmachine', 50, { name: 'vm50', status: 'active', device: 55, disk: 10, serial: '' }),
  row('virtualization.virtualmachine', 51, { name: 'vm51', status: 'active', device: 56, disk: null }),
  row('virtualization.virtualdisk', 50, { virtual_machine: 50, name: 'sda', size: 10 }),
  row('dcim.modulebay', 50, { device: 55, name: 'Slot 1', position: '1' }),
  row('dcim.moduletype', 50, { manufacturer: 1, model: 'NIC' }),
  row('dcim.module', 50, { device: 55, module_bay: 50, module_type: 50, serial: 'M1' }),
  row('dcim.interface', 50, { device: 55, name: 'eth0', type: '10gbase-t', module: 50, primary_mac_address: null }),
  row('dcim.interface', 51, { device: 56, name: 'eth0', type: '10gbase-t', primary_mac_address: 51 }),
  row('dcim.interface', 52, { device: 55, name: 'bond0', type: 'lag' }),
  row('dcim.interface', 53, { device: 55, name: 'eth1', type: '10gbase-t', lag: 52 }),
  row('dcim.macaddress', 50, { mac_address: 'AC:DE:48:00:11:50', ...onInterface(50) }),
  row('dcim.macaddress', 51, { mac_address: 'AC:DE:48:00:11:51', ...onInterface(51) }),
  row('ipam.ipaddress', 50, { address: '10.7.0.1/24', status: 'active', role: '', vrf: null, ...onInterface(50) }),
  row('ipam.fhrpgroup', 50, { name: '', protocol: 'vrrp2', group_id: 7 }),
  row('ipam.fhrpgroupassignment', 50, { group: 50, interface_type: ['dcim', 'interface'], interface_id: 50, priority: 100 }),
  row('ipam.ipaddress', 51, {
    ...{
      address: '10.7.0.254/24',
      status: 'active',
      role: '',
      assigned_object_type: ['ipam', 'fhrpgroup'],
      assigned_object_id: 50,
    },
  }),
  ...[50, 51].flatMap(pk => [
    row('dcim.rearport', pk, { device: 56, name: `rear${pk}`, type: 'mpo', positions: 2, cable: 50, cable_end: 'A' }),
    row('dcim.rearport', pk + 2, { device: 55, name: `rear${pk}`, type: 'mpo', positions: 2, cable: 50, cable_end: 'B' }),
    row('dcim.frontport', pk, { device: 56, name: `front${pk}`, type: 'lc', positions: 1 }),
    row('dcim.portmapping', pk, {
      device: 56,
      front_port: pk,
      front_port_position: 1,
      rear_port: 50,
      rear_port_position: pk - 49,
    }),
  ]),
  row('dcim.cablebundle', 50, { name: 'Trunks' }),
  row('dcim.cable', 50, { label: '', type: 'smf', status: 'connected', profile: 'trunk-2c1p', bundle: 50, description: 'Long' }),
  ...[ends(50, 'A', 2, 50), ends(50, 'A', 1, 51), ends(50, 'B', 1, 52), ends(50, 'B', 2, 53)],
  row('dcim.powerpanel', 50, { name: 'Panel', site: 1 }),
  row('dcim.powerfeed', 50, { name: 'Feed', power_panel: 50, status: 'active' }),
  row('circuits.providernetwork', 50, { name: 'MPLS', provider: 1 }),
  row('circuits.circuit', 50, {
    cid: 'C-50',
    provider: 1,
    status: 'active',
    termination_a: 50,
    termination_z: 51,
    provider_account: 50,
  }),
  row('circuits.provideraccount', 50, { account: 'A-1', provider: 1 }),
  row('circuits.circuittermination', 50, { circuit: 50, term_side: 'A', termination_type: ['dcim', 'site'], termination_id: 1 }),
  row('circuits.circuittermination', 51, {
    ...{ circuit: 50, term_side: 'Z', xconnect_id: 'X1', termination_type: ['circuits', 'providernetwork'], termination_id: 50 },
  }),
];

onEnginesInTurn({
  'a dump without the rows of a model changes nothing that a whole one made': async (t, store) => {
    const whole = [...office.map(({ model, pk, fields }) => ({ model, pk, fields })), ...neighbours];
    const first = await imported(store, whole);
    t.deepEqual(
      first.skipped.map(({ model }) => model),
      ['ipam.rir'],
    );
    t.is(total(await imported(store, whole), 'updated'), 0);
    const models = [...new Set(whole.map(({ model }) => model))];
    const before = await changesIn(store);
    for (const model of models) {
      const report = await imported(
        store,
        whole.filter(each => each.model !== model),
      );
      t.is(await changesIn(store), before, model);
      t.deepEqual([total(report, 'created'), total(report, 'updated'), report.removed], [0, 0, []], model);
    }
    t.log(`${models.length} models`);
  },

  'what follows from rows that a dump lacks stays, and what its own rows say changes': async (t, store) => {
    const rows = [row('dcim.site', 1, { name: 'Site', status: 'active' }), ...neighbours];
    await imported(store, rows);
    const left = ['virtualization.virtualmachine', 'dcim.virtualchassis', 'dcim.devicetype', 'dcim.devicerole', 'dcim.devicebay'];
    const report = await imported(
      store,
      rows
        .filter(({ model }) => !left.includes(model))
        .map(each => (each.model === 'dcim.device' ? { ...each, fields: { ...each.fields, serial: `S${each.pk}` } } : each)),
    );
    t.like(report.counts.get('dcim.device'), { updated: 7, skipped: 0 });
    const seen = async (pk: number) => {
      const [global] = await read(store, `dcim.device:${pk}`, 'C__CATG__GLOBAL');
      const [model] = await read(store, `dcim.device:${pk}`, 'C__CATG__MODEL');
      return [global?.title, global?.type, model?.serial];
    };
    t.deepEqual(await Promise.all([50, 52, 53, 55].map(seen)), [
      ['chassis', 'Blade chassis', 'S50'],
      ['(52)', 'Server', 'S52'],
      ['stackA:2', 'Server', 'S53'],
      ['esx', 'Virtual host', 'S55'],
    ]);
    t.is((await read(store, 'dcim.device:51', 'C__CATG__LOCATION'))[0]?.parent, 'chassis');
    t.deepEqual(
      (await read(store, 'dcim.virtualchassis:50', 'C__CATG__STACK_MEMBER')).map(({ mode }) => mode),
      ['Active', 'Passive'],
    );
  },

  'a source without virtual machines never lacks them: the types of its devices follow their roles': async (t, store) => {
    const roles = [
      row('dcim.devicerole', 1, { name: 'Switch', slug: 'switch' }),
      row('dcim.devicerole', 2, { name: 'X', slug: 'router' }),
    ];
    const withRole = (role: number) => [...roles, row('dcim.device', 1, { name: 'd', role, status: 'active' })];
    await imported(store, withRole(1));
    await imported(store, withRole(2));
    t.is((await read(store, 'dcim.device:1', 'C__CATG__GLOBAL'))[0]?.type, 'Router');
  },

  'a type that an object cannot have is not taken over, and that is said; the rest of its row is written': async (t, store) => {
    const roles = [row('dcim.devicerole', 1, { name: 'Compute', slug: 'compute' })];
    const rows = (on: number | null, serial: string) => [
      ...roles,
      row('dcim.device', 1, { name: 'esx', role: 1, status: 'active', serial }),
      row('virtualization.virtualmachine', 1, { name: 'vm', status: 'active', cluster: null, device: on }),
    ];
    await imported(store, rows(1, 'S1'));
    const report = await imported(store, rows(null, 'S2'));
    t.like(report.counts.get('dcim.device'), { updated: 1, skipped: 0 });
    t.true(report.lacking.some(({ model, reason }) => model === 'dcim.device' && reason.en.startsWith('type: ')));
    t.like((await read(store, 'dcim.device:1', 'C__CATG__MODEL'))[0], { serial: 'S2' });
    t.is((await read(store, 'dcim.device:1', 'C__CATG__GLOBAL'))[0]?.type, 'Virtual host');
    await imported(store, rows(null, 'S2'));
    t.is((await read(store, 'dcim.device:1', 'C__CATG__GLOBAL'))[0]?.type, 'Appliance');
  },

  'a title that is too long is not taken over, and that is said; the rest of its row is written': async (t, store) => {
    const rows = (name: string, serial: string) => [row('dcim.device', 1, { name, status: 'active', serial })];
    await imported(store, rows('web1', 'S1'));
    const report = await imported(store, rows('x'.repeat(256), 'S2'));
    t.deepEqual(
      report.lacking.map(({ reason }) => reason.en),
      ['title: expected at most 255 characters, not 256'],
    );
    t.is((await read(store, 'dcim.device:1', 'C__CATG__GLOBAL'))[0]?.title, 'web1');
    t.like((await read(store, 'dcim.device:1', 'C__CATG__MODEL'))[0], { serial: 'S2' });
  },
});
