import type { ExecutionContext } from 'ava';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { type Caller, callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { engines, type TestEngine } from './helpers/stores.js';

type Entry = Readonly<Record<string, unknown>>;

const ip = 'C__CATG__IP';
const net = 'C__CATS__NET';
const dialects = ['contract', 'idoit'] as const;

/** A service with nets within each other, by their addresses. */
async function site(t: ExecutionContext, engine: TestEngine) {
  const service = await startedService(t, engine);
  const [call, existing] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
  const nets: Record<string, number> = {};
  for (const address of ['0.0.0.0/0', '10.0.0.0/8', '10.0.0.0/24', '10.0.0.0/30', '2001:db8::/64', '2001:db8::/32'])
    nets[address] = await objectMade(call, {
      type: 'C__OBJTYPE__LAYER3_NET',
      title: address,
      categories: { [net]: { address } },
    });
  return { service, call, existing, nets };
}

const server = (call: Caller) => objectMade(call, { type: 'C__OBJTYPE__SERVER' });

/** Title of the net that an address is in, by the address; nothing where it is in none. */
const narrowest: readonly (readonly [data: Entry, net: string | undefined])[] = [
  [{ ipv4_address: '10.0.0.30' }, '10.0.0.0/24'],
  [{ ipv4_address: '10.0.0.3' }, '10.0.0.0/30'],
  [{ ipv4_address: '10.0.0.255' }, '10.0.0.0/24'],
  [{ ipv4_address: '10.0.1.0' }, '10.0.0.0/8'],
  [{ ipv4_address: '11.0.0.1' }, undefined],
  [{ ipv6_address: '2001:DB8:0:0::a' }, '2001:db8::/64'],
  [{ ipv6_address: '2001:db8:1::1' }, '2001:db8::/32'],
  [{ ipv6_address: '2001:db9::1' }, undefined],
  [{ ipv4_address: '10.0.0.30', net: null }, undefined],
  [{ hostname: 'without-address' }, undefined],
];

/** Addresses that are none of a net, and the reason. */
const foreign: readonly (readonly [data: Entry, net: string, reason: RegExp])[] = [
  [
    { ipv4_address: '10.0.0.4' },
    '10.0.0.0/30',
    /^"10.0.0.4" is not in 10.0.0.0\/30, the net "10.0.0.0\/30" \(object \d+\); expected an address from 10.0.0.0 to 10.0.0.3, or the net "10.0.0.0\/24" \(object \d+\), which contains it$/,
  ],
  [{ ipv4_address: '192.0.2.1' }, '10.0.0.0/8', /expected an address from 10.0.0.0 to 10.255.255.255$/],
  [{ ipv6_address: '2001:db8::1' }, '10.0.0.0/24', /^"2001:db8::1" is not in 10.0.0.0\/24/],
  [{ ipv4_address: '10.0.0.1' }, '2001:db8::/64', /^"10.0.0.1" is not in 2001:db8::\/64/],
  [{ ipv6_address: '2001:db8:0:1::' }, '2001:db8::/64', /or the net "2001:db8::\/32"/],
];

for (const engine of engines) {
  for (const dialect of dialects)
    engine.test(
      `an address without a net finds the narrowest that contains it on ${engine.name}, dialect ${dialect}`,
      async t => {
        const { service, call } = await site(t, engine);
        const found: unknown[] = [];
        for (const [data] of narrowest) {
          const object = await server(call);
          await entryMade(callerOf(service, dialect), { object, category: ip, data });
          const [entry] = await entriesRead<{ readonly net: { readonly title: string } | null }>(call, { object, category: ip });
          found.push(entry?.net?.title);
        }
        t.deepEqual(
          found,
          narrowest.map(([, title]) => title),
        );
      },
    );

  engine.test(`an address that is not in its net is refused with both, on ${engine.name}`, async t => {
    const { call, existing, nets } = await site(t, engine);
    for (const [data, title, reason] of foreign) {
      const save = { object: await server(call), category: ip, data: { ...data, net: nets[title] } };
      const { error } = await call('cmdb.category.save', save);
      t.regex(error?.data?.[Object.keys(data)[0] ?? ''] ?? '', reason);
      t.deepEqual(await entriesRead(call, { object: save.object, category: ip }), []);
      await entryMade(existing, save);
    }
  });

  engine.test(`a net follows an address that moves, and cannot be moved away from it, on ${engine.name}`, async t => {
    const { call, nets } = await site(t, engine);
    const object = await server(call);
    const entry = await entryMade(call, { object, category: ip, data: { ipv4_address: '10.0.0.1' } });
    const netNow = async () =>
      (await entriesRead<{ readonly net: { readonly title: string } | null }>(call, { object, category: ip }))[0]?.net?.title;
    const save = (data: object) => call('cmdb.category.save', { object, category: ip, entry, data });
    t.regex((await save({ net: nets['2001:db8::/64'] })).error?.data?.net ?? '', /^"10.0.0.1" is not in 2001:db8::\/64/);
    await resultOf(save({ net: nets['10.0.0.0/8'] }));
    await resultOf(save({ ipv4_address: '10.0.0.2' }));
    t.is(await netNow(), '10.0.0.0/8');
    await resultOf(save({ ipv4_address: null, ipv6_address: '2001:db8::2' }));
    t.is(await netNow(), '2001:db8::/64');
    await resultOf(save({ ipv6_address: null, ipv4_address: '192.0.2.1' }));
    t.is(await netNow(), undefined);
    await resultOf(save({ hostname: 'a' }));
    t.is(await netNow(), undefined);
  });

  engine.test(
    `the type of an address and of a net follows the address, unless the caller says one, on ${engine.name}`,
    async t => {
      const { call, nets } = await site(t, engine);
      const types = async (object: number, category: string, steps: readonly Entry[]) => {
        const found: unknown[] = [];
        let entry: number | undefined;
        for (const data of steps) {
          entry = await entryMade(call, { object, category, data, entry });
          const [read] = await entriesRead<Entry>(call, { object, category });
          found.push(read?.[category === net ? 'type' : 'net_type']);
        }
        return found.map(type => (type as { readonly const: string } | null)?.const?.slice(-4) ?? type);
      };
      const addresses = [
        { ipv6_address: '2001:db8::1' },
        { ipv6_address: null, ipv4_address: '10.0.0.1' },
        { hostname: 'a' },
        { ipv4_address: null, ipv6_address: '2001:db8::1', net_type: 'C__CATS_NET_TYPE__IPX' },
        { ipv6_address: '2001:db8::2' },
      ];
      t.deepEqual(await types(await server(call), ip, addresses), ['IPV6', 'IPV4', 'IPV4', '_IPX', '_IPX']);
      t.deepEqual(await types(await server(call), ip, [{ hostname: 'without-address' }]), ['IPV4']);
      const ranges = [{ address: '2001:db8:7::/64' }, { address: '10.7.0.0/16' }, { address: null, type: null }];
      t.deepEqual(await types(nets['10.0.0.0/30'] ?? 0, net, ranges), ['IPV6', 'IPV4', null]);
    },
  );

  for (const dialect of dialects)
    engine.test(`a net counts the addresses that hosts may have, each once, on ${engine.name}, dialect ${dialect}`, async t => {
      const { service, call, existing, nets } = await site(t, engine);
      const object = nets['10.0.0.0/30'] ?? 0;
      const used = async () =>
        (await entriesRead<Entry>(callerOf(service, dialect), { object, category: net }))[0]?.free_addresses;
      const add = async (data: Entry) => {
        const host = await server(call);
        return { host, entry: await entryMade(existing, { object: host, category: ip, data: { net: object, ...data } }) };
      };
      const counts = [await used()];
      // The first two are those that hosts may have; then the net itself, its broadcast, another net, another version, and a name alone.
      const added = ['10.0.0.1', '10.0.0.2', '10.0.0.0', '10.0.0.3', '192.0.2.1'].map(ipv4_address => ({ ipv4_address }));
      const [first] = await Promise.all(added.map(add));
      counts.push(await used());
      for (const data of [{ ipv6_address: '2001:db8::1' }, { hostname: 'alone' }]) await add(data);
      counts.push(await used());
      const shared = await add({ ipv4_address: '10.0.0.2', shared_as: 'VRRP' });
      counts.push(await used());
      await resultOf(call('cmdb.category.archive', { object: shared.host, category: ip, entry: shared.entry }));
      counts.push(await used());
      await resultOf(call('cmdb.object.archive', { object: first?.host }));
      counts.push(await used());
      t.deepEqual(counts, ['0 / 2', '2 / 2', '2 / 2', '2 / 2', '2 / 2', '1 / 2']);
    });

  for (const dialect of dialects)
    engine.test(`an address of a net is split from its length on ${engine.name}, dialect ${dialect}`, async t => {
      const { service, call } = await site(t, engine);
      const parts: [string, string, string][] = [
        ['10.7.0.0/24', '10.7.0.0', '255.255.255.0'],
        ['10.7.0.9/24', '10.7.0.0', '255.255.255.0'],
        ['10.8.0.0/255.255.0.0', '10.8.0.0', '255.255.0.0'],
        ['2001:db8:7::1/48', '2001:db8:7::', 'ffff:ffff:ffff::'],
        ['10.9.0.1/32', '10.9.0.1', '255.255.255.255'],
      ];
      for (const [text, address, netmask] of parts) {
        const object = await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: text });
        await entryMade(callerOf(service, dialect), { object, category: net, data: { address: text } });
        t.like((await entriesRead<Entry>(call, { object, category: net }))[0], { address, netmask });
      }
    });

  engine.test(
    `an address is found in the nets whose ranges hold it, from the first to the last address of each, on ${engine.name}`,
    async t => {
      const { call, existing } = await site(t, engine);
      await objectMade(call, {
        type: 'C__OBJTYPE__LAYER3_NET',
        title: '10.7.0.0/24',
        categories: { [net]: { address: '10.7.0.0/24' } },
      });
      const found: Readonly<Record<string, readonly string[]>> = {
        '10.6.255.255': ['10.0.0.0/8'],
        '10.7.0.0': ['10.0.0.0/8'],
        '10.7.0.1': ['10.7.0.0/24', '10.0.0.0/8'],
        '10.7.0.254': ['10.7.0.0/24', '10.0.0.0/8'],
        '10.7.0.255': ['10.0.0.0/8'],
        '10.255.255.254': ['10.0.0.0/8'],
        '11.0.0.0': [],
        '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff': [],
        '2001:db8::': ['2001:db8::/64', '2001:db8::/32'],
        '2001:db8::ffff:ffff:ffff:ffff': ['2001:db8::/64', '2001:db8::/32'],
        '2001:db8:0:1::': ['2001:db8::/32'],
        '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff': ['2001:db8::/32'],
        '2001:db9::': [],
      };
      for (const [address, titles] of Object.entries(found)) {
        const nets = await resultOf<readonly { title: string }[]>(existing('cmdb.ip_search.read', { ip: address }));
        t.deepEqual(
          nets.map(({ title }) => title),
          titles,
          address,
        );
      }
    },
  );

  engine.test(`an address is shared by entries that all say so, and unique otherwise, on ${engine.name}`, async t => {
    const { call } = await site(t, engine);
    const data = { ipv4_address: '10.0.0.9' };
    const vrrp = { ...data, shared_as: 'VRRP' };
    const [one, two, three] = [await server(call), await server(call), await server(call)];
    const save = (object: number, values: object, entry?: number) =>
      call('cmdb.category.save', { object, category: ip, data: values, ...(entry !== undefined && { entry }) });
    const first = Number((await resultOf<{ entry: number }>(save(one, data))).entry);
    t.regex(
      (await save(two, vrrp)).error?.data?.ipv4_address ?? '',
      /expected an address that is free there, or shared_as in both entries$/,
    );
    await resultOf(save(one, { shared_as: 'C__IP_SHARED_ROLE__VRRP' }, first));
    const second = Number((await resultOf<{ entry: number }>(save(two, vrrp))).entry);
    t.regex((await save(three, data)).error?.data?.ipv4_address ?? '', /or shared_as, as the other one has it$/);
    t.regex((await save(two, { shared_as: null }, second)).error?.data?.ipv4_address ?? '', /is taken by "web1"/);
    await resultOf(save(three, { ...data, active: false }));
    t.like((await entriesRead<Entry>(call, { object: two, category: ip }))[0], {
      shared_as: { const: 'C__IP_SHARED_ROLE__VRRP' },
    });
  });
}
