import { Ajv } from 'ajv';
import type { OpenRpc } from '../src/discovery/openrpc.js';
import { siteDocument } from '../src/discovery/site-document.js';
import { entriesRead, entryMade, objectMade } from './factories/calls.js';
import { document, registry } from './helpers/catalogue.js';
import { callerOf, resultOf } from './helpers/rpc.js';
import { startedService } from './helpers/started-service.js';
import { enginesInTurn } from './helpers/stores.js';

const ipv4 = 'C__CATS_NET_TYPE__IPV4';
const ipv6 = 'C__CATS_NET_TYPE__IPV6';

/** Data of a net, and the error it is refused with. */
const refused: readonly (readonly [data: object, reasons: object])[] = [
  [{ address: 'nonsense', cidr_suffix: 99 }, { address: 'expected an IPv4 or IPv6 address such as "10.0.0.0", not "nonsense"' }],
  [{ address: '10.0.0.0', cidr_suffix: 33 }, { cidr_suffix: 'expected an integer from 0 to 32, not 33' }],
  [{ cidr_suffix: -1 }, { cidr_suffix: 'expected an integer from 0 to 128, not -1' }],
  [{ address: '10.0.0.0/33' }, { address: 'expected an IPv4 or IPv6 address such as "10.0.0.0", not "10.0.0.0/33"' }],
  [{ address: '10.0.0.0/24', cidr_suffix: 25 }, { cidr_suffix: 'is 25, and 10.0.0.0/24 is of length 24; give one of the two' }],
  [
    { address: '10.0.0.0/24', netmask: '255.255.255.128' },
    { netmask: 'is that of suffix 25, not of 24; give one of the two, and the other follows' },
  ],
  [
    { address: '10.0.0.0', netmask: '255.0.255.0' },
    { netmask: 'expected an IPv4 netmask such as "255.255.255.0", not "255.0.255.0"' },
  ],
  [
    { address: '10.0.0.0', netmask: '255.255.255.0', cidr_suffix: 25 },
    { netmask: 'is that of suffix 24, not of 25; give one of the two, and the other follows' },
  ],
  [
    { type: ipv6, address: '10.0.0.0', netmask: '255.0.0.0' },
    {
      address: 'expected an IPv6 address such as "2001:db8::", not "10.0.0.0"',
      netmask: 'expected an IPv6 netmask such as "ffff:ffff:ffff:ffff::", not "255.0.0.0"',
    },
  ],
  [{ type: ipv4, range_from: '10.0.0.9', range_to: '10.0.0.1' }, { range_to: 'expected an address after 10.0.0.9' }],
  [
    { address: '2001:db8::', range_to: '10.0.0.1' },
    { range_to: 'expected an IPv6 address such as "2001:db8::", not "10.0.0.1"' },
  ],
  [
    { address: '10.8.0.0/24', range_from: '10.9.9.10', range_to: '10.9.9.20' },
    {
      range_from: 'expected an address of this net, from 10.8.0.0 to 10.8.0.255, not "10.9.9.10"',
      range_to: 'expected an address of this net, from 10.8.0.0 to 10.8.0.255, not "10.9.9.20"',
    },
  ],
  [
    { address: '2001:db8::/64', range_to: '2001:db8:0:1::' },
    {
      range_to: 'expected an address of this net, from 2001:db8:: to 2001:db8::ffff:ffff:ffff:ffff, not "2001:db8:0:1::"',
    },
  ],
];

const keeps = (values: string) => `does not go with what the net keeps: ${values}; give that anew as well, or clear it`;

/** What a net keeps, data that do not go with it, the error they are refused with, and data that say it all. */
const moved: readonly (readonly [kept: object, data: object, reasons: object, whole: object])[] = [
  [
    { address: '10.8.0.0/24', range_from: '10.8.0.10', range_to: '10.8.0.20' },
    { address: '10.9.0.0/24' },
    { address: keeps('range_from "10.8.0.10", range_to "10.8.0.20"') },
    { address: '10.9.0.0/24', range_from: '10.9.0.10', range_to: '10.9.0.20' },
  ],
  [
    { address: '10.8.0.0/24', range_from: '10.8.0.10' },
    { address: '2001:db8::/64' },
    { address: keeps('range_from "10.8.0.10"') },
    { address: '2001:db8::/64', range_from: null },
  ],
  [
    { address: '10.8.0.0/24', range_to: '10.8.0.200' },
    { cidr_suffix: 25 },
    { cidr_suffix: keeps('range_to "10.8.0.200"') },
    { cidr_suffix: 25, range_to: '10.8.0.100' },
  ],
  [
    { address: '10.8.0.0/24', range_from: '10.8.0.10', range_to: '10.8.0.20' },
    { range_from: '10.8.0.30' },
    { range_from: keeps('range_to "10.8.0.20"') },
    { range_from: '10.8.0.30', range_to: '10.8.0.40' },
  ],
  [
    { address: '2001:db8::/64' },
    { address: '10.8.0.0' },
    { address: keeps('cidr_suffix 64') },
    { address: '10.8.0.0', cidr_suffix: 24 },
  ],
  [{ address: '10.8.0.0/24' }, { type: ipv6 }, { type: keeps('address "10.8.0.0"') }, { type: ipv6, address: '2001:db8::/64' }],
];

