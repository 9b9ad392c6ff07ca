import test, { type ExecutionContext } from 'ava';
import { daysLeft, guaranteeEnd, nextContractEnd, nextNoticeEnd, stateBetween } from '../src/behaviours/parts/dates.js';
import { namesOf } from '../src/behaviours/parts/names.js';
import { addressCount, longAddress, useOf } from '../src/behaviours/parts/nets.js';
import { raidCapacity, sizeOf } from '../src/behaviours/parts/sizes.js';
import { entryMade, objectMade } from './factories/calls.js';
import { registry } from './helpers/catalogue.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine, withEntry } from './helpers/stores.js';

type Shown = Readonly<Record<string, unknown>>;

/** Attributes that were read with a value, as `category.attribute`. */
const shown = new Set<string>();

/** A service, and short ways to fill and read it. */
async function started(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine);
  service.clock.set('2026-01-15 09:00:00');
  const call = callerOf(service, 'contract');
  const made = async (type: string, title: string) => await objectMade(call, { type: `C__OBJTYPE__${type}`, title });
  const save = async (object: number, category: string, data: object) => await entryMade(call, { object, category, data });
  const read = async (objID: number, category: string, more: object = {}) => {
    const entries = await resultOf<readonly Shown[]>(call('cmdb.category.read', { objID, category, ...more }));
    for (const entry of entries) for (const [key, value] of Object.entries(entry)) if (value) shown.add(`${category}.${key}`);
    return entries;
  };
  return { made, save, read, store: service.store };
}

/** Values of a net of 256 addresses, however it was given. */
const ofOffice = {
  ...{ netmask: '255.255.255.0', cidr_suffix: '24', address_with_suffix: '10.78.0.0/24' },
  ...{ address_range: '10.78.0.1 - 10.78.0.254', free_addresses: '0 / 254' },
};

type Started = Awaited<ReturnType<typeof started>>;

