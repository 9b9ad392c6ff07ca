import { makeDefaultObjects } from '../src/domain/objects/default-objects.js';
import { search } from '../src/domain/search/search.js';
import { SearchIndex } from '../src/domain/search/search-index.js';
import { reasons } from '../src/mappings/reasons.js';
import { RpcError } from '../src/rpc/rpc-error.js';
import { author } from './helpers/author.js';
import { instead } from './helpers/instead.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { serviceOver } from './helpers/service.js';
import { nameOf, onEnginesInTurn } from './helpers/stores.js';
import { changesIn, contextOver, imported, madeOf, office, officeWith, read, registry, total } from './imports/office.js';

onEnginesInTurn({
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

  'an address that two devices share by its role is one of both': async (t, store) => {
    for (const role of ['anycast', 'carp', 'glbp', 'hsrp', 'vip', 'vrrp']) {
      const source = `netbox:${role}`;
      const fields = { 'ipam.ipaddress:1': { role }, 'ipam.ipaddress:5': { role, address: '10.0.1.2/24' } };
      await imported(store, officeWith(fields), source);
      for (const device of ['dcim.device:1', 'virtualization.virtualmachine:1']) {
        const { object } = await madeOf(store, device, source);
        const entries = await store.transaction(author, records => records.entries.ofObject(object));
        t.regex(JSON.stringify(entries), /10\.0\.1\.2[^0-9].*shared_as|shared_as.*10\.0\.1\.2[^0-9]/, `${device}, ${role}`);
      }
    }
  },

  'devices of half a unit stand where they stood': async (t, store) => {
    const type = (u_height: number) => ({ u_height });
    const fields = {
      ...{ 'dcim.devicetype:1': type(0.5), 'dcim.devicetype:2': type(1.5) },
      ...{ 'dcim.device:1': { position: '10.0', face: 'front' }, 'dcim.device:2': { position: '10.5', face: 'front' } },
    };
    const report = await imported(store, officeWith(fields));
    t.is(report.counts.get('dcim.device')?.skipped, 0);
    const placed = ['dcim.device:1', 'dcim.device:2'].map(async name => [
      (await read(store, name, 'C__CATG__LOCATION'))[0]?.pos,
      (await read(store, name, 'C__CATG__FORMFACTOR'))[0]?.rackunits,
    ]);
    t.deepEqual(await Promise.all(placed), [
      ['10', '0.5'],
      ['10.5', '1.5'],
    ]);
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
    await new SearchIndex(store, { registry, refresh: () => registry }).catchUp();
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
    t.like(await first('dcim.site:1', 'C__CATG__LOCATION'), { parent: 'Berlin', latitude: '52.52' });
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
    t.deepEqual(report.skipped, [{ model: 'ipam.rir', place: '1', reason: reasons.hasNoCounterpart, detail: undefined }]);
    t.deepEqual(report.lacking, []);
  },
});
