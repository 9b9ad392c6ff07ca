import { entryMade, objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { allAccessible } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, section, signIn } from '../helpers/console.js';
import { type Caller, callerOf, resultOf } from '../helpers/rpc.js';
import { countIs, textsAre } from '../helpers/seen.js';

/** A net of IPv4 with a router at its first address, the next two given out by DHCP. */
async function netMade(call: Caller): Promise<number> {
  const net = await objectMade(call, {
    type: 'C__OBJTYPE__LAYER3_NET',
    title: 'office',
    categories: { C__CATS__NET: { type: 1, address: '192.0.2.0', cidr_suffix: 28 } },
  });
  const range = { type: 1, range_from: '192.0.2.2', range_to: '192.0.2.3' };
  await entryMade(call, { object: net, category: 'C__CATS__NET_DHCP', data: range });
  await objectMade(call, {
    title: 'router',
    categories: { C__CATG__IP: { net, ipv4_address: '192.0.2.1', ipv4_assignment: 2 } },
  });
  return net;
}

/** A net of IPv6 with one address far from its beginning. */
async function netOfIpv6(call: Caller): Promise<number> {
  const net = await objectMade(call, {
    type: 'C__OBJTYPE__LAYER3_NET',
    title: 'wide',
    categories: { C__CATS__NET: { type: 1000, address: '2001:db8:1::', cidr_suffix: 64 } },
  });
  await objectMade(call, {
    title: 'distant',
    categories: { C__CATG__IP: { net, net_type: 1000, ipv6_address: '2001:db8:1::ffff:0:0:5' } },
  });
  return net;
}