/** Computations from other entries: a sentence, and calls that show it. */
const statements: Readonly<Record<string, (t: ExecutionContext, started: Started) => Promise<void>>> = {
  'a path leads from the outermost place to the nearest': async (t, { made, save, read }) => {
    const [city, room, rack, server] = [
      await made('CITY', 'Berlin'),
      await made('ROOM', 'Room 1'),
      await made('ENCLOSURE', 'Rack 1'),
      await made('SERVER', 'web1'),
    ];
    await save(room, 'C__CATG__LOCATION', { parent: city });
    await save(rack, 'C__CATG__LOCATION', { parent: room });
    await save(server, 'C__CATG__LOCATION', { parent: rack });
    t.is((await read(server, 'C__CATG__LOCATION'))[0]?.location_path, 'Berlin > Room 1 > Rack 1');
    await save(rack, 'C__CATG__LOCATION', { parent: city });
    t.is((await read(server, 'C__CATG__LOCATION'))[0]?.location_path, 'Berlin > Rack 1');
    await save(room, 'C__CATG__LOCATION', { parent: null });
    t.is((await read(room, 'C__CATG__LOCATION'))[0]?.location_path, '');
  },

  'a logbook says what an attribute was and became': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'web1');
    await save(server, 'C__CATG__MODEL', { serial: 'A1' });
    const entries = await read(server, 'C__CATG__LOGBOOK');
    t.is(entries.at(-1)?.changes, 'Serial number: A1');
  },

  'installations and licences are counted': async (t, { made, save, read }) => {
    const application = await made('APPLICATION', 'Office');
    const licence = await made('LICENCE', 'Volume licence');
    const key = await save(licence, 'C__CATS__LICENCE_LIST', { key: 'ABC', amount: 5, cost: 2.5 });
    await save(application, 'C__CATS__APPLICATION', { specification: 'x' });
    for (const title of ['web1', 'web2'])
      await save(await made('SERVER', title), 'C__CATG__APPLICATION', { application, assigned_license: key });
    t.is((await read(application, 'C__CATS__APPLICATION'))[0]?.installation_count, '2');
    t.like((await read(licence, 'C__CATS__LICENCE_LIST'))[0], {
      used_licences: '2',
      lic_not_in_use: '3',
      overall_costs: '12.50',
    });
    const [installed] = await read(application, 'C__CATS__APPLICATION_ASSIGNED_OBJ');
    t.is(installed?.assigned_license_key, 'ABC');
    t.is((await read(4, 'C__CATG__APPLICATION'))[0]?.assigned_license_key, 'ABC');
  },

  'a net shows its title and how much of it is assigned': async (t, { made, save, read }) => {
    const net = await made('LAYER3_NET', 'Office');
    await save(net, 'C__CATS__NET', { address: '192.0.2.0', cidr_suffix: 24, range_from: '192.0.2.1', range_to: '192.0.2.254' });
    const server = await made('SERVER', 'web1');
    await save(server, 'C__CATG__IP', { net, ipv4_address: '192.0.2.10', hostname: 'a' });
    await save(server, 'C__CATG__IP', { net, ipv4_address: '192.0.2.11', hostname: 'b', primary: false });
    t.like((await read(net, 'C__CATS__NET'))[0], {
      title: 'Office',
      address_range: '192.0.2.1 - 192.0.2.254',
      address_with_suffix: '192.0.2.0/24',
      free_addresses: '2 / 254',
      address_v6: '',
    });
    for (const page of [{}, { limit: 1 }, { status: -1 }])
      t.is((await read(server, 'C__CATG__IP', page))[0]?.all_ips, '192.0.2.10, 192.0.2.11');
    const [first] = await read(net, 'C__CATS__NET_IP_ADDRESSES');
    t.like(first, { objID: String(net), title: '192.0.2.10', object: { title: 'web1' }, assigned_object: { title: 'web1' } });
    const zone = await made('NET_ZONE', 'DMZ').catch(() => undefined);
    const range = { range_from: '192.0.2.1', range_to: '192.0.2.9', ...(zone ? { zone } : {}) };
    await save(net, 'C__CATS__NET_ZONE', range);
    t.like((await read(net, 'C__CATS__NET_ZONE'))[0], { range_from_long: '3221225985', range_to_long: '3221225993' });
  },

  'a net is told by its suffix or its netmask, whichever was given': async (t, { made, save, read }) => {
    const nets: readonly (readonly [object, object])[] = [
      [{ address: '10.78.0.0', netmask: '255.255.255.0' }, ofOffice],
      [{ address: '10.78.0.0', cidr_suffix: 24 }, ofOffice],
      [
        { address: '10.78.0.0', cidr_suffix: 24, range_from: '10.78.0.0', range_to: '10.78.0.255' },
        { ...ofOffice, address_range: '10.78.0.0 - 10.78.0.255' },
      ],
      [
        { address: '10.78.0.0', cidr_suffix: 24, range_from: '10.78.0.10' },
        { ...ofOffice, address_range: '10.78.0.10 - 10.78.0.254', free_addresses: '0 / 245' },
      ],
      [
        { address: '10.0.0.4', cidr_suffix: 31 },
        { netmask: '255.255.255.254', free_addresses: '0 / 2' },
      ],
      [
        { address: '10.0.0.4', cidr_suffix: 32 },
        { address_range: '10.0.0.4 - 10.0.0.4', free_addresses: '0 / 1' },
      ],
      [
        { type: 'C__CATS_NET_TYPE__IPV6', address: '2001:db8::', cidr_suffix: 126 },
        {
          ...{ netmask: 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:fffc', address_with_suffix: '2001:db8::/126' },
          ...{ address_v6: '2001:db8::', address_range: '2001:db8:: - 2001:db8::3', free_addresses: '0 / 4' },
        },
      ],
      [
        { address: '2001:db8::', netmask: 'ffff:ffff::' },
        { cidr_suffix: '32', address_with_suffix: '2001:db8::/32' },
      ],
      [{ address: '10.78.0.0' }, { cidr_suffix: '', address_with_suffix: '', address_range: '', free_addresses: '0' }],
      [
        { type: 'C__CATS_NET_TYPE__IPX', address: 'AB12', cidr_suffix: 99 },
        { address_with_suffix: '', netmask: '' },
      ],
    ];
    for (const [data, shown] of nets) {
      const net = await made('LAYER3_NET', 'Office');
      await save(net, 'C__CATS__NET', data);
      t.like((await read(net, 'C__CATS__NET'))[0], shown);
    }
  },

  'netmask and suffix of a net follow each other when one is changed or cleared': async (t, { made, save, read }) => {
    const net = await made('LAYER3_NET', 'Office');
    const steps: readonly (readonly [object, string, string])[] = [
      [{ address: '10.0.0.0', netmask: '255.0.0.0', cidr_suffix: 8 }, '255.0.0.0', '8'],
      [{ cidr_suffix: 16 }, '255.255.0.0', '16'],
      [{ netmask: '255.255.255.0' }, '255.255.255.0', '24'],
      [{ netmask: '', cidr_suffix: 20 }, '255.255.240.0', '20'],
      [{ description: 'as it was' }, '255.255.240.0', '20'],
      [{ address: '2001:db8::' }, 'ffff:f000::', '20'],
      [{ cidr_suffix: null }, '', ''],
    ];
    for (const [data, netmask, cidr_suffix] of steps) {
      await save(net, 'C__CATS__NET', data);
      t.like((await read(net, 'C__CATS__NET'))[0], { netmask, cidr_suffix });
    }
  },

  'contacts are named, with their roles': async (t, { made, save, read }) => {
    const [server, ada, bob] = [await made('SERVER', 'web1'), await made('PERSON', 'Ada'), await made('PERSON', 'Bob')];
    await save(server, 'C__CATG__CONTACT', { contact_object: ada, role: 'Keeper' });
    await save(server, 'C__CATG__CONTACT', { contact_object: bob, primary: true });
    for (const page of [{}, { limit: 1 }])
      t.like((await read(server, 'C__CATG__CONTACT', page))[0], {
        primary_contact: 'Bob',
        contact_list: 'Ada, Bob',
        contact_list_with_roles: 'Ada (Keeper), Bob',
      });
    t.like((await read(ada, 'C__CATS__PERSON_CONTACT_ASSIGNMENT'))[0], {
      object: { title: 'web1' },
      object_type: { const: 'C__OBJTYPE__SERVER' },
      role: { title: 'Keeper' },
    });
  },

  'members of a group are described by their master data': async (t, { made, save, read }) => {
    const [group, ada, company] = [
      await made('PERSON_GROUP', 'Admins'),
      await made('PERSON', 'Ada'),
      await made('ORGANIZATION', 'Acme'),
    ];
    const bob = await made('PERSON', 'Bob');
    const person = { first_name: 'Ada', last_name: 'Lovelace', mail: 'ada@example.org', organization: company };
    await save(ada, 'C__CATS__PERSON_MASTER', person);
    for (const connected_object of [ada, bob]) await save(group, 'C__CATS__PERSON_GROUP_MEMBERS', { connected_object });
    for (const page of [{}, { limit: 1 }])
      t.like((await read(group, 'C__CATS__PERSON_GROUP_MEMBERS', page))[0], {
        first_name: 'Ada',
        email_address: 'ada@example.org',
        organization: { title: 'Acme' },
        connected_object: { title: 'Ada Lovelace' },
        members: 'Ada Lovelace, Bob',
        membersCount: '2',
      });
    t.like((await read(bob, 'C__CATS__PERSON_ASSIGNED_GROUPS'))[0], { contact: { title: 'Admins' } });
  },

  'a subscription names its subscribers, as long as they have it': async (t, { made, save, read }) => {
    const cloud = await made('CLIENT', 'Office');
    const uuidOf = (digit: number) => `123e4567-e89b-12d3-a456-42661417400${digit}`;
    const subscription = await save(cloud, 'C__CATG__CLOUD_SUBSCRIPTIONS', { uuid: uuidOf(1) });
    await save(cloud, 'C__CATG__CLOUD_SUBSCRIPTIONS', { uuid: uuidOf(2) });
    const [ada, bob] = [await made('PERSON', 'Ada'), await made('PERSON', 'Bob')];
    for (const person of [ada, bob]) await save(person, 'C__CATG__ASSIGNED_SUBSCRIPTIONS', { uuid: subscription });
    const shown = (await read(cloud, 'C__CATG__CLOUD_SUBSCRIPTIONS')).map(({ subscribers }) => subscribers);
    t.deepEqual(shown, ['Ada, Bob', '']);
  },

  'a cluster names its members, a cable its ends, a guest its host name': async (t, { made, save, read }) => {
    const [cluster, one, cable] = [await made('CLUSTER', 'c1'), await made('SERVER', 'web1'), await made('CABLE', 'K-1')];
    const two = await made('SERVER', 'web2');
    await save(cluster, 'C__CATG__CLUSTER', { quorum: true });
    for (const member of [one, two]) await save(cluster, 'C__CATG__CLUSTER_MEMBERS', { member });
    t.like((await read(cluster, 'C__CATG__CLUSTER'))[0], { cluster_members: 'web1, web2', cluster_member_count: '2' });
    await save(cable, 'C__CATG__CABLE', { max_amount_of_fibers_leads: 1 });
    for (const object of [one, two]) await save(object, 'C__CATG__NETWORK_PORT', { title: 'eth0', cable });
    t.is((await read(cable, 'C__CATG__CABLE'))[0]?.connection, 'web1 eth0 - web2 eth0');
  },

  'a cluster names what administers it and what it serves': async (t, { made, save, read }) => {
    const [cluster, admin, mail] = [
      await made('CLUSTER', 'c1'),
      await made('SERVER', 'adm1'),
      await made('CLUSTER_SERVICE', 'mail'),
    ];
    await save(cluster, 'C__CATG__CLUSTER', { quorum: true });
    await save(cluster, 'C__CATG__CLUSTER_ADM_SERVICE', { connected_object: admin });
    await save(cluster, 'C__CATG__CLUSTER_SERVICE', { cluster_service: mail });
    t.like((await read(cluster, 'C__CATG__CLUSTER'))[0], { administration_service: 'adm1', cluster_service: 'mail' });
  },

  'a database shows who made its program, and a table its instance': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'db1');
    for (const [type, category, manufacturer] of [
      ['DBMS', 'C__CATS__APPLICATION', 'PostgreSQL'],
      ['MIDDLEWARE', 'C__CATS__MIDDLEWARE', 'Apache'],
    ] as const) {
      const program = await made(type, type);
      await save(program, category, { manufacturer });
      const assigned_dbms = await save(server, 'C__CATG__APPLICATION', { application: program });
      const instance = await save(server, 'C__CATG__DATABASE', { assigned_dbms, instance_name: `i ${type}` });
      const database = await save(server, 'C__CATG__DATABASE_SA', { title: 'shop', assigned_instance: instance });
      await save(server, 'C__CATG__DATABASE_TABLE', { title: 'orders', assigned_database: database });
    }
    await save(server, 'C__CATG__DATABASE', { instance_name: 'of no program' });
    const makers = (await read(server, 'C__CATG__DATABASE')).map(({ manufacturer }) => manufacturer);
    t.deepEqual(makers, ['PostgreSQL', 'Apache', '']);
    const instances = (await read(server, 'C__CATG__DATABASE_TABLE')).map(({ instance }) => instance);
    t.deepEqual(instances, ['i DBMS', 'i MIDDLEWARE']);
  },

  'a program shows its installations, and each of them its licence': async (t, { made, save, read }) => {
    const licence = await made('LICENCE', 'Volume licence');
    const assigned_license = await save(licence, 'C__CATS__LICENCE_LIST', { key: 'ABC', amount: 5 });
    const server = await made('SERVER', 'web1');
    for (const [type, category, installations] of [
      ['MIDDLEWARE', 'C__CATS__MIDDLEWARE', undefined],
      ['SERVICE', 'C__CATS__SERVICE', 'C__CATS__APPLICATION_SERVICE_ASSIGNED_OBJ'],
      ['DBMS', 'C__CATS__APPLICATION', 'C__CATS__APPLICATION_DBMS_ASSIGNED_OBJ'],
      ['DBMS', 'C__CATS__APPLICATION', 'C__CATS__DATABASE_INSTALLATION'],
    ] as const) {
      const program = await made(type, type);
      await save(program, category, { specification: 'x' });
      await save(server, 'C__CATG__APPLICATION', { application: program, assigned_license });
      t.is((await read(program, category))[0]?.installation_count, '1');
      for (const each of installations ? [installations] : [])
        t.is((await read(program, each))[0]?.assigned_license_key, 'ABC', each);
      if (installations === 'C__CATS__DATABASE_INSTALLATION')
        t.is((await read(program, installations))[0]?.assigned_databases, 'web1');
    }
    const system = await made('OPERATING_SYSTEM', 'Debian');
    await save(system, 'C__CATS__OPERATING_SYSTEM', { specification: 'x' });
    await save(server, 'C__CATG__OPERATING_SYSTEM', { application: system, assigned_license });
    t.is((await read(server, 'C__CATG__OPERATING_SYSTEM'))[0]?.assigned_license_key, 'ABC');
    t.is((await read(system, 'C__CATS__OPERATING_SYSTEM'))[0]?.installation_count, '1');
  },

  'a guest shows its host name, a management board its address': async (t, { made, save, read }) => {
    const [host, guest] = [await made('SERVER', 'esx1'), await made('VIRTUAL_SERVER', 'vm1')];
    await save(guest, 'C__CATG__IP', { hostname: 'vm1.example', primary: true });
    await save(guest, 'C__CATG__ACCESS', { url: 'https://vm1.example', primary: true });
    await save(host, 'C__CATG__GUEST_SYSTEMS', { connected_object: guest });
    t.is((await read(host, 'C__CATG__GUEST_SYSTEMS'))[0]?.hostname, 'vm1.example');
    await save(host, 'C__CATG__RM_CONTROLLER', { connected_object: guest });
    t.is((await read(host, 'C__CATG__RM_CONTROLLER'))[0]?.remote_url, 'https://vm1.example');
    t.like((await read(guest, 'C__CATG__ACCESS'))[0], {
      primary_url: 'https://vm1.example',
      formatted_url: 'https://vm1.example',
    });
  },

  'a zone shows the ranges that are in it, wherever it is looked at': async (t, { made, save, read, store }) => {
    const [zone, net] = [await made('NET_ZONE', 'DMZ'), await made('LAYER3_NET', 'Office')];
    for (const last of [10, 20])
      await save(net, 'C__CATS__NET_ZONE', { zone, range_from: '10.0.0.1', range_to: `10.0.0.${last}` });
    await save(zone, 'C__CATG__NET_ZONE', {});
    // Nobody saves what is only viewed, but imports may have brought it.
    await withEntry(store, zone, { category: 'C__CATG__NET_ZONE_SCOPES', values: '{}', single: true });
    for (const category of ['C__CATG__NET_ZONE', 'C__CATG__NET_ZONE_SCOPES'])
      t.is((await read(zone, category))[0]?.from_to, '10.0.0.1 - 10.0.0.10, 10.0.0.1 - 10.0.0.20', category);
  },

  'a connected entry shows the number of the other end': async (t, { made, save, read }) => {
    const other = await made('SWITCH', 'sw1');
    for (const category of [
      'C__CATG__UNIVERSAL_INTERFACE',
      'C__CATG__POWER_CONSUMER',
      'C__CATG__POWER_SUPPLIER',
      'C__CATG__NETWORK_PORT',
    ]) {
      const end = await save(other, 'C__CATG__CONNECTOR', { title: category });
      const object = await made('SERVER', category);
      await save(object, category, { title: 'x', assigned_connector: end });
      t.is((await read(object, category))[0]?.connector, String(end));
    }
  },

  'an IT service tells its system identifier where it is used': async (t, { made, save, read }) => {
    const [service, server] = [await made('IT_SERVICE', 'Mail'), await made('SERVER', 'web1')];
    await save(server, 'C__CATG__IT_SERVICE', { connected_object: service });
    t.regex(String((await read(server, 'C__CATG__IT_SERVICE'))[0]?.sysid), /^SYSID_/);
  },

  'memory is multiplied, plans are read from their object, groups tell types, nets their addresses': async (
    t,
    { made, save, read },
  ) => {
    const server = await made('SERVER', 'web1');
    await save(server, 'C__CATG__MEMORY', { quantity: 2, capacity: 4, unit: 'C__MEMORY_UNIT__GB' });
    t.is(Number((await read(server, 'C__CATG__MEMORY'))[0]?.total_capacity), 8 * 2 ** 30);
    const model = await made('EMERGENCY_PLAN', 'Fire');
    const attributes = { time_needed: 3, time_unit: 'C__CMDB__UNIT_OF_TIME__HOUR', practice_date: '2026-01-02 10:00:00' };
    await save(model, 'C__CATS__EMERGENCY_PLAN_ATTRIBUTE', attributes);
    await save(server, 'C__CATG__EMERGENCY_PLAN', { title: 'Fire', emergency_plan: model });
    const [shownPlan] = await read(server, 'C__CATG__EMERGENCY_PLAN');
    t.like(shownPlan, { time_needed: '3', practice_date: '2026-01-02' });
    t.truthy(shownPlan?.time_needed_unit);
    const group = await made('APPLIANCE', 'Web');
    await save(group, 'C__CATS__GROUP', { object: server });
    t.is((await read(group, 'C__CATS__GROUP'))[0]?.object_type, 'Server');
    const layer2 = await made('LAYER2_NET', 'VLAN 1');
    await save(server, 'C__CATG__NETWORK_PORT', { title: 'eth0', mac: '00:1b:63:84:45:e6', layer2_assignment: [layer2] });
    t.is((await read(layer2, 'C__CATS__LAYER2_NET_ASSIGNED_PORTS'))[0]?.isys_catg_port_list__mac, '00:1b:63:84:45:e6');
    const dns_server = [await save(await made('SERVER', 'dns1'), 'C__CATG__IP', { ipv4_address: '192.0.2.53' })];
    await save(server, 'C__CATG__IP', { hostname: 'web1', dns_server });
    t.is((await read(server, 'C__CATG__IP'))[0]?.dns_server_address, '192.0.2.53');
    const contract = await made('MAINTENANCE', 'Support');
    const terms = { start_date: '2025-02-01', run_time: 1, run_time_unit: 'C__GUARANTEE_PERIOD_UNIT_YEARS', notice_period: 1 };
    await save(contract, 'C__CATS__CONTRACT_INFORMATION', terms);
    const [shownContract] = await read(contract, 'C__CATS__CONTRACT_INFORMATION');
    t.is(shownContract?.next_contract_end_date, '2026-02-01');
    t.truthy(shownContract?.next_notice_end_date);
  },

  'disks make up the capacity of a RAID': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'web1');
    const storages = [];
    for (const capacity of [2, 2, 3])
      storages.push(await save(server, 'C__CATG__STORAGE_DEVICE', { title: 'disk', capacity, unit: 'C__MEMORY_UNIT__GB' }));
    await save(server, 'C__CATG__RAID', { title: 'r', storages, raid_level: 'C__STOR_RAID_LEVEL__5' });
    const [raid] = await read(server, 'C__CATG__RAID');
    t.is(Number(raid?.full_capacity), 7 * 2 ** 30);
    t.is(Number(raid?.capacity), 4 * 2 ** 30);
  },

  'versions of a file are numbered, and the newest counts': async (t, { made, save, read }) => {
    const file = await made('FILE', 'Manual');
    for (const content of ['a', 'b'])
      await save(file, 'C__CATS__FILE_VERSIONS', { file_title: content, file_content: Buffer.from(content).toString('base64') });
    await save(file, 'C__CATS__FILE_ACTUAL', { file_title: 'Manual', revision: '2' });
    const versions = await read(file, 'C__CATS__FILE_VERSIONS');
    t.deepEqual(
      versions.map(({ revision, md5_hash }) => [revision, md5_hash]),
      [
        ['1', '0cc175b9c0f1b6a831c399e269772661'],
        ['2', '92eb5ffee6ae2fec3ad71c777531578f'],
      ],
    );
    const [actual] = await read(file, 'C__CATS__FILE_ACTUAL');
    t.like(actual, { md5_hash: '92eb5ffee6ae2fec3ad71c777531578f', current_version: { title: 'b' } });
    const server = await made('SERVER', 'web1');
    await save(server, 'C__CATG__FILE', { file });
    t.is((await read(server, 'C__CATG__FILE'))[0]?.revision, '2');
  },

  'dates are compared with today': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'web1');
    const guarantee = {
      acquirementdate: '2025-12-31',
      guarantee_period: 1,
      guarantee_period_unit: 'C__GUARANTEE_PERIOD_UNIT_MONTH',
    };
    await save(server, 'C__CATG__ACCOUNTING', guarantee);
    t.is((await read(server, 'C__CATG__ACCOUNTING'))[0]?.guarantee_status, '16 days');
    await save(server, 'C__CATG__SUPPORT_ENTITLEMENT', { startDate: '2025-01-01', endDate: '2026-01-14' });
    t.like((await read(server, 'C__CATG__SUPPORT_ENTITLEMENT'))[0], { state: 'Expired', expires: 'Expired' });
  },
};

