import { entryMade, objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { textsAre } from '../helpers/seen.js';

const model = 'C__CATG__MODEL';

interface Read {
  readonly change_sets: readonly { readonly number: number }[];
}

browserTest('two moments of an object stand side by side, and each leads to the object as it was then', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const object = await objectMade(call, { title: 'compared' });
  const entry = await entryMade(call, { object, category: model, data: { serial: 'S1', manufacturer: 'ACME' } });
  const { change_sets: sets } = await resultOf<Read>(call('kataster.changes.read', { limit: 1 }));
  const before = sets[0]?.number ?? 0;
  await entryMade(call, { object, category: model, entry, data: { serial: 'S2' } });
  // The clock of the service stands in the morning of this day.
  await page.clock.setFixedTime('2026-01-15T09:30:00Z');
  await signIn(page, service.url, `/history?object=${object}`);
  await page.getByRole('link', { name: 'Compare two moments' }).click();
  await page.getByRole('button', { name: 'An hour ago' }).click();
  await page.getByRole('region', { name: 'compared' }).getByText('created').first().waitFor();
  await page.goto(`${service.url}/history/compare?object=${object}&from=${before}`);
  const table = page.getByRole('region', { name: 'compared' }).getByRole('table');
  await table.getByText('S2').waitFor();
  await textsAre(t, table.locator('tbody td'), ['Serial number', 'S1', 'S2']);
  await textsAre(t, table.locator('thead th'), ['Category', 'Attribute', `#${before}`, 'Now']);
  const { violations } = await accessibilityOf(page);
  t.deepEqual(await violations('everything'), []);
  await page.getByRole('button', { name: 'As a program' }).click();
  await page.getByRole('dialog').getByText('kataster.changes.compare').first().waitFor();
  await page.keyboard.press('Escape');
  await table.getByRole('link', { name: `#${before}` }).click();
  await page.getByText('This is how it was as of').waitFor();
  await page.locator('section.category').getByText('S1').waitFor();
  t.true(contract.methods.has('kataster.changes.compare'));
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a place is compared with everything in it, between two moments that are chosen in a form', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { timezoneId: 'Europe/Berlin' });
  const call = callerOf(service, 'contract');
  const room = await objectMade(call, { type: 'C__OBJTYPE__ROOM', title: 'a room' });
  const location = { C__CATG__LOCATION: { parent: room } };
  await objectMade(call, { title: 'came', categories: location });
  await signIn(page, service.url, '/history/compare');
  await page.getByText('Choose an object or a place and a moment').waitFor();
  await page.getByLabel('Object', { exact: true }).first().fill('a room');
  await page.getByRole('option').filter({ hasText: 'a room' }).click();
  await page.getByLabel('With everything that is in this place').check();
  await page.getByLabel('From', { exact: true }).fill('2020-01-01T00:00');
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  for (const title of ['a room', 'came']) await page.getByRole('region', { name: title, exact: true }).waitFor();
  t.is(new URL(page.url()).searchParams.get('from'), '2019-12-31T23:00:00.000Z');
  const { change_sets: sets } = await resultOf<Read>(call('kataster.changes.read', { limit: 1 }));
  await page.goto(`${service.url}/history/compare?object=${room}&contents=yes&from=${sets[0]?.number}`);
  await page.getByText('Nothing differs between these moments.').waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
