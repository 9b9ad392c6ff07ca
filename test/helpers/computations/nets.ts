import { withEntry } from '../stores.js';
import type { Computations } from './started.js';

/** Values of a net of 256 addresses, however it was given. */
const ofOffice = {
  ...{ netmask: '255.255.255.0', cidr_suffix: '24', address_with_suffix: '10.78.0.0/24' },
  ...{ address_range: '10.78.0.1 - 10.78.0.254', free_addresses: '0 / 254' },
};

/** Places, nets and zones. */
export const nets: Computations = {
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

  'a device lists all of its addresses, however many': async (t, { made, save, read }) => {
    const server = await made('SERVER', 'web1');
    const addresses = Array.from({ length: 21 }, (_, at) => `192.0.2.${at + 1}`);
    for (const ipv4_address of addresses) await save(server, 'C__CATG__IP', { ipv4_address });
    const [first] = await read(server, 'C__CATG__IP', { limit: 1 });
    t.is(first?.all_ips, addresses.join(', '));
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
};