for (const engine of engines)
  for (const [title, statement] of Object.entries(statements))
    engine.test(`${title} on ${engine.name}`, async t => statement(t, await started(t, engine)));

const today = new Date('2026-01-15T09:00:00');
const months = (amount: number) => ({ amount, base: amount });

const computed = registry.categories
  .filter(({ const: constant, storedIn }) => constant === storedIn)
  .flatMap(category => category.attributes.filter(({ type }) => type === 'computed').map(attribute => ({ category, attribute })));

test.serial('every attribute that is worked out was seen to show something', t => {
  const silent = computed.filter(
    ({ category, attribute }) => !attribute.unavailable && !shown.has(`${category.const}.${attribute.key}`),
  );
  t.deepEqual(
    silent.map(({ category, attribute }) => `${category.const}.${attribute.key}`),
    [],
  );
});

test('a contract ends with the term that runs', t => {
  const contract = { start_date: '2024-01-31', run_time: months(1), run_time_unit: 1 };
  t.is(nextContractEnd(contract, today), '2026-01-31');
  t.is(nextContractEnd({ ...contract, run_time_unit: 4 }, today), '2026-01-31');
  t.is(nextContractEnd({ ...contract, start_date: '1000-01-01', run_time_unit: 2 }, today), '2026-01-15');
  t.is(nextContractEnd({ ...contract, end_date: '2025-06-30' }, today), '2025-06-30');
  t.is(nextContractEnd({ start_date: '2024-01-31' }, today), '');
  t.is(nextContractEnd({ ...contract, run_time: months(-1) }, today), '');
  t.is(nextContractEnd({ ...contract, run_time: months(1e9) }, today), '');
  t.is(nextNoticeEnd({ ...contract, notice_period: months(2), notice_period_unit: 3 }, today), '2026-01-17');
  t.is(nextNoticeEnd(contract, today), '');
});

