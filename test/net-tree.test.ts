import { listedNet, netTree, nextFreeNet } from '../src/console/pages/nets/net-tree.js';
import test from './helpers/suite.js';

const nets = ['10.20.1.0/24', '10.20.0.0/16', 'fe80::/10', '10.20.2.0/28', '0.0.0.0/0', '10.20.0.0/24', '192.0.2.0/24', ''].map(
  (address, at) =>
    listedNet({ id: String(at), title: address, categories: { C__CATS__NET: [{ address_with_suffix: address }] } }),
);

test('nets stand behind the one that contains them, IPv4 first, those without addresses last', t => {
  t.deepEqual(
    netTree(nets).map(({ title, depth }) => `${'>'.repeat(depth)}${title}`),
    ['0.0.0.0/0', '>10.20.0.0/16', '>>10.20.0.0/24', '>>10.20.1.0/24', '>>10.20.2.0/28', '>192.0.2.0/24', 'fe80::/10', ''],
  );
});

for (const [outer, suffix, free] of [
  ['10.20.0.0/16', 24, '10.20.3.0/24'],
  ['10.20.0.0/16', 28, '10.20.2.16/28'],
  ['10.20.0.0/16', 17, '10.20.128.0/17'],
  ['10.20.2.0/28', 29, '10.20.2.0/29'],
  ['10.20.0.0/16', 16, undefined],
  ['10.20.0.0/16', 33, undefined],
  ['192.0.2.0/24', 25, '192.0.2.0/25'],
  ['fe80::/10', 64, 'fe80::/64'],
  ['0.0.0.0/0', 8, '0.0.0.0/8'],
  ['', 24, undefined],
] as const)
  test(`the next free net of /${suffix} in ${outer || 'a net without addresses'} is ${free}`, t => {
    const chosen = nets.find(({ title }) => title === outer);
    t.is(chosen && nextFreeNet(chosen, suffix, nets), free);
  });

test('a net that is full has no free one, also where one ends with it', t => {
  const full = ['10.0.0.0/30', '10.0.0.0/31', '10.0.0.2/31'].map((address, at) =>
    listedNet({ id: String(at), categories: { C__CATS__NET: [{ address_with_suffix: address }] } }),
  );
  t.is(full[0] && nextFreeNet(full[0], 31, full), undefined);
  t.is(full[0] && nextFreeNet(full[0], 32, full), undefined);
});
