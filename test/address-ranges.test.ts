import { addressRangeIn, isWithin, rangesKeptAs } from '../src/domain/users/address-ranges.js';
import test from './helpers/suite.js';

const ranges: readonly (readonly [given: string, kept: string | undefined])[] = [
  ['10.0.0.0/8', '10.0.0.0/8'],
  ['10.1.2.3/8', '10.0.0.0/8'],
  ['192.0.2.7', '192.0.2.7/32'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8::1/32', '2001:db8::/32'],
  ['2001:db8::7', '2001:db8::7/128'],
  ['::/0', '::/0'],
  ['::ffff:10.1.2.3', '10.1.2.3/32'],
  ['::ffff:10.1.2.3/104', '10.0.0.0/8'],
  ['::ffff:0:0/96', '0.0.0.0/0'],
  ['::ffff:10.0.0.0/90', '::ffc0:0:0/90'],
  ['10.0.0.0/33', undefined],
  ['2001:db8::/129', undefined],
  ['10.0.0.0/08', undefined],
  ['10.0.0.0/8/8', undefined],
  ['10.0.0.0/', undefined],
  ['10.0.0', undefined],
  ['010.0.0.1', undefined],
  ['0x7f000001', undefined],
  ['2130706433', undefined],
  ['fe80::1%eth0', undefined],
  ['localhost', undefined],
  ['', undefined],
];

for (const [given, kept] of ranges) test(`'${given}' is kept as ${kept}`, t => t.is(addressRangeIn(given), kept));

const peers: readonly (readonly [address: string, ranges: readonly string[], isIn: boolean])[] = [
  ['10.255.255.255', ['10.0.0.0/8'], true],
  ['11.0.0.0', ['10.0.0.0/8'], false],
  ['11.0.0.0', ['10.0.0.0/8', '11.0.0.0/32'], true],
  ['::ffff:10.1.2.3', ['10.0.0.0/8'], true],
  ['::ffff:a01:203', ['10.0.0.0/8'], true],
  ['10.1.2.3', ['::/0'], false],
  ['::ffff:10.1.2.3', ['::/0'], false],
  ['2001:db8:ffff::1', ['2001:db8::/32'], true],
  ['2001:db9::1', ['2001:db8::/32'], false],
  ['2001:db8::1', ['0.0.0.0/0'], false],
  ['fe80::1%eth0', ['fe80::/10'], true],
  ['', ['0.0.0.0/0', '::/0'], false],
  ['localhost', ['0.0.0.0/0', '::/0'], false],
  ['10.1.2.3', [], false],
  ['10.1.2.3', ['damaged'], false],
];

for (const [address, within, isIn] of peers)
  test(`'${address}' is ${isIn ? '' : 'not '}in ${within.join(' or ') || 'nothing'}`, t => t.is(isWithin(address, within), isIn));

test('ranges that are damaged permit no address', t => {
  for (const text of ['', '{', '7', '{}']) t.deepEqual(rangesKeptAs(text), []);
});