test('the time that is left is a text in the language of the caller', t => {
  t.is(daysLeft('2026-01-15', today, 'de'), '0 Tage');
  t.is(daysLeft('2026-01-14', today, 'de'), 'Abgelaufen');
  t.is(daysLeft(undefined, today, 'en'), '');
  t.is(stateBetween('2026-01-16', undefined, today, 'en'), 'Not yet active');
  t.is(stateBetween(undefined, '2026-01-15', today, 'en'), 'Active');
  t.is(stateBetween(undefined, undefined, today, 'en'), '');
  t.is(guaranteeEnd({ order_date: '2026-01-01', guarantee_period_base: 2, guarantee_period: months(10) }), '2026-01-11');
  t.is(guaranteeEnd({ guarantee_period: months(10) }), '');
  const inMonths = { guarantee_period: months(1), guarantee_period_unit: 1 };
  t.is(guaranteeEnd({ acquirementdate: '2026-01-31', ...inMonths }), '2026-02-28', 'a month without that day ends with its last');
});

for (const [address, long] of [
  ['0.0.0.0', '0'],
  ['255.255.255.255', '4294967295'],
  ['::', '0'],
  ['::1', '1'],
  ['fe80::1%eth0', '338288524927261089654018896841347694593'],
  ['::ffff:192.0.2.1', '281473902969345'],
  ['1:2:3:4:5:6:7:8', '5192455318486707404433266433261576'],
  ['192.0.2', ''],
  ['', ''],
] as const)
  test(`${address || 'nothing'} is ${long || 'no address'}`, t => t.is(longAddress(address), long));

