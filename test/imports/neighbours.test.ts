import type { Note } from '../../src/mappings/dump.js';
import type { ImportReport } from '../../src/mappings/report.js';
import { onEnginesInTurn } from '../helpers/stores.js';
import { imported, read } from './office.js';

type Fields = Readonly<Record<string, unknown>>;
const row = (model: string, pk: number, fields: Fields) => ({ model, pk, fields });
const contentType = (pk: number, name: string) => {
  const [app_label, model] = name.split('.');
  return row('contenttypes.contenttype', pk, { app_label, model });
};

const site = [
  row('dcim.site', 1, { name: 'Head office', status: 'active' }),
  ...[1, 2].map(pk => row('dcim.device', pk, { name: `sw${pk}`, site: 1, status: 'active' })),
];
const interfaces = (more: Fields) =>
  [1, 2].map(pk => row('dcim.interface', pk, { device: pk, name: `Gi${pk}`, type: '1000base-t', ...more }));

/** Rows whose content types are keys, each with what it says of them: the field, and in how many rows. */
const keyed: readonly (readonly [rows: readonly unknown[], fields: Readonly<Record<string, number>>])[] = [
  [
    [
      row('dcim.cable', 1, { status: 'connected' }),
      ...[1, 2].map(pk =>
        row('dcim.cabletermination', pk, { cable: 1, cable_end: 'AB'[pk - 1], termination_type: 32, termination_id: pk }),
      ),
    ],
    { 'dcim.cabletermination.termination_type': 2 },
  ],
  [
    [
      row('dcim.cable', 1, {
        ...{ status: 'connected', termination_a_type: 32, termination_a_id: 1, termination_b_type: 32, termination_b_id: 2 },
      }),
    ],
    { 'dcim.cable.termination_a_type': 1, 'dcim.cable.termination_b_type': 1 },
  ],
  [
    [row('ipam.ipaddress', 1, { address: '10.0.0.1/24', assigned_object_type: 32, assigned_object_id: 1 })],
    { 'ipam.ipaddress.assigned_object_type': 1 },
  ],
  [
    [row('dcim.macaddress', 1, { mac_address: 'AC:DE:48:00:11:01', assigned_object_type: 32, assigned_object_id: 1 })],
    { 'dcim.macaddress.assigned_object_type': 1 },
  ],
  [
    [row('extras.tag', 1, { name: 'core' }), row('extras.taggeditem', 1, { tag: 1, content_type: 20, object_id: 1 })],
    { 'extras.taggeditem.content_type': 1 },
  ],
  [
    [
      row('tenancy.contact', 1, { name: 'Mary Smith' }),
      row('tenancy.contactassignment', 1, { contact: 1, object_type: 20, object_id: 1 }),
    ],
    { 'tenancy.contactassignment.object_type': 1 },
  ],
  [[row('virtualization.cluster', 1, { name: 'c1', scope_type: 22, scope_id: 1 })], { 'virtualization.cluster.scope_type': 1 }],
  [
    [
      row('circuits.circuit', 1, { cid: 'C-1', termination_a: 1, termination_z: null }),
      row('circuits.circuittermination', 1, { circuit: 1, term_side: 'A', termination_type: 22, termination_id: 1 }),
    ],
    { 'circuits.circuittermination.termination_type': 1 },
  ],
];
const types = [contentType(20, 'dcim.device'), contentType(22, 'dcim.site'), contentType(32, 'dcim.interface')];

/** Rows with several values where one has a place, and the remark about those that are left out. */
const crowded: readonly (readonly [rows: readonly unknown[], remark: string])[] = [
  [
    [
      ...site,
      ...interfaces({ primary_mac_address: 2 }),
      ...[1, 2].map(pk =>
        row('dcim.macaddress', pk, {
          ...{ mac_address: `AC:DE:48:00:11:0${pk}`, assigned_object_type: ['dcim', 'interface'], assigned_object_id: 1 },
        }),
      ),
    ],
    'dcim.interface 1 mac_address: has several values, of which one has a place here (AC:DE:48:00:11:01)',
  ],
  [
    [
      ...[1, 2].map(pk => row('tenancy.contactgroup', pk, { name: `Group ${pk}` })),
      row('tenancy.contact', 1, { name: 'Mary Smith', groups: [1, 2] }),
    ],
    'tenancy.contact 1 group.name: has several values, of which one has a place here (Group 2)',
  ],
  [
    [
      ...site,
      ...[1, 2].map(pk => row('dcim.rearport', pk, { device: 1, name: `R${pk}`, type: 'lc', positions: 1 })),
      row('dcim.frontport', 1, { device: 1, name: 'F1', type: 'lc', positions: 2 }),
      ...[1, 2].map(pk =>
        row('dcim.portmapping', pk, {
          ...{ device: 1, front_port: 1, front_port_position: pk, rear_port: pk, rear_port_position: 1 },
        }),
      ),
    ],
    'dcim.frontport 1 rear_port: has several values, of which one has a place here (dcim.rearport:2)',
  ],
];

