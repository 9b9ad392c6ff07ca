import type { Page } from 'playwright-core';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await accessibilityOf(page);
  return violations('everything');
}

const ports = 'C__CATG__NETWORK_PORT';

browserTest('ports are added by a pattern, and one is connected with a cable by a box that finds device and port', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const [one, other] = [await objectMade(call, { title: 'core1' }), await objectMade(call, { title: 'core2' })];
  for (const [object, title] of [
    [one, 'eth1'],
    [other, 'uplink 7'],
  ] as const)
    await resultOf(call('cmdb.category.save', { object, category: ports, data: { title } }));
  await signIn(page, service.url, `/objects/${one}/${ports}`);
  await page.getByRole('button', { name: 'Add several' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await page.keyboard.type('eth[1-48]');
  await dialog.getByText('Makes 47 entries: eth2, eth3, eth4 … eth48').waitFor();
  await dialog.getByText('1 is there already and stays.').waitFor();
  t.deepEqual(await faultsOf(page), []);
  await page.keyboard.press('Enter');
  await page.getByText('47 entries were added.').waitFor();
  await page.getByRole('button', { name: 'Connect eth1', exact: true }).press('Enter');
  await page.keyboard.type('core2 upl');
  await dialog.getByRole('option', { name: 'core2 · uplink 7' }).waitFor();
  t.deepEqual(await faultsOf(page), []);
  await page.keyboard.press('Enter');
  await dialog.getByRole('checkbox', { name: 'Document the cable as an object', disabled: false }).press('Space');
  t.is(await dialog.getByLabel('Title of the cable').inputValue(), 'core1 · eth1 – core2 · uplink 7');
  await dialog.getByLabel('Title of the cable').press('Enter');
  await page.getByText('eth1 is connected.').waitFor();
  await page.getByRole('button', { name: 'Connect eth1', exact: true }).waitFor({ state: 'detached' });
  const row = page.getByRole('row').filter({ hasText: 'uplink 7' });
  await row.getByRole('link', { name: 'core1 · eth1 – core2 · uplink 7' }).waitFor();
  t.notRegex(await row.innerText(), /#|\b\d{3,}\b/, 'no id in the row');
  await page.goto(`${service.url}/objects/${other}/${ports}`);
  await page.getByRole('row').filter({ hasText: 'uplink 7' }).getByRole('link', { name: 'core1', exact: true }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
