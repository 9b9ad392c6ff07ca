import { makeDefaultObjects } from '../src/domain/objects/default-objects.js';
import { moveObject } from '../src/domain/objects/objects.js';
import { search } from '../src/domain/search/search.js';
import { SearchIndex } from '../src/domain/search/search-index.js';
import { readDump } from '../src/import/dump.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { author } from './helpers/author.js';
import { instead } from './helpers/instead.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { nameOf, onEveryEngine } from './helpers/stores.js';
import { changesIn, contextOver, imported, madeOf, office, officeWith, read, registry, total } from './imports/office.js';

onEveryEngine({
  'the top places of a dump are in the root location, and a second run changes nothing': async (t, store) => {
    await makeDefaultObjects(contextOver(store));
    await imported(store, office);
    const [place] = await read(store, 'dcim.device:1', 'C__CATG__LOCATION');
    t.is(place?.location_path, 'Root location > Europe > Germany > Berlin > Head office > Server room > R1');
    const before = await changesIn(store);
    const again = await imported(store, office);
    t.is(total(again, 'created') + total(again, 'updated'), 0);
    t.is((await changesIn(store)) - before, 0);
  },

  'of two imports of one source at once one runs, and another source is none of its business': async (t, store) => {
    const other = imported(store, office, 'netbox:other');
    const outcomes = await Promise.all([1, 2].map(() => nameOf(imported(store, office))));
    t.deepEqual(outcomes.sort(), ['Conflict', 'undefined']);
    t.true(total(await other, 'created') > 0);
    t.is(total(await imported(store, office), 'created'), 0);
  },

  'two imports of one source that nothing keeps apart make everything once': async (t, store) => {
    const once = total(await imported(store, office, 'netbox:once'), 'created');
    const together = instead(store, 'exclusively', (_, work) => work());
    const reports = await Promise.all([1, 2, 3].map(() => imported(together, office)));
    t.is(
      reports.reduce((sum, report) => sum + total(report, 'created'), 0),
      once,
    );
    const objects = async (source: string) => {
      const made = office.map(({ name }) => name);
      const found = await store.transaction(author, ({ externals }) => externals.find(source, made));
      return new Set(found.map(({ object }) => object)).size;
    };
    const counts = await store.reads.objects.countByType();
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    t.is(await objects('netbox:test'), await objects('netbox:once'));
    t.is(all, (await objects('netbox:test')) + (await objects('netbox:once')));
  },

  'a storage that cannot be written to ends the import, and no row is at fault': async (t, store) => {
    let transactions = 0;
    for (const [error, data] of [
      ['StorageUnavailable', { retry: 'true' }],
      ['OutcomeUnknown', {}],
    ] as const) {
      const broken = instead(store, 'transaction', () => {
        transactions += 1;
        return Promise.reject(new RpcError(error, {}, data));
      });
      t.is(await nameOf(imported(broken, office)), error);
    }
    t.is(transactions, 2, 'no row is tried alone');
  },

  'a search for an address finds the device that has it': async (t, store) => {
    await imported(store, office);
    await new SearchIndex(store, registry).catchUp();
    const { object } = await madeOf(store, 'dcim.device:1');
    const found = await search(contextOver(store), { text: '10.0.1.2', mode: 'normal', limit: 10 });
    t.true(found.some(hit => hit.object.id === object && hit.match.text === '10.0.1.2'));
  },

  'a device of a dump is read back with its model, place, ports and addresses': async (t, store) => {
    await imported(store, office);
    const [global] = await read(store, 'dcim.device:1', 'C__CATG__GLOBAL');
    t.like(global, { title: 'rtr01', type: 'Router', cmdb_status: 'in operation', purpose: 'Router', description: 'Way out' });
    t.deepEqual(global?.tag, ['Alpha']);
    t.deepEqual(await read(store, 'dcim.device:1', 'C__CATG__MODEL'), [
      { manufacturer: 'Cisco', title: 'ISR 1111-8P', productid: 'C1111-8P', serial: 'SN-1' },
    ]);
    t.deepEqual(await read(store, 'dcim.device:1', 'C__CATG__LOCATION'), [
      {
        location_path: 'Europe > Germany > Berlin > Head office > Server room > R1',
        parent: 'R1',
        option: 'Horizontal',
        insertion: 'Front',
        pos: '4',
      },
    ]);
    const ports = await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT');
    t.deepEqual(
      ports.map(({ connector: _, ...port }) => port),
      [
        {
          title: 'Gi0/0/0',
          port_type: 'Ethernet',
          plug_type: 'RJ-45',
          duplex: 'Full',
          speed: 1000,
          speed_type: 'Mbit/s',
          standard: '1000base-t',
          mac: '00:1b:63:84:45:e6',
          mtu: '1500',
          assigned_connector: 'Gi1/0/1',
          connected_object: 'sw01',
          cable: 'K-1',
          active: 'Yes',
          addresses: ['10.0.1.2', '10.0.1.1', '2a00:1::1'],
          layer2_assignment: ['Data'],
          default_vlan: 'Data',
          description: 'uplink',
        },
      ],
    );
    const addresses = await read(store, 'dcim.device:1', 'C__CATG__IP');
    t.deepEqual(
      addresses.map(({ primary, net, assigned_port }) => [primary, net, assigned_port]),
      [
        ['No', '10.0.1.0/24', 'Gi0/0/0'],
        ['Yes', '10.0.1.0/24', 'Gi0/0/0'],
        ['No', '2a00:1::/64', 'Gi0/0/0'],
      ],
    );
    t.like(addresses[1], { hostaddress: '10.0.1.1', hostname: 'rtr01', domain: 'example.com', ipv4_assignment: 'static' });
    t.like(addresses[2], { ipv6_address: '2a00:1::1', ipv6_scope: 'Global Unicast', ipv6_assignment: 'SLAAC' });
  },

  'imported objects are answered by the service': async (t, store) => {
    await imported(store, office);
    const call = callerOf(await serviceOver(t, store), 'contract');
    const { object: objID } = await madeOf(store, 'dcim.device:1');
    const read = (category: string) => resultOf<unknown[]>(call('cmdb.category.read', { objID, category }));
    t.like((await read('C__CATG__MODEL'))[0], { title: { title: 'ISR 1111-8P' }, serial: 'SN-1' });
    t.like((await read('C__CATG__LOCATION'))[0], { parent: { title: 'R1', type: 'C__OBJTYPE__ENCLOSURE' }, pos: '4' });
    t.like((await read('C__CATG__NETWORK_PORT'))[0], { title: 'Gi0/0/0', assigned_connector: { title: 'Gi1/0/1' } });
    t.is((await read('C__CATG__IP')).length, 3);
  },

  'everything else of a dump becomes what it is here': async (t, store) => {
    const report = await imported(store, office);
    const first = async (name: string, category: string) => (await read(store, name, category))[0];
    t.like(await first('dcim.region:2', 'C__CATG__GLOBAL'), { title: 'Germany', type: 'Country' });
    t.like(await first('dcim.site:1', 'C__CATG__LOCATION'), { parent: 'Berlin', latitude: '52.520000' });
    t.like(await first('dcim.site:1', 'C__CATG__ADDRESS'), { address: 'Main Street 1\r\n10115 Berlin' });
    t.deepEqual(
      (await read(store, 'dcim.site:1', 'C__CATG__CONTACT')).map(({ contact_object, role }) => [contact_object, role]),
      [
        ['Initech', 'Tenant'],
        ['Mary Ann Smith', 'Administrative'],
      ],
    );
    t.like(await first('dcim.rack:1', 'C__CATG__FORMFACTOR'), { formfactor: '19"', rackunits: '42', width: 600, unit: 'mm' });
    t.like(await first('dcim.rack:1', 'C__CATG__ACCOUNTING'), { inventory_no: 'A-77' });
    t.like(await first('tenancy.tenant:1', 'C__CATG__GLOBAL'), {
      category: 'Customers',
      description: 'Pays on time\ncust_id: INI04',
    });
    t.like(await first('tenancy.contact:1', 'C__CATS__PERSON_MASTER'), { first_name: 'Mary Ann', last_name: 'Smith' });
    t.like(await first('dcim.device:2', 'C__CATG__GLOBAL'), { type: 'Switch', cmdb_status: 'planned' });
    t.like(await first('dcim.device:3', 'C__CATG__GLOBAL'), { type: 'Patch Panel', title: 'Cisco Panel 24 (3)' });
    t.like(await first('dcim.device:2', 'C__CATG__NETWORK_LOG_PORT'), { title: 'Po1' });
    t.deepEqual((await first('dcim.device:2', 'C__CATG__NETWORK_LOG_PORT'))?.ports, ['Gi1/0/1']);
    t.like(await first('dcim.device:2', 'C__CATG__CONNECTOR'), { assigned_connector: 'Gi0/0/0', cable_connection: 'K-1' });
    t.like(await first('dcim.device:3', 'C__CATG__CONNECTOR'), { title: 'Port 1', type: 'Input', connection_type: '110-punch' });
    t.like(await first('dcim.cable:1', 'C__CATG__CABLE'), {
      cable_type: 'CAT6',
      cable_colour: 'Blue',
      length: 3,
      length_unit: 'm',
    });
    t.like(await first('dcim.virtualchassis:1', 'C__CATG__STACK_MEMBER'), { assigned_object: 'sw01', mode: 'Active' });
    t.like(await first('ipam.prefix:1', 'C__CATG__GLOBAL'), { type: 'Supernet' });
    t.like(await first('ipam.prefix:2', 'C__CATS__NET'), { netmask: '255.255.255.0', cidr_suffix: '24', range_to: '10.0.1.255' });
    t.deepEqual((await first('ipam.vlan:1', 'C__CATS__LAYER2_NET'))?.layer3_assignments, ['10.0.1.0/24']);
    t.like(await first('ipam.ipaddress:4', 'C__CATG__GLOBAL'), { title: '10.0.1.9', type: 'Host', cmdb_status: 'planned' });
    t.like(await first('ipam.ipaddress:4', 'C__CATG__IP'), { zone: 'Alpha', active: 'No' });
    t.like(await first('virtualization.virtualmachine:1', 'C__CATG__VIRTUAL_MACHINE'), { hosts: 'cluster1', system: 'KVM' });
    t.like(await first('virtualization.virtualmachine:1', 'C__CATG__IP'), { ipv4_assignment: 'DHCP', primary: 'Yes' });
    t.like(await first('virtualization.virtualmachine:1', 'C__CATG__CPU'), { cores: '2' });
    t.like(await first('circuits.circuit:1', 'C__CATG__WAN'), {
      type: 'MPLS',
      connection_location: 'Head office',
      capacity_up: 10000,
    });
    t.deepEqual(report.skipped, [{ model: 'ipam.rir', place: '1', reason: 'has no counterpart', detail: undefined }]);
    t.deepEqual(report.lacking, []);
  },

  'a second run changes nothing': async (t, store) => {
    const first = await imported(store, office);
    const before = await changesIn(store);
    const second = await imported(store, office);
    t.is((await changesIn(store)) - before, 0);
    t.is(total(second, 'unchanged'), total(first, 'created'));
    t.is(total(second, 'created') + total(second, 'updated'), 0);
  },

  'fields that changed in the dump change, and nothing else': async (t, store) => {
    await imported(store, office);
    const before = await changesIn(store);
    const report = await imported(
      store,
      officeWith({ 'dcim.device:1': { name: 'rtr02', serial: '' }, 'dcim.interface:2': { enabled: true } }),
    );
    t.is(total(report, 'updated'), 2);
    t.is((await changesIn(store)) - before, 3);
    t.like((await read(store, 'dcim.device:1', 'C__CATG__GLOBAL'))[0], { title: 'rtr02', description: 'Way out' });
    t.deepEqual(await read(store, 'dcim.device:1', 'C__CATG__MODEL'), [
      { manufacturer: 'Cisco', title: 'ISR 1111-8P', productid: 'C1111-8P' },
    ]);
    t.like((await read(store, 'dcim.device:2', 'C__CATG__NETWORK_PORT'))[0], { active: 'Yes', assigned_connector: 'Gi0/0/0' });
  },

  'an address that goes to another device leaves the first one': async (t, store) => {
    await imported(store, office);
    const report = await imported(store, officeWith({ 'ipam.ipaddress:1': { assigned_object_id: 2 } }));
    t.deepEqual(report.counts.get('ipam.ipaddress'), { created: 0, updated: 1, unchanged: 4, skipped: 0 });
    t.deepEqual(
      (await read(store, 'dcim.device:1', 'C__CATG__IP', ['archived'])).map(({ hostaddress }) => hostaddress),
      ['10.0.1.2'],
    );
    t.like((await read(store, 'dcim.device:2', 'C__CATG__IP'))[0], { hostaddress: '10.0.1.2', assigned_port: 'Gi1/0/1' });
    t.deepEqual((await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT'))[0]?.addresses, ['10.0.1.1', '2a00:1::1']);
    t.is(total(await imported(store, officeWith({ 'ipam.ipaddress:1': { assigned_object_id: 2 } })), 'updated'), 0);
  },

  'an address that an interface gets is no longer a host of its own': async (t, store) => {
    await imported(store, office);
    const { object } = await madeOf(store, 'ipam.ipaddress:4');
    const given = { assigned_object_type: ['dcim', 'interface'], assigned_object_id: 2 };
    await imported(store, officeWith({ 'ipam.ipaddress:4': given }));
    t.is((await store.reads.objects.find(object))?.status, 'archived');
    t.like((await read(store, 'dcim.device:2', 'C__CATG__IP'))[0], { hostaddress: '10.0.1.9' });
    t.is(total(await imported(store, officeWith({ 'ipam.ipaddress:4': given })), 'updated'), 0);
  },

  'a cable that is taken away leaves its ports free': async (t, store) => {
    await imported(store, office);
    await imported(
      store,
      office.filter(({ model }) => !model.startsWith('dcim.cable')),
    );
    const [port] = await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT');
    t.deepEqual([port?.assigned_connector, port?.cable], [undefined, undefined]);
    for (const device of ['dcim.device:1', 'dcim.device:2'])
      for (const end of await read(store, device, 'C__CATG__CONNECTOR')) t.is(end.assigned_connector, undefined);
  },

  'a row that does not fit is skipped, and the others of its batch are kept': async (t, store) => {
    const report = await imported(store, [
      ...officeWith({
        'dcim.device:2': { name: 'x'.repeat(256) },
        'ipam.prefix:3': { prefix: 'ten' },
        'dcim.rack:1': { name: '' },
      }),
      { model: 'dcim.interface', pk: 9, fields: { device: 1, name: 'Gi9', type: '1000base-t', mac_address: 'none' } },
      { model: 'dcim.device', pk: 1, fields: {} },
      { model: 'dcim.device' },
    ]);
    t.like(report.counts.get('dcim.device'), { created: 2, skipped: 2 });
    t.is((await read(store, 'dcim.device:1', 'C__CATG__NETWORK_PORT')).length, 1);
    const reasons = report.skipped.map(({ model, place, reason, detail }) => [`${model}:${place}`, reason, detail]);
    t.deepEqual(reasons, [
      ['dcim.device:1', 'stands in the file twice', undefined],
      ['(no model):item 61', 'has no model, pk and fields', undefined],
      ['dcim.rack:1', 'has no name', undefined],
      ['ipam.prefix:3', 'type: expected an address with the length of its net, such as 10.0.0.1/24', 'ten'],
      ['dcim.device:2', 'title: expected at most 255 characters, not 256', undefined],
      ['dcim.interface:2', 'belongs to what is not imported', 'dcim.device:2'],
      ['dcim.interface:3', 'belongs to what is not imported', 'dcim.device:2'],
      [
        'dcim.interface:9',
        'mac: expected a MAC address of six or eight two-digit hexadecimal octets, such as "00:1b:63:84:45:e6", not a text "none"',
        undefined,
      ],
      ['ipam.rir:1', 'has no counterpart', undefined],
    ]);
  },

  'a row whose values cannot be true, or whose place is taken, is skipped, and who is there is told': async (t, store) => {
    const report = await imported(
      store,
      officeWith({ 'dcim.device:2': { position: '4.0', face: 'front' }, 'ipam.vlan:1': { vid: 9999 } }),
    );
    const reasons = new Map(report.skipped.map(({ model, place, reason }) => [`${model}:${place}`, reason]));
    t.regex(reasons.get('dcim.device:2') ?? '', /pos: unit 4 of this rack is taken by ".+" \(object \d+\); expected a place/);
    t.regex(reasons.get('ipam.vlan:1') ?? '', /vlan_id: expected an integer from 1 to 4094, not a text "9999"$/);
  },

  'a link to what is not imported is left out, and that is said': async (t, store) => {
    const report = await imported(
      store,
      office.filter(({ model }) => model !== 'tenancy.tenant' && model !== 'dcim.rack'),
    );
    t.deepEqual((await read(store, 'dcim.device:1', 'C__CATG__LOCATION'))[0]?.parent, 'Server room');
    t.true(
      report.lacking.some(
        ({ model, place, reason, detail }) =>
          `${model}:${place} ${reason}: ${detail}` === 'dcim.device:1 rack leads to what is not imported: dcim.rack:1',
      ),
    );
    t.like(report.counts.get('dcim.device'), { created: 3, skipped: 0 });
  },

  'a smaller dump finds what a larger one made': async (t, store) => {
    await imported(store, office);
    const report = await imported(store, [
      { model: 'dcim.site', pk: 2, fields: { name: 'Branch', region: 3, tenant: 1 } },
      { model: 'dcim.interface', pk: 9, fields: { device: 3, name: 'Gi9', type: '1000base-t', untagged_vlan: 1, parent: 3 } },
      { model: 'dcim.interface', pk: 10, fields: { device: 3, name: 'Gi9.1', type: 'virtual', parent: 1 } },
    ]);
    t.deepEqual(report.lacking, []);
    t.deepEqual(await read(store, 'dcim.site:2', 'C__CATG__LOCATION'), [
      { location_path: 'Europe > Germany > Berlin', parent: 'Berlin' },
    ]);
    t.like((await read(store, 'dcim.device:3', 'C__CATG__NETWORK_PORT'))[0], { title: 'Gi9', default_vlan: 'Data' });
    t.deepEqual((await read(store, 'dcim.device:3', 'C__CATG__NETWORK_LOG_PORT'))[0]?.ports, ['Gi0/0/0']);
  },

  'purged objects are made again; rows of another source are others': async (t, store) => {
    await imported(store, office);
    const { object } = await madeOf(store, 'dcim.device:3');
    await moveObject(contextOver(store), 'sendToPurged', object);
    const report = await imported(store, office);
    t.is(total(report, 'created'), 3);
    t.like((await read(store, 'dcim.device:3', 'C__CATG__CONNECTOR'))[0], { title: 'Port 1' });
    const [site] = office.filter(({ name }) => name === 'dcim.site:1');
    t.is(total(await imported(store, [site], 'netbox:other'), 'created'), 1);
  },
});

const whole = process.env.KATASTER_TEST_NETBOX;

if (whole !== undefined) {
  onEveryEngine({
    'a real data set is imported, and a second run changes nothing': async (t, store) => {
      const { rows } = readDump(whole);
      const first = await imported(store, rows);
      t.true(total(first, 'created') > 5000);
      t.deepEqual([...new Set(first.skipped.map(({ reason }) => reason))], ['has no counterpart']);
      t.deepEqual(first.lacking, []);
      t.is((await read(store, 'dcim.device:1', 'C__CATG__MODEL'))[0]?.title, 'ISR 1111-8P');
      const before = await changesIn(store);
      t.is(total(await imported(store, rows), 'unchanged'), total(first, 'created'));
      t.is((await changesIn(store)) - before, 0);
    },
  });
}