const unread = ({ unread: found }: ImportReport) =>
  Object.fromEntries(found.map(({ model, field, rows }) => [`${model}.${field}`, rows]));
const said = ({ model, place, reason, detail }: Note): string => `${model} ${place} ${reason.en} (${detail})`;

onEnginesInTurn({
  'links by keys of content types that the dump lacks are said, and taken over where it has them': async (t, store) => {
    let fields = 0;
    for (const [at, [rows, expected]] of keyed.entries()) {
      const source = `netbox:${at}`;
      const whole = [...site, ...interfaces({ cable: 1 }), ...rows];
      const report = await imported(store, whole, source);
      t.deepEqual(unread(report), expected);
      for (const { reason } of report.unread) t.regex(reason.en, /no row of contenttypes\.contenttype/);
      t.deepEqual(unread(await imported(store, [...types, ...whole], source)), {});
      t.deepEqual((await imported(store, whole, source)).removed, []);
      fields += Object.keys(expected).length;
    }
    t.log(`${fields} fields`);
  },

  'of several values those are said that have no place': async (t, store) => {
    for (const [at, [rows, remark]] of crowded.entries()) {
      const { lacking } = await imported(store, rows, `netbox:${at}`);
      t.deepEqual(lacking.map(said), [remark]);
    }
  },

  'values of choices that have no counterpart are said': async (t, store) => {
    const address = (pk: number, role: string) =>
      row('ipam.ipaddress', pk, {
        ...{ address: `10.0.0.${pk}/24`, role, assigned_object_type: ['dcim', 'interface'], assigned_object_id: 1 },
      });
    const rows = [...site, ...interfaces({ duplex: 'full' }), address(1, 'anycast'), address(2, 'loopback'), address(3, '')];
    const report = await imported(store, rows);
    t.deepEqual(
      report.unread.map(({ model, field, rows: count, example }) => [model, field, count, example]),
      [['ipam.ipaddress', 'role', 1, 'loopback']],
    );
  },

  'the length of a cable is that in metres, or in its own unit': async (t, store) => {
    const lengths: readonly Fields[] = [
      { _abs_length: '3.0000', length: '300', length_unit: 'cm' },
      { length: '3.50', length_unit: 'm' },
      { length: '10', length_unit: 'ft' },
      { length: '1', length_unit: 'mi' },
      { length: '1', length_unit: 'ell' },
    ];
    const { lacking } = await imported(
      store,
      lengths.map((each, at) => row('dcim.cable', at + 1, { status: 'connected', ...each })),
    );
    const cables = await Promise.all(lengths.map((_, at) => read(store, `dcim.cable:${at + 1}`, 'C__CATG__CABLE')));
    t.deepEqual(
      cables.map(([cable]) => [cable?.length, cable?.length_unit]),
      [
        [3, 'm'],
        [3.5, 'm'],
        [3.048, 'm'],
        [1609.344, 'm'],
        [undefined, undefined],
      ],
    );
    t.deepEqual(lacking.map(said), ['dcim.cable 5 length: has no counterpart (ell)']);
  },

  'an address is in the narrowest net, also where that is a container': async (t, store) => {
    const prefixes = ['2001:db8::/32', '2001:db8:1::/48'].map((prefix, at) =>
      row('ipam.prefix', at + 1, { prefix, status: 'container' }),
    );
    const addresses = ['2001:db8::1/64', '2001:db8:1::1/64'].map((address, at) =>
      row('ipam.ipaddress', at + 1, { address, assigned_object_type: ['dcim', 'interface'], assigned_object_id: 1 }),
    );
    await imported(store, [...site, ...interfaces({}), ...prefixes, ...addresses]);
    const held = await read(store, 'dcim.device:1', 'C__CATG__IP');
    t.deepEqual(held.map(({ ipv6_address: address, net }) => [address, net]).toSorted(), [
      ['2001:db8:1::1', '2001:db8:1::/48'],
      ['2001:db8::1', '2001:db8::/32'],
    ]);
  },

  'parts of processors are rounded up, and described': async (t, store) => {
    const machine = (pk: number, vcpus: string) =>
      row('virtualization.virtualmachine', pk, { name: `vm${pk}`, status: 'active', vcpus });
    await imported(store, [machine(1, '0.50'), machine(2, '1.50'), machine(3, '4.00')]);
    const processors = await Promise.all([1, 2, 3].map(pk => read(store, `virtualization.virtualmachine:${pk}`, 'C__CATG__CPU')));
    t.deepEqual(
      processors.map(([processor]) => [processor?.cores, processor?.description]),
      [
        ['1', '0.50'],
        ['2', '1.50'],
        ['4', undefined],
      ],
    );
  },

  'units of a rack are counted from one, whatever number the first one has': async (t, store) => {
    const racks = [5, 1, undefined].map((starting_unit, at) =>
      row('dcim.rack', at + 1, { name: `R${at + 1}`, site: 1, status: 'active', u_height: 42, starting_unit }),
    );
    const placed = [
      [1, '46.0'],
      [1, '5.0'],
      [2, '7.0'],
      [3, '8.0'],
    ] as const;
    const devices = placed.map(([rack, position], at) =>
      row('dcim.device', at + 5, { name: `d${at}`, site: 1, status: 'active', rack, position, face: 'front' }),
    );
    const { lacking } = await imported(store, [...site, ...racks, ...devices]);
    t.deepEqual(lacking.map(said), []);
    const places = await Promise.all(devices.map(({ pk }) => read(store, `dcim.device:${pk}`, 'C__CATG__LOCATION')));
    t.deepEqual(
      places.map(([place]) => place?.pos),
      ['42', '1', '7', '8'],
    );
    await imported(store, [...site, ...devices]);
    t.is((await read(store, 'dcim.device:5', 'C__CATG__LOCATION'))[0]?.pos, '42', 'a dump without racks leaves them');
  },

  'a circuit and a cluster of 4.2 are in places of any kind': async (t, store) => {
    const rows = [
      ...site,
      row('dcim.region', 1, { name: 'North', level: 0, parent: null }),
      row('dcim.location', 1, { name: 'Room 1', site: 1, parent: null, status: 'active' }),
      row('circuits.provider', 1, { name: 'Zayo' }),
      row('circuits.providernetwork', 1, { name: 'MPLS', provider: 1 }),
      row('circuits.circuit', 1, { cid: 'C-1', provider: 1, status: 'active', termination_a: 1, termination_z: 2 }),
      row('circuits.circuittermination', 1, {
        ...{ circuit: 1, term_side: 'A', termination_type: ['dcim', 'location'], termination_id: 1 },
      }),
      row('circuits.circuittermination', 2, {
        ...{ circuit: 1, term_side: 'Z', termination_type: ['circuits', 'providernetwork'], termination_id: 1 },
      }),
      row('virtualization.cluster', 1, { name: 'c1', scope_type: ['dcim', 'region'], scope_id: 1 }),
    ];
    await imported(store, rows);
    t.is((await read(store, 'circuits.circuit:1', 'C__CATG__WAN'))[0]?.connection_location, 'Room 1');
    t.is((await read(store, 'virtualization.cluster:1', 'C__CATG__LOCATION'))[0]?.parent, 'North');
  },

  'speeds of a circuit, the height of a rack, where a device is and the serial number of a machine': async (t, store) => {
    const rows = [
      ...site,
      row('dcim.device', 5, { name: 'sw5', site: 1, status: 'active', latitude: '52.5200', longitude: 13.405 }),
      row('dcim.rack', 7, { name: 'R7', site: 1, u_height: 42, outer_width: 600, outer_height: 2000, outer_unit: 'mm' }),
      row('circuits.provider', 1, { name: 'Zayo' }),
      ...[1, 2].map(pk => row('circuits.circuit', pk, { cid: `C-${pk}`, provider: 1, termination_a: pk, termination_z: null })),
      row('circuits.circuittermination', 1, {
        circuit: 1,
        term_side: 'A',
        site: 1,
        port_speed: 1_000_000,
        upstream_speed: 50_000,
      }),
      row('circuits.circuittermination', 2, { circuit: 2, term_side: 'A', site: 1, port_speed: 64 }),
      row('virtualization.cluster', 1, { name: 'c1' }),
      row('virtualization.virtualmachine', 1, { name: 'vm1', cluster: 1, serial: 'VM-77' }),
    ];
    await imported(store, rows);
    const speeds = async (pk: number) => {
      const [wan] = await read(store, `circuits.circuit:${pk}`, 'C__CATG__WAN');
      return ['max_capacity_down', 'max_capacity_down_unit', 'max_capacity_up', 'max_capacity_up_unit'].map(key => wan?.[key]);
    };
    t.deepEqual(await speeds(1), [1_000_000, 'KBit', 50_000, 'KBit']);
    t.deepEqual(await speeds(2), [64, 'KBit', 64, 'KBit']);
    t.like((await read(store, 'dcim.rack:7', 'C__CATG__FORMFACTOR'))[0], { height: 2000, width: 600, unit: 'mm' });
    t.like((await read(store, 'dcim.device:5', 'C__CATG__LOCATION'))[0], { latitude: '52.52', longitude: '13.405' });
    t.is((await read(store, 'virtualization.virtualmachine:1', 'C__CATG__MODEL'))[0]?.serial, 'VM-77');
  },
});