/** Values of attributes, of nets and of nothing. */
const tried: Readonly<Record<string, readonly unknown[]>> = {
  address: [
    '10.0.0.0',
    '10.0.0.0/24',
    '10.0.0.0/255.255.0.0',
    '10.0.0.0/33',
    '10.0.0.256',
    '2001:db8::/32',
    'fe80::1%eth0',
    'Office',
  ],
  netmask: ['255.255.255.0', '255.0.255.0', '0.0.0.0', '10.0.0.0', 'ffff:ffff::', 'ffff:fe00::', 'ffff:1000::', '::', 'none'],
  range_from: ['10.0.0.1', '2001:db8::1', '10.0.0', 'first'],
  range_to: ['10.0.0.1', '2001:db8::1', '10.0.0', 'last'],
  cidr_suffix: [0, 24, 128, 129, -1, 2 ** 52, '24', '129'],
};

const { components, 'x-categories': categories = {} } = siteDocument(document as OpenRpc, registry, 'en');
const ajv = new Ajv({ strict: false }).addSchema({ $id: 'site', components });

for (const engine of enginesInTurn) {
  engine.test(`the schema of a net takes what the service takes, and refuses the rest, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' });
    const validate = ajv.getSchema(`site${categories.C__CATS__NET?.data}`);
    for (const [key, values] of Object.entries(tried))
      for (const value of values) {
        const data = { [key]: value };
        const { error } = await call('cmdb.category.save', { object: 1, category: 'C__CATS__NET', data, dry_run: true });
        t.is(validate?.(data), error === undefined, JSON.stringify(data));
      }
  });

  engine.test(`values that are no net are refused with what would be right on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' });
    const address = { object: 1, category: 'C__CATS__NET' };
    for (const [data, reasons] of refused) {
      const { error } = await call('cmdb.category.save', { ...address, data });
      t.deepEqual<unknown, unknown>(error?.data, { error: 'ValidationFailed', ...reasons }, JSON.stringify(data));
    }
    t.deepEqual(await resultOf(call('cmdb.category.read', address)), []);
  });

  engine.test(`what is saved and does not go with what a net keeps is refused where it was sent, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    for (const [kept, data, reasons, whole] of moved) {
      const object = await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' });
      const address = { object, category: 'C__CATS__NET' };
      await entryMade(call, { ...address, data: kept });
      const before = await entriesRead(call, address);
      const { error } = await call('cmdb.category.save', { ...address, data });
      t.deepEqual<unknown, unknown>(error?.data, { error: 'ValidationFailed', ...reasons }, JSON.stringify(data));
      t.deepEqual(await entriesRead(call, address), before);
      await entryMade(call, { ...address, data: whole });
    }
  });

  engine.test(
    `a range outside of its net, which existing clients save, stays until it or the net changes, on ${engine.name}`,
    async t => {
      const service = await startedService(t, engine);
      const [call, existing] = [callerOf(service, 'contract'), callerOf(service, 'idoit')];
      const object = await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' });
      const address = { object, category: 'C__CATS__NET' };
      const data = { address: '10.8.0.0', cidr_suffix: 24, range_from: '10.9.9.10', range_to: '10.9.9.20' };
      await entryMade(existing, { ...address, data });
      await entryMade(call, { ...address, data: { ...data, description: 'as it was read' } });
      for (const [key, value] of Object.entries({ range_from: '10.9.9.11', address: '10.7.0.0' }))
        t.deepEqual(Object.keys((await call('cmdb.category.save', { ...address, data: { [key]: value } })).error?.data ?? {}), [
          'error',
          key,
        ]);
      await entryMade(call, { ...address, data: { range_from: null, range_to: null } });
    },
  );

  engine.test(`a range that is given with the net is kept, one that is not follows it, on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'Office' });
    const address = { object: 1, category: 'C__CATS__NET' };
    await entryMade(call, { ...address, data: { address: '10.0.0.0', cidr_suffix: 24, range_from: '10.0.0.50' } });
    const [net] = await entriesRead<object>(call, address);
    t.like(net, { range_from: '10.0.0.50', range_to: '10.0.0.254' });
  });

  engine.test(`a net of another kind than IP holds any text on ${engine.name}`, async t => {
    const call = callerOf(await startedService(t, engine), 'contract');
    await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'Zone' });
    const address = { object: 1, category: 'C__CATS__NET' };
    const texts = { address: 'AB12CD34', netmask: 'none', range_from: 'first', range_to: 'last' };
    await entryMade(call, { ...address, data: { ...texts, type: 'C__CATS_NET_TYPE__IPX' } });
    const [net] = await entriesRead<object>(call, address);
    t.like(net, { ...texts, cidr_suffix: '', address_with_suffix: '', address_range: 'first - last', free_addresses: '0' });
  });
}
