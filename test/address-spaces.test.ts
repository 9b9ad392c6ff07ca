import type { Values } from '../src/console/attributes/entry-values.js';
import { addressOf } from '../src/console/attributes/ip-addresses.js';
import { type AddressSpace, addressSpace, blocksOf, isReserved, nextFree } from '../src/console/pages/nets/address-space.js';
import test from './helpers/suite.js';

/** A net as its entry has it. */
function net(address: string, suffix: number, from: string, to: string): Values {
  return { address, cidr_suffix: suffix, range_from: from, range_to: to };
}

function spaceOf(
  entry: Values,
  addresses: readonly string[] = [],
  ranges: readonly (readonly [string, string])[] = [],
): AddressSpace {
  const holders = addresses.map((title, id) => ({ title, assigned_object: { id, title: `host ${id}` } }));
  const reserved = ranges.map(([range_from, range_to]) => ({ range_from, range_to }));
  const space = addressSpace(entry, holders, reserved);
  if (!space) throw new Error('the net states no range');
  return space;
}

const ends = 'ffff:ffff:ffff:ffff';

for (const [title, entry, first, last] of [
  ['IPv4: neither its own address nor the broadcast', net('10.0.0.0', 24, '10.0.0.0', '10.0.0.255'), '10.0.0.1', '10.0.0.254'],
  ['IPv4: a range within it is taken whole', net('10.0.0.0', 24, '10.0.0.10', '10.0.0.20'), '10.0.0.10', '10.0.0.20'],
  ['IPv4: two addresses', net('10.0.0.0', 31, '10.0.0.0', '10.0.0.1'), '10.0.0.0', '10.0.0.1'],
  ['IPv4: one address', net('10.0.0.7', 32, '10.0.0.7', '10.0.0.7'), '10.0.0.7', '10.0.0.7'],
  [
    'IPv6: not its own address, and the last one',
    net('2001:db8::', 64, '2001:db8::', `2001:db8::${ends}`),
    '2001:db8::1',
    `2001:db8::${ends}`,
  ],
  ['IPv6: four addresses', net('2001:db8::', 126, '2001:db8::', '2001:db8::3'), '2001:db8::1', '2001:db8::3'],
  ['IPv6: two addresses', net('2001:db8::', 127, '2001:db8::', '2001:db8::1'), '2001:db8::', '2001:db8::1'],
] as const)
  test(`the addresses that hosts of a net may have: ${title}`, t => {
    const { hosts, bits } = spaceOf(entry);
    t.deepEqual([addressOf(hosts.from, bits), addressOf(hosts.to, bits)], [first, last]);
  });

test('the last address of a net of IPv6 is free, taken and within it as any other one is', t => {
  const four = net('2001:db8::', 126, '2001:db8::', '2001:db8::3');
  const space = spaceOf(four, ['2001:db8::1', '2001:db8::2']);
  t.is(nextFree(space), space.to);
  t.false(isReserved(space, space.to));
  t.true(isReserved(space, space.from));
  const full = spaceOf(four, ['2001:db8::1', '2001:db8::2', '2001:db8::3']);
  t.is(nextFree(full), undefined);
  t.deepEqual(full.outside, []);
});

test('addresses beyond what hosts may have are outside, and texts that are none are not', t => {
  const given = ['10.0.0.0', '10.0.0.1', '10.0.0.254', '10.0.0.255', '10.0.1.0', '2001:db8::1', 'web1'];
  const { outside } = spaceOf(net('10.0.0.0', 24, '10.0.0.0', '10.0.0.255'), given);
  t.deepEqual(
    outside.map(({ title }) => title),
    ['10.0.0.0', '10.0.0.255', '10.0.1.0', '2001:db8::1'],
  );
});

test('an address that DHCP gives out is not offered, the ends of its range included', t => {
  const space = spaceOf(
    net('10.0.0.0', 29, '10.0.0.0', '10.0.0.7'),
    ['10.0.0.3'],
    [
      ['10.0.0.1', '10.0.0.2'],
      ['10.0.0.4', '10.0.0.5'],
    ],
  );
  t.is(nextFree(space), space.from + 6n);
  t.deepEqual(
    [1n, 2n, 3n, 4n, 5n, 6n, 7n].map(at => isReserved(space, space.from + at)),
    [true, true, false, true, true, false, true],
  );
});

test('a map of a net has at most 1024 blocks, which leave out no address and overlap nowhere', t => {
  for (const suffix of [64, 112, 117, 118, 119, 126]) {
    const last = addressOf((0x20010db8n << 96n) + 2n ** BigInt(128 - suffix) - 1n, 128);
    const space = spaceOf(net('2001:db8::', suffix, '2001:db8::', last), [last]);
    const blocks = blocksOf(space, space);
    t.true(blocks.length <= 1024, `${blocks.length} blocks`);
    t.is(blocks[0]?.from, space.from);
    t.is(blocks.at(-1)?.to, space.to);
    t.deepEqual(
      blocks.slice(1).map(({ from }) => from),
      blocks.slice(0, -1).map(({ to }) => to + 1n),
    );
    t.is(blocks.at(-1)?.holders.length, 1);
  }
});