test('a net has as many addresses as its range or its suffix leaves', t => {
  t.is(addressCount({ address: '192.0.2.0', cidr_suffix: 24 }), 254n);
  t.is(addressCount({ address: '192.0.2.0', cidr_suffix: 31 }), 2n);
  t.is(addressCount({ address: '2001:db8::', cidr_suffix: 64 }), 2n ** 64n);
  t.is(addressCount({ address: '192.0.2.0', cidr_suffix: 33 }), undefined);
  t.is(addressCount({ address: '192.0.2.0' }), undefined);
  t.is(addressCount({ range_from: '192.0.2.9', range_to: '192.0.2.1' }), undefined);
  t.is(useOf(3, undefined), '3');
});

test('spare disks and unknown levels hold nothing', t => {
  const disk = { values: { capacity: { amount: 1, base: 10 } } };
  const spare = { values: { ...disk.values, hotspare: true } };
  const level = (name: string) => raidCapacity(`C__STOR_RAID_LEVEL__${name}`, [disk, disk, disk, spare]);
  t.deepEqual(['0', '1', '5', '6', '10', 'JBOD', '2'].map(level), ['30', '10', '20', '10', '10', '30', '']);
  t.is(raidCapacity('C__STOR_RAID_LEVEL__6', [disk]), '0');
  t.is(raidCapacity(undefined, [disk]), '');
  t.is(sizeOf([{ values: {} }]), '');
});

test('a long list of names is cut off', t => {
  const entries = Array.from({ length: 25 }, (_, id) => ({ id, object: 1, values: { title: `n${id}` } }));
  t.regex(
    namesOf(entries, ({ values }) => values.title),
    /^n0, n1, .*n19, …$/,
  );
});