browserTest('a net shows used, reserved and free addresses; the next free one is given to an object as a plan', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const net = await netMade(call);
  const web = await objectMade(call, { title: 'web server' });
  await signIn(page, service.url, `/nets/${net}`);
  await page.getByText('1 of 14 addresses are used, 2 are reserved.').waitFor();
  const map = page.getByRole('group', { name: 'Map of the addresses' });
  const squares = async (): Promise<string> =>
    (await map.locator('> *').evaluateAll(all => all.map(each => each.className[0]))).join('');
  t.is(await squares(), 'urrfffffffffff');
  await page.getByText('Next free address: 192.0.2.4').waitFor();
  await page.getByRole('button', { name: 'Assign' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('For the object').fill('web ser');
  await dialog.getByRole('option').filter({ hasText: 'web server' }).click();
  await dialog.getByLabel('Host name').fill('web1');
  await dialog.getByRole('button', { name: 'Show what changes' }).click();
  await dialog.getByText('This is what changes.').waitFor();
  t.is((await addressesOf(call, web)).length, 0, 'nothing is written before it is confirmed');
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await page.getByText('web server has 192.0.2.4 now.').waitFor();
  t.like((await addressesOf(call, web))[0], { ipv4_address: '192.0.2.4', hostname: 'web1' });
  await page.getByText('Next free address: 192.0.2.5').waitFor();
  t.is(await squares(), 'urruffffffffff');
  await page.getByRole('table', { name: /.*/ }).getByRole('link', { name: 'web server' }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

function addressesOf(call: Caller, objID: number): Promise<readonly object[]> {
  return resultOf<readonly object[]>(call('cmdb.category.read', { objID, category: 'C__CATG__IP' }));
}

browserTest(
  'the squares of a map are gone through by arrow keys: a free one is given, a used one leads to its object',
  async t => {
    const { page, service, faults } = await openedConsole(t);
    const net = await netMade(callerOf(service, 'contract'));
    await signIn(page, service.url, `/nets/${net}`);
    const map = page.getByRole('group', { name: 'Map of the addresses' });
    await map.locator('.used').waitFor();
    await countIs(t, map.locator('[tabindex="0"]'), 1, 'one stop of the Tab key');
    await map.locator('[tabindex="0"]').focus();
    for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    t.is(await page.getByRole('dialog').getByLabel('Address', { exact: true }).inputValue(), '192.0.2.5');
    await page.keyboard.press('Escape');
    await map.locator('.free:focus').waitFor();
    for (let at = 0; at < 4; at += 1) await page.keyboard.press('ArrowLeft');
    t.regex((await map.locator(':focus').getAttribute('title')) ?? '', /^192\.0\.2\.1: router/);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'router' }).waitFor();
    t.deepEqual(faults, []);
  },
);

browserTest('a net of 2^64 addresses is a map of blocks that open down to single addresses', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const net = await netOfIpv6(callerOf(service, 'contract'));
  await signIn(page, service.url, `/nets/${net}`);
  await page.getByText('1 of 2^64 addresses are used').waitFor();
  await page.getByText('Next free address: 2001:db8:1::1', { exact: true }).waitFor();
  const map = page.getByRole('group', { name: 'Map of the addresses' });
  const isSingle = map.locator('.used[href^="/objects/"]');
  for (let opened = 0; opened < 7 && (await isSingle.count()) === 0; opened += 1) {
    t.true((await map.locator('> *').count()) <= 1024);
    await countIs(t, map.locator('.used'), 1);
    const address = page.url();
    await map.locator('.used').click();
    await page.waitForURL(each => each.href !== address);
  }
  t.regex((await isSingle.getAttribute('title')) ?? '', /^2001:db8:1:0:ffff::5: distant$/);
  await page.goBack();
  await map.locator('.used:not([href^="/objects/"])').waitFor();
  await page.getByRole('link', { name: 'Whole net' }).click();
  await page.getByText('Each square is a block of 2^54 addresses.').waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('the pages of nets have no accessibility fault and fit 320 px, in both languages and schemes', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { viewport: { width: 320, height: 640 } });
  const call = callerOf(service, 'contract');
  const paths = ['/nets', `/nets/${await netMade(call)}`, `/nets/${await netOfIpv6(call)}`];
  await signIn(page, service.url);
  const addresses = paths.map(path => service.url + path);
  await allAccessible(t, page, addresses, async () => {
    await page.locator('table').first().waitFor();
    await page.waitForLoadState('networkidle');
  });
  t.deepEqual([faults, contract.faults], [[], []]);
});

/** Nets from wide to narrow, one with bits of hosts, and what an address is offered. */
const nets = [
  { title: 'all', type: 1, address: '10.0.0.0', cidr_suffix: 8 },
  { title: 'site', type: 1, address: '10.1.0.0', cidr_suffix: 16 },
  { title: 'floor', type: 1, address: '10.1.2.0', cidr_suffix: 24 },
  { title: 'wide', type: 1000, address: '2001:db8::', cidr_suffix: 32 },
  { title: 'room', type: 1000, address: '2001:db8:1:2::', cidr_suffix: 64 },
];
const offers = [
  { label: 'IPv4 address', address: '10.1.2.3', net: 'floor · 10.1.2.0/24' },
  { label: 'IPv4 address', address: '10.1.3.3', net: 'site · 10.1.0.0/16' },
  { label: 'IPv4 address', address: '10.200.0.1', net: 'all · 10.0.0.0/8' },
  { label: 'IPv6 address', address: '2001:DB8:1:2:a1b2:c3d4:e5f6:1', net: 'room · 2001:db8:1:2::/64' },
  { label: 'IPv6 address', address: '2001:db8:ffff::1', net: 'wide · 2001:db8::/32' },
] as const;

browserTest('the narrowest net that contains an address is offered while the address is typed, and Enter takes it', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  for (const { title, ...net } of nets)
    await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title, categories: { C__CATS__NET: net } });
  const host = await objectMade(call, { title: 'host' });
  await signIn(page, service.url, `/objects/${host}/C__CATG__IP`);
  await section(page, 'Host address').getByRole('button', { name: 'Add' }).click();
  const form = page.locator('.entry-form');
  const take = form.getByRole('button', { name: /^Take the net/ }).filter({ visible: true });
  const net = form.getByRole('combobox', { name: 'Net', exact: true });
  await form.getByLabel('IPv4 address', { exact: true }).fill('192.0.2.1');
  for (const { label, address, net: offered } of offers) {
    const input = form.getByLabel(label, { exact: true });
    await input.fill('');
    await input.pressSequentially(address);
    await take.filter({ hasText: `Take the net ${offered}` }).waitFor();
    await input.press('Enter');
    await take.waitFor({ state: 'hidden' });
    t.is(await net.inputValue(), offered.slice(0, offered.indexOf(' ')));
  }
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('nets are a tree; a new one is the next free of a size in another, by the keyboard alone', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  for (const [title, address] of [
    ['inner', '10.20.1.0/24'],
    ['outer', '10.20.0.0/16'],
    ['first', '10.20.0.0/24'],
  ])
    await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title, categories: { C__CATS__NET: { type: 1, address } } });
  await signIn(page, service.url, '/nets');
  const titles = page.locator('main tbody tr td:first-child');
  await titles.filter({ hasText: 'inner' }).waitFor();
  await textsAre(t, titles, ['Global v4', 'outer', 'first', 'inner', 'Global v6']);
  t.is(await titles.getByText('inner').getAttribute('class'), 'net-depth-2');
  await page.getByRole('link', { name: 'outer' }).click();
  await page.getByRole('link', { name: 'New net within' }).press('Enter');
  const dialog = page.getByRole('dialog');
  const typed = dialog.getByLabel('Address', { exact: true });
  await typed.waitFor();
  t.is(await typed.inputValue(), '10.20.2.0/24');
  await dialog.getByLabel('Size').fill('16');
  await dialog.getByText('No net of this size is free there.').waitFor();
  await dialog.getByLabel('Size').fill('28');
  t.is(await typed.inputValue(), '10.20.2.0/28');
  const { violations } = await accessibilityOf(page);
  t.deepEqual(await violations('everything'), []);
  await dialog.getByLabel('Title').fill('printers');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'printers' }).waitFor();
  await page.getByText('0 of 14 addresses are used, 0 are reserved.').waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
