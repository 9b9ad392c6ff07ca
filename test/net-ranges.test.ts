import { addressCount, addressesWithin, holdsAddress } from '../src/behaviours/parts/nets.js';
import test from './helpers/suite.js';

const four = { range_from: '10.0.0.10', range_to: '10.0.0.20' };
const six = { range_from: '2001:db8::10', range_to: '2001:db8::20' };

test('a range holds its first and its last address, none beside them, and none of the other version', t => {
  const held: readonly (readonly [range: Readonly<Record<string, string>>, address: string, isHeld: boolean])[] = [
    [four, '10.0.0.9', false],
    [four, '10.0.0.10', true],
    [four, '10.0.0.20', true],
    [four, '10.0.0.21', false],
    [four, '::a00:a', false],
    [six, '2001:db8::f', false],
    [six, '2001:db8::10', true],
    [six, '2001:db8::20', true],
    [six, '2001:db8::21', false],
    [six, '', false],
    [{ range_from: '10.0.0.10' }, '10.0.0.10', false],
  ];
  for (const [range, address, isHeld] of held) t.is(holdsAddress(range, address), isHeld, `${JSON.stringify(range)} ${address}`);
});

test('addresses of a net count once, from its first to its last, without its own and that for broadcasts', t => {
  const net = { address: '10.0.0.0', netmask: '255.255.255.248', cidr_suffix: 29 };
  t.is(addressCount(net), 6n);
  t.is(addressesWithin(net, ['10.0.0.0', '10.0.0.1', '10.0.0.1', '10.0.0.6', '10.0.0.7', '10.0.0.8', '2001:db8::1']), 2);
  t.is(addressCount({ ...net, range_from: '10.0.0.2', range_to: '10.0.0.7' }), 5n);
  t.is(addressCount({ range_from: '10.0.0.2', range_to: '10.0.0.2' }), 1n);
  t.is(addressCount({ range_from: '10.0.0.3', range_to: '10.0.0.2' }), undefined);
});
