import { dumpOf } from '../../src/mappings/dump.js';
import { netboxFormat } from '../../src/mappings/netbox/format.js';
import { models } from '../../src/mappings/netbox/models.js';
import { versions } from '../../src/mappings/netbox/versions.js';
import { onEnginesInTurn } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { imported, read } from './office.js';

type Fields = Readonly<Record<string, unknown>>;
const row = (model: string, pk: number, fields: Fields) => ({ model, pk, fields });
const contentType = (name: string, at: number) => {
  const [app_label, model] = name.split('.');
  return row('contenttypes.contenttype', at + 1, { app_label, model });
};

/** A site with three devices, whose fields are the same in every version. */
const site = [
  row('dcim.site', 1, { name: 'Head office', status: 'active' }),
  ...[1, 2, 3].map(pk => row('dcim.device', pk, { name: `sw${pk}`, site: 1, status: 'active' })),
];
const interfaces = (more: readonly Fields[]) =>
  more.map((each, at) => row('dcim.interface', at + 1, { device: at + 1, name: `Gi${at + 1}`, type: '1000base-t', ...each }));
const machine = (fields: Fields) => row('virtualization.virtualmachine', 1, { name: 'vm1', status: 'active', ...fields });
const circuit = [
  row('circuits.provider', 1, { name: 'Zayo' }),
  row('circuits.circuit', 1, { cid: 'C-1', provider: 1, status: 'active', termination_a: 1, termination_z: 2 }),
];
const ends = (a: Fields, z: Fields) => [
  row('circuits.circuittermination', 1, { circuit: 1, term_side: 'A', ...a }),
  row('circuits.circuittermination', 2, { circuit: 1, term_side: 'Z', ...z }),
];
const cable = (pk: number, one: readonly [string, number], other: readonly [string, number]) => [
  row('dcim.cable', pk, { type: 'cat6', status: 'connected' }),
  ...[one, other].map(([model, id], at) =>
    row('dcim.cabletermination', 2 * pk + at, {
      ...{ cable: pk, cable_end: at === 0 ? 'A' : 'B', termination_type: model.split('.'), termination_id: id },
    }),
  ),
];
const oldCable = (fields: Fields) =>
  row('dcim.cable', 1, { type: 'cat6', status: 'connected', termination_a_id: 1, termination_b_id: 2, ...fields });

test('each version is told by its content types, whether or not these have keys', t => {
  let known: readonly string[] = [];
  for (const version of versions) {
    known = [...known, ...(models[version] ?? [])];
    const keyed = known.map(contentType);
    const natural = keyed.map(({ model, fields }) => ({ model, fields }));
    for (const rows of [keyed, natural]) {
      const { rows: read, strays } = dumpOf(rows);
      t.deepEqual(strays, []);
      t.like(netboxFormat(read).origin, { from: version, to: version, unseen: [] });
    }
  }
  t.log(`${versions.length} versions, ${known.length} models`);
});

test('without content types, fields tell between which versions a dump is', t => {
  const told = (rows: readonly unknown[]) => {
    const { from, to } = netboxFormat(dumpOf(rows).rows).origin;
    return [from, to];
  };
  t.deepEqual(told([machine({ disk: 20 })]), ['2.11', '4.6']);
  t.deepEqual(told([oldCable({ termination_a_type: ['dcim', 'interface'] })]), ['2.11', '3.2']);
  t.deepEqual(told([row('dcim.device', 1, { device_role: 1 })]), ['2.11', '3.5']);
  t.deepEqual(told([row('dcim.device', 1, { role: 1 })]), ['3.6', '4.6']);
  t.deepEqual(told([row('dcim.rack', 1, { form_factor: '' })]), ['4.1', '4.6']);
  t.deepEqual(told([row('dcim.macaddress', 1, {})]), ['4.2', '4.6']);
  t.deepEqual(told([row('dcim.portmapping', 1, {})]), ['4.5', '4.6']);
  t.deepEqual(told([row('dcim.rackgroup', 1, {})]), ['4.6', '4.6']);
});

