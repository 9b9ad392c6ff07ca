import { entriesRead, objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, section, signIn } from '../helpers/console.js';
import { callerOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';

browserTest('a form shows the defaults that it saves, has the focus in its first field, and is saved by Enter', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const object = await objectMade(call);
  await signIn(page, service.url, `/objects/${object}/C__CATG__IP`);
  const form = section(page, 'Host address');
  await form.getByRole('button', { name: 'Add' }).click();
  const shown = async (label: string): Promise<string> =>
    form.getByLabel(label, { exact: true }).evaluate((select: { selectedOptions: ArrayLike<{ text: string }> }) => {
      return select.selectedOptions[0]?.text ?? '';
    });
  await form.getByLabel('Type', { exact: true }).locator('option').nth(1).waitFor({ state: 'attached' });
  await form.getByLabel('Type', { exact: true }).and(page.locator(':focus')).waitFor();
  const labels = { Type: 'net_type', Primary: 'primary', Active: 'active', 'Address allocation IPv4': 'ipv4_assignment' };
  const before = Object.fromEntries(
    await Promise.all(Object.keys(labels).map(async label => [label, await shown(label)] as const)),
  );
  t.is(before.Primary, 'Yes');
  const hostname = form.getByLabel('Hostname', { exact: true });
  await hostname.fill('typed');
  const { violations } = await accessibilityOf(page);
  t.deepEqual(await violations('everything'), []);
  await hostname.press('Enter');
  await page.getByText(/Saved as change set/).waitFor();
  const [entry = {}] = await entriesRead<Readonly<Record<string, { readonly title: string }>>>(call, {
    objID: object,
    category: 'C__CATG__IP',
  });
  for (const [label, key] of Object.entries(labels)) t.is(before[label], entry[key]?.title, label);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('the text about a field moves nothing, and a dialog begins in its first field', async t => {
  const { page, service } = await openedConsole(t);
  const object = await objectMade(callerOf(service, 'contract'));
  await signIn(page, service.url, `/objects/${object}/C__CATG__MODEL`);
  const form = section(page, 'Model');
  await form.getByRole('button', { name: 'Add' }).click();
  const height = async () => (await form.boundingBox())?.height;
  const serial = form.getByLabel('Serial number', { exact: true });
  await serial.focus();
  await form.locator('.field:focus-within .field-hint').waitFor();
  const withHint = await height();
  await serial.blur();
  t.is(await height(), withHint);
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.goto(`${service.url}/objects`);
  await page.getByRole('button', { name: 'New object' }).click();
  await page.getByRole('dialog').getByLabel('Type').and(page.locator(':focus')).waitFor();
});

browserTest('nothing is saved from the past, and an archived place says what stands in it', async t => {
  const { page, service } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'full rack' });
  await objectMade(call, { title: 'stands here', categories: { C__CATG__LOCATION: { parent: rack } } });
  await signIn(page, service.url, `/objects/${rack}`);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByRole('dialog').getByText('What stands in it (1):').waitFor();
  t.true(await page.getByRole('dialog').getByRole('link', { name: 'stands here' }).isVisible());
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('More', { exact: true }).click();
  await section(page, 'General').getByRole('button', { name: 'Edit' }).click();
  await section(page, 'General').getByLabel('Title', { exact: true }).fill('from the past');
  await page.evaluate<void>(`history.replaceState(null, '', '?as_of=' + encodeURIComponent(new Date().toISOString()))`);
  await page.reload();
  await page.locator('.as-of').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('This page shows the past, where nothing can be changed.').waitFor();
  await countIs(t, page.locator('.save-bar'), 0);
  t.is(
    (await entriesRead<{ readonly title: string }>(call, { objID: rack, category: 'C__CATG__GLOBAL' }))[0]?.title,
    'full rack',
  );
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByText('1 unsaved change').waitFor();
});

browserTest('an address that nobody can decode is a page that there is not', async t => {
  const { page, service } = await openedConsole(t);
  await signIn(page, service.url);
  await page.goto(`${service.url}/objects/%E0%A4%A`);
  await page.getByRole('heading', { level: 1, name: 'There is no object %E0%A4%A' }).waitFor();
  t.pass();
});