onEnginesInTurn({
  'cables whose ends stand in them connect, as those whose ends are rows do': async (t, store) => {
    const types = [['dcim', 'interface'], 7];
    for (const [at, type] of types.entries()) {
      const rows = [
        ...site,
        row('contenttypes.contenttype', 7, { app_label: 'dcim', model: 'interface' }),
        ...interfaces([{ cable: 1 }, { cable: 1 }]),
        oldCable({ termination_a_type: type, termination_b_type: type }),
      ];
      await imported(store, rows, at === 0 ? 'netbox:test' : 'netbox:other');
    }
    for (const device of [1, 2]) {
      const [port] = await read(store, `dcim.device:${device}`, 'C__CATG__NETWORK_PORT');
      t.like(port, { assigned_connector: `Gi${3 - device}`, cable: '#1' });
    }
    const upgraded = [
      ...site,
      ...interfaces([{ cable: 1 }, { cable: 1 }]),
      ...cable(1, ['dcim.interface', 1], ['dcim.interface', 2]),
    ];
    const report = await imported(store, upgraded);
    t.deepEqual(report.removed, []);
    t.like((await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT'))[0], { assigned_connector: 'Gi2', cable: '#1' });
  },

  'disks are in GB to 4.0 and in MB from 4.1 on; where nothing tells, they are left out and said': async (t, store) => {
    const size = async (rows: readonly unknown[], source: string) => {
      const report = await imported(store, rows, source);
      return { report, unread: report.unread.map(({ model, field }) => `${model}.${field}`) };
    };
    const untold = await size([machine({ disk: 10_000 })], 'netbox:test');
    t.deepEqual(untold.unread, ['virtualization.virtualmachine.disk']);
    t.regex(untold.report.unread[0]?.reason.en ?? '', /GB \(to version 4\.0\) or in MB \(from 4\.1 on\)/);
    t.deepEqual(await read(store, 'virtualization.virtualmachine:1', 'C__CATG__DRIVE'), []);
    await size([machine({ disk: 20 }), row('dcim.device', 9, { name: 'a', device_role: null })], 'netbox:test');
    t.like((await read(store, 'virtualization.virtualmachine:1', 'C__CATG__DRIVE'))[0], { capacity: 20, unit: 'GB' });
    await size([machine({ disk: 20_000 }), contentType('dcim.racktype', 1)], 'netbox:test');
    t.like((await read(store, 'virtualization.virtualmachine:1', 'C__CATG__DRIVE'))[0], { capacity: 20_000, unit: 'MB' });
  },

  'what has virtual machines is a host, whatever its role is called': async (t, store) => {
    const roles = ['Compute Node', 'ESXi Host', 'Proxmox', 'Storage', 'UPS', 'Hypervisor', 'Server', 'Access switch'];
    const slugOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-');
    await imported(store, [
      ...roles.map((name, at) => row('dcim.devicerole', at + 1, { name, slug: slugOf(name) })),
      ...roles.map((name, at) => row('dcim.device', at + 1, { name, role: at + 1, status: 'active' })),
      ...roles
        .slice(0, -1)
        .flatMap((_, at) =>
          [1, 2].map(of =>
            row('virtualization.virtualmachine', 2 * at + of, { name: `vm${at}.${of}`, device: at + 1, vcpus: '1.50' }),
          ),
        ),
      row('virtualization.vminterface', 1, { virtual_machine: 1, name: 'eth0', enabled: true }),
      row('ipam.ipaddress', 1, {
        address: '10.0.0.9/24',
        status: 'active',
        assigned_object_type: ['virtualization', 'vminterface'],
        assigned_object_id: 1,
      }),
    ]);
    const types = ['Server', 'Switch'];
    for (const [at, name] of roles.entries()) {
      const expected = types.find(each => name.toLowerCase().includes(each.toLowerCase())) ?? 'Virtual host';
      t.like((await read(store, `dcim.device:${at + 1}`, 'C__CATG__GLOBAL'))[0], { title: name, type: expected });
      t.is((await read(store, `dcim.device:${at + 1}`, 'C__CATG__VIRTUAL_HOST')).length, at < roles.length - 1 ? 1 : 0);
    }
    t.like((await read(store, 'virtualization.virtualmachine:1', 'C__CATG__VIRTUAL_MACHINE'))[0], { hosts: 'Compute Node' });
    t.like((await read(store, 'virtualization.virtualmachine:1', 'C__CATG__CPU'))[0], { cores: '2', description: '1.50' });
    t.like((await read(store, 'virtualization.virtualmachine:1', 'C__CATG__IP'))[0], {
      ipv4_address: '10.0.0.9',
      assigned_port: 'eth0',
    });
  },

  'what has no attribute of its own stands in the description': async (t, store) => {
    const { lacking, unread } = await imported(store, [
      row('dcim.site', 1, { name: 'Oslo', facility: 'DC 3', time_zone: 'Europe/Oslo', comments: 'Ring twice' }),
      row('dcim.virtualchassis', 1, { name: 'stack', master: 1 }),
      row('dcim.device', 1, { name: 'sw1', site: 1, virtual_chassis: 1, vc_position: 1, vc_priority: 10 }),
      row('dcim.modulebay', 1, { device: 1, name: 'Slot 1' }),
      row('dcim.module', 1, { device: 1, module_bay: 1, asset_tag: 'A-77' }),
      row('dcim.interface', 1, { device: 1, name: 'bond0', type: 'lag', mtu: 9000 }),
      row('dcim.powerport', 1, { device: 1, name: 'PSU1', maximum_draw: 750, allocated_draw: 400 }),
      row('dcim.powerpanel', 1, { name: 'P1', site: 1 }),
      row('dcim.powerfeed', 1, { power_panel: 1, name: 'F1', voltage: 230, available_power: 2944 }),
    ]);
    t.deepEqual([lacking, unread], [[], []]);
    const descriptions = [
      ['dcim.site:1', 'C__CATG__GLOBAL', 'Ring twice\nFacility: DC 3\nTime zone: Europe/Oslo'],
      ['dcim.virtualchassis:1', 'C__CATG__STACK_MEMBER', 'Position: 1\nPriority: 10'],
      ['dcim.device:1', 'C__CATG__NETWORK_INTERFACE', 'Asset tag: A-77'],
      ['dcim.device:1', 'C__CATG__NETWORK_LOG_PORT', 'MTU: 9000'],
      ['dcim.device:1', 'C__CATG__POWER_CONSUMER', 'Allocated draw (W): 400'],
      ['dcim.powerpanel:1', 'C__CATG__CONNECTOR', 'Voltage (V): 230\nAvailable power (W): 2944'],
    ] as const;
    for (const [name, category, description] of descriptions)
      t.like((await read(store, name, category))[0], { description }, `${name} ${category}`);
  },

  'virtual disks are drives of their machine, in GB to 4.0 and in MB from 4.1 on, in place of the sum of them': async (
    t,
    store,
  ) => {
    const disks = (sizes: readonly number[], marker: unknown) => [
      machine({ disk: sizes.reduce((sum, size) => sum + size, 0) }),
      ...sizes.map((size, at) =>
        row('virtualization.virtualdisk', at + 1, { virtual_machine: 1, name: `vda${at}`, size, description: `Disk ${at}` }),
      ),
      marker,
    ];
    const drives = async () =>
      (await read(store, 'virtualization.virtualmachine:1', 'C__CATG__DRIVE')).map(({ title, capacity, unit, description }) => [
        title,
        capacity,
        unit,
        description,
      ]);
    const old = row('dcim.rack', 1, { name: 'R1', site: null, type: '4-post-cabinet' });
    await imported(store, [machine({ disk: 60 }), old]);
    t.deepEqual(await drives(), [['Disk', 60, 'GB', undefined]]);
    const first = await imported(store, disks([20, 40], old));
    t.deepEqual(await drives(), [
      ['vda0', 20, 'GB', 'Disk 0'],
      ['vda1', 40, 'GB', 'Disk 1'],
    ]);
    t.like(first.counts.get('virtualization.virtualdisk'), { created: 2, skipped: 0 });
    const upgraded = await imported(store, disks([20_000, 50_000], contentType('dcim.racktype', 1)));
    t.deepEqual(await drives(), [
      ['vda0', 20_000, 'MB', 'Disk 0'],
      ['vda1', 50_000, 'MB', 'Disk 1'],
    ]);
    t.deepEqual(
      first.removed.map(({ model, reason }) => `${model}: ${reason.en}`),
      ['title', 'capacity', 'unit'].map(key => `virtualization.virtualmachine: ${key} is no longer set`),
    );
    t.deepEqual(upgraded.removed, []);
    const untold = await imported(store, disks([20_000], row('dcim.site', 9, { name: 'x' })), 'netbox:other');
    t.deepEqual(
      untold.unread.map(({ model, field }) => `${model}.${field}`),
      ['virtualization.virtualmachine.disk', 'virtualization.virtualdisk.size'],
    );
  },

  'an address of a group of routers stands on the device of each interface with its role, and on the group': async (t, store) => {
    const types = [['dcim', 'interface'], 7] as const;
    for (const [at, type] of types.entries()) {
      const source = `netbox:${at === 0 ? 'test' : 'other'}`;
      const group = (pk: number, fields: Fields) =>
        row('ipam.fhrpgroup', pk, { group_id: 10 + pk, auth_type: '', auth_key: '', ...fields });
      const assignment = (pk: number, interface_id: number, of: number) =>
        row('ipam.fhrpgroupassignment', pk, { interface_type: type, interface_id, group: of, priority: 100 + pk });
      const groupType = at === 0 ? ['ipam', 'fhrpgroup'] : 8;
      const shared = (pk: number, address: string, of: number, role = '') =>
        row('ipam.ipaddress', pk, {
          ...{ address, role, status: 'active', dns_name: '', assigned_object_type: groupType, assigned_object_id: of },
        });
      const rows = [
        ...site,
        row('contenttypes.contenttype', 7, { app_label: 'dcim', model: 'interface' }),
        row('contenttypes.contenttype', 8, { app_label: 'ipam', model: 'fhrpgroup' }),
        ...interfaces([{}, { type: 'virtual' }, {}]),
        row('ipam.prefix', 1, { prefix: `10.${at}.0.0/24`, status: 'active', vrf: null }),
        row('ipam.ipaddress', 9, {
          ...{ address: `10.${at}.0.9/24`, role: '', assigned_object_type: type, assigned_object_id: 1 },
        }),
        group(1, { protocol: 'vrrp2', name: 'Way out', auth_type: 'md5', auth_key: 'Xyzzy!' }),
        group(2, { protocol: 'hsrp', name: '' }),
        shared(1, `10.${at}.0.1/24`, 1, 'vip'),
        shared(2, `2001:db8:${at}::1/64`, 1),
        shared(3, `10.${at}.0.3/24`, 2),
        assignment(1, 1, 1),
        assignment(2, 2, 1),
        assignment(3, 3, 2),
      ];
      const report = await imported(store, rows, source);
      const again = await imported(store, rows, source);
      t.deepEqual(
        [again.removed, [...again.counts.values()].map(({ created, updated }) => created + updated)],
        [[], [...again.counts.values()].map(() => 0)],
      );
      t.deepEqual(report.skipped, []);
      t.deepEqual(
        report.unread.map(({ model, field, example, reason }) => [`${model}.${field}`, example, reason.en]),
        [
          ['ipam.fhrpgroup.auth_key', '***', 'is a secret, which is not taken over'],
          ['ipam.fhrpgroupassignment.priority', '101', 'has no attribute here that it could go to'],
        ],
      );
    }
    const shown = async (name: string) =>
      (await read(store, name, 'C__CATG__IP')).map(({ hostaddress, shared_as, net, assigned_port, assigned_logical_port }) => [
        hostaddress,
        shared_as,
        net,
        assigned_port ?? assigned_logical_port,
      ]);
    const vip = (port: string | undefined) => [
      ['10.0.0.1', 'Virtual IP', '10.0.0.0/24', port],
      ['2001:db8::1', 'VRRP', undefined, port],
    ];
    t.deepEqual(await shown('dcim.device:1'), [['10.0.0.9', undefined, '10.0.0.0/24', 'Gi1'], ...vip('Gi1')]);
    t.deepEqual(await shown('dcim.device:2'), vip('Gi2'));
    t.deepEqual(await shown('dcim.device:3'), [['10.0.0.3', 'HSRP', '10.0.0.0/24', 'Gi3']]);
    t.deepEqual(await shown('ipam.fhrpgroup:1'), vip(undefined));
    t.deepEqual((await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT'))[0]?.addresses, [
      '10.0.0.9',
      '10.0.0.1',
      '2001:db8::1',
    ]);
    t.like((await read(store, 'ipam.fhrpgroup:1', 'C__CATG__VRRP'))[0], { type: 'VRRP', vrid: '11', description: 'vrrp2\nmd5' });
    t.like((await read(store, 'ipam.fhrpgroup:2', 'C__CATG__GLOBAL'))[0], { title: 'hsrp 12' });
    t.deepEqual(
      (await read(store, 'ipam.fhrpgroup:1', 'C__CATG__VRRP_MEMBER')).map(({ member }) => member),
      ['Gi2'],
    );
  },

  'an address that leaves a group leaves its devices, and of more than four the others are said': async (t, store) => {
    const group = [
      row('ipam.fhrpgroup', 1, { group_id: 1, protocol: 'carp', name: 'g' }),
      row('ipam.fhrpgroupassignment', 1, { interface_type: ['dcim', 'interface'], interface_id: 1, group: 1, priority: 1 }),
    ];
    const addresses = (count: number) =>
      Array.from({ length: count }, (_, at) =>
        row('ipam.ipaddress', at + 1, {
          ...{ address: `10.0.0.${at + 1}/24`, assigned_object_type: ['ipam', 'fhrpgroup'], assigned_object_id: 1 },
        }),
      );
    const hosts = async () => (await read(store, 'dcim.device:1', 'C__CATG__IP')).map(({ hostaddress }) => hostaddress);
    const many = await imported(store, [...site, ...interfaces([{}]), ...group, ...addresses(6)]);
    t.deepEqual(await hosts(), ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4']);
    t.true(
      many.lacking.some(({ model, detail }) => model === 'ipam.fhrpgroupassignment' && detail === '10.0.0.5/24, 10.0.0.6/24'),
    );
    await imported(store, [...site, ...interfaces([{}]), ...group, ...addresses(1)]);
    t.deepEqual(await hosts(), ['10.0.0.1']);
  },

  'MAC addresses that are rows are those of their ports, real, logical and virtual': async (t, store) => {
    const rows = [
      ...site,
      ...interfaces([{ primary_mac_address: 1 }, { primary_mac_address: null }, { type: 'lag', primary_mac_address: 3 }]),
      machine({}),
      row('virtualization.vminterface', 1, { virtual_machine: 1, name: 'eth0', primary_mac_address: 4 }),
      ...[1, 2, 3].map(pk =>
        row('dcim.macaddress', pk, {
          ...{ mac_address: `AC:DE:48:00:11:0${pk}`, assigned_object_type: ['dcim', 'interface'], assigned_object_id: pk },
        }),
      ),
      row('dcim.macaddress', 4, {
        ...{ mac_address: 'AC:DE:48:00:11:04', assigned_object_type: ['virtualization', 'vminterface'], assigned_object_id: 1 },
      }),
    ];
    const report = await imported(store, rows);
    const macOf = async (name: string, category: string) => String((await read(store, name, category))[0]?.mac).toLowerCase();
    t.is(await macOf('dcim.device:1', 'C__CATG__NETWORK_PORT'), 'ac:de:48:00:11:01');
    t.is(await macOf('dcim.device:2', 'C__CATG__NETWORK_PORT'), 'ac:de:48:00:11:02');
    t.is(await macOf('dcim.device:3', 'C__CATG__NETWORK_LOG_PORT'), 'ac:de:48:00:11:03');
    t.is(await macOf('virtualization.virtualmachine:1', 'C__CATG__NETWORK_PORT'), 'ac:de:48:00:11:04');
    t.is(report.partOfOthers.get('dcim.macaddress'), 4);
    t.deepEqual(report.unread, []);
  },

  'the place of a circuit is that of its end, whichever field says it, and is not lost by an upgrade': async (t, store) => {
    const place = async () => (await read(store, 'circuits.circuit:1', 'C__CATG__WAN'))[0]?.connection_location;
    const before = [...site, ...circuit, ...ends({ site: 1 }, { site: null, provider_network: null })];
    await imported(store, before);
    t.is(await place(), 'Head office');
    const termination = { termination_type: ['dcim', 'site'], termination_id: 1 };
    const after = [...site, ...circuit, ...ends(termination, { termination_type: null, termination_id: null })];
    t.deepEqual((await imported(store, after)).removed, []);
    t.is(await place(), 'Head office');
    const silent = [...site, ...circuit, ...ends({}, {})];
    t.deepEqual((await imported(store, silent)).removed, []);
    t.is(await place(), 'Head office', 'a field that the dump has no more is unknown');
    const emptied = [...site, ...circuit, ...ends({ site: null }, { site: null })];
    const { removed } = await imported(store, emptied);
    t.deepEqual(
      removed.map(({ model, place: pk, reason }) => [model, pk, reason.en]),
      [['circuits.circuit', '1', 'connection_location is no longer set']],
    );
    t.is(await place(), undefined);
  },

  'front ports lead to their rear ports, whichever row says it': async (t, store) => {
    const rear = row('dcim.rearport', 1, { device: 1, name: 'Rear', type: 'lc', positions: 1 });
    const front = (more: Fields) => row('dcim.frontport', 1, { device: 1, name: 'Front', type: 'lc', ...more });
    const sibling = async () =>
      (await read(store, 'dcim.device:1', 'C__CATG__CONNECTOR')).find(({ title }) => title === 'Front')?.connector_sibling;
    const mapping = row('dcim.portmapping', 1, {
      device: 1,
      front_port: 1,
      front_port_position: 1,
      rear_port: 1,
      rear_port_position: 1,
    });
    const first = await imported(store, [...site, rear, front({}), mapping]);
    t.is(await sibling(), 'Rear');
    t.is(first.partOfOthers.get('dcim.portmapping'), 1);
    t.deepEqual((await imported(store, [...site, rear, front({ rear_port: 1, rear_port_position: 1 })])).removed, []);
    t.is(await sibling(), 'Rear');
    t.deepEqual((await imported(store, [...site, rear, front({})])).removed, []);
    t.is(await sibling(), 'Rear', 'neither says it');
  },

  'a rack of 4.1 has its type, a cluster of 4.2 its place, a contact of 4.3 its group, a circuit to 3.4 its account': async (
    t,
    store,
  ) => {
    const rows = [
      ...site,
      row('dcim.rack', 1, { name: 'R1', site: 1, u_height: 42, form_factor: '4-post-cabinet' }),
      row('virtualization.cluster', 1, { name: 'c1', scope_type: ['dcim', 'site'], scope_id: 1 }),
      row('tenancy.contactgroup', 1, { name: 'Field' }),
      row('tenancy.contact', 1, { name: 'Mary Smith', groups: [1] }),
      row('circuits.provider', 1, { name: 'Zayo', account: 'Z-9' }),
      row('circuits.circuit', 1, { cid: 'C-1', provider: 1, status: 'active' }),
    ];
    t.deepEqual((await imported(store, rows)).unread, []);
    t.like((await read(store, 'dcim.rack:1', 'C__CATG__FORMFACTOR'))[0], { description: '4-post-cabinet' });
    t.like((await read(store, 'virtualization.cluster:1', 'C__CATG__LOCATION'))[0], { parent: 'Head office' });
    t.like((await read(store, 'tenancy.contact:1', 'C__CATG__GLOBAL'))[0], { category: 'Field' });
    t.like((await read(store, 'circuits.circuit:1', 'C__CATG__WAN'))[0], { customer_no: 'Z-9' });
  },

  'a way leads through a circuit, and a device of full depth is mounted front and rear': async (t, store) => {
    const rows = [
      ...site,
      ...circuit,
      ...ends({ site: 1 }, { site: 1 }),
      row('dcim.devicetype', 1, { model: 'Deep', u_height: '1.0', is_full_depth: true }),
      row('dcim.devicetype', 2, { model: 'Flat', u_height: '1.0', is_full_depth: false }),
      row('dcim.rack', 1, { name: 'R1', site: 1, u_height: 42 }),
      ...[8, 9].map((pk, at) =>
        row('dcim.device', pk, { name: `d${pk}`, device_type: at + 1, site: 1, rack: 1, position: `${pk}.0`, face: 'front' }),
      ),
    ];
    await imported(store, rows);
    const connectors = await read(store, 'circuits.circuit:1', 'C__CATG__CONNECTOR');
    t.deepEqual(
      connectors.map(({ title, connector_sibling }) => [title, connector_sibling]),
      [
        ['Termination A', 'Termination Z'],
        ['Termination Z', 'Termination A'],
      ],
    );
    const insertions = await Promise.all([8, 9].map(pk => read(store, `dcim.device:${pk}`, 'C__CATG__LOCATION')));
    t.not(insertions[0]?.[0]?.insertion, 'Front');
    t.is(insertions[1]?.[0]?.insertion, 'Front');
  },
});
