import type { Page } from 'playwright-core';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { until } from '../helpers/waiting.js';

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await accessibilityOf(page);
  return violations('everything');
}

/** The time of day in the page. */
const noon = new Date('2026-06-15T12:00:00Z');

function day(fromNow: number): string {
  return new Date(noon.getTime() + fromNow * 86_400_000).toISOString().slice(0, 10);
}

/** Chooses the attribute of a filter by typing and Enter. */
async function chooseAttribute(page: Page, typed: string, title: RegExp): Promise<void> {
  await page.getByLabel('Filter by an attribute').first().fill(typed);
  await page.locator('[role="option"][aria-selected="true"]').filter({ hasText: title }).waitFor();
  await page.keyboard.press('Enter');
}

browserTest('filters move with the days, take one of several values, and are changed by their chips', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  for (const [title, days, manufacturer] of [
    ['ended', -400, 'Acme'],
    ['today', 0, 'Acme'],
    ['soon', 90, 'Globex'],
    ['later', 91, 'Initech'],
  ] as const)
    await objectMade(call, {
      type: 'C__OBJTYPE__PRINTER',
      title,
      categories: { C__CATG__ACCOUNTING: { guarantee_date: day(days) }, C__CATG__MODEL: { manufacturer } },
    });
  const shown = async (...titles: string[]): Promise<void> => {
    await page.getByText(titles.length === 1 ? '1 object' : `${titles.length} objects`, { exact: true }).waitFor();
    for (const title of titles) await page.getByRole('link', { name: title, exact: true }).waitFor();
  };
  await page.clock.setFixedTime(noon);
  await signIn(page, service.url, '/objects?type=C__OBJTYPE__PRINTER');
  await shown('ended', 'today', 'soon', 'later');
  await page.getByLabel('Filter by an attribute').first().fill('accounting');
  await page.locator('[role="option"]').first().waitFor();
  t.deepEqual(await faultsOf(page), []);
  await chooseAttribute(page, 'accounting guarantee date', /^Guarantee date/);
  await page.getByLabel('Comparison').selectOption('next');
  t.is(await page.getByLabel('Days').inputValue(), '90');
  await page.getByLabel('Days').press('Enter');
  await shown('today', 'soon');
  t.deepEqual(await faultsOf(page), []);
  await page.reload();
  await shown('today', 'soon');
  await page
    .getByRole('button', { name: /in the next 90 days$/ })
    .first()
    .press('Enter');
  await page.getByLabel('Comparison').selectOption('older');
  await page.getByLabel('Days').fill('365');
  await page.getByLabel('Days').press('Enter');
  await shown('ended');
  await page.getByRole('button', { name: /^Remove / }).press('Enter');
  await chooseAttribute(page, 'model manufacturer', /^Manufacturer/);
  await page.getByLabel('Comparison').selectOption('in');
  for (const name of ['Acme', 'Globex']) {
    await page.locator(`datalist option[value="${name}"]`).waitFor({ state: 'attached' });
    await page.getByLabel('Manufacturer', { exact: true }).fill(name);
    await page.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();
  }
  await page.getByRole('button', { name: 'Add', exact: true }).press('Enter');
  await shown('ended', 'today', 'soon');
  await page.getByRole('button', { name: 'Manufacturer is one of Acme, Globex', exact: true }).waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  t.true(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'));
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('going back to a long list leads to the row that it was left at', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  for (let at = 100; at < 350; at += 1) await objectMade(call, { type: 'C__OBJTYPE__PRINTER', title: `printer ${at}` });
  await signIn(page, service.url, '/objects?type=C__OBJTYPE__PRINTER');
  await page.getByText('250 objects').waitFor();
  await page.locator('.virtual').evaluate((list: { scrollTo(left: number, top: number): void }) => list.scrollTo(0, 7000));
  const link = page.getByRole('link', { name: 'printer 300', exact: true });
  await link.waitFor();
  await until(async () => (await page.evaluate('history.state?.scrolled')) === 7000);
  await link.click();
  await page.getByRole('heading', { level: 1, name: 'printer 300' }).waitFor();
  await page.goBack();
  await link.waitFor();
  t.is(await page.locator('.virtual').evaluate((list: { scrollTop: number }) => list.scrollTop), 7000);
  await link.click();
  await page.locator('.crumbs').getByRole('link').first().click();
  await page.getByRole('link', { name: 'printer 100', exact: true }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a list of a type has columns that tell its objects apart, which are dragged and moved by the keyboard', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  await objectMade(call, { title: 'web9', categories: { C__CATG__MODEL: { manufacturer: 'Acme', title: 'R9000' } } });
  await signIn(page, service.url, '/objects?type=C__OBJTYPE__SERVER');
  await page.getByRole('cell', { name: 'R9000', exact: true }).waitFor();
  const heads = async (): Promise<readonly string[]> =>
    (await page.locator('.virtual thead th').allInnerTexts()).slice(1).map(text => text.replace(/ [↑↓]$/, ''));
  const before = await heads();
  await page.getByRole('columnheader', { name: 'Status' }).dragTo(page.getByRole('columnheader', { name: 'Model' }));
  t.deepEqual(await heads(), [before[0], 'Status', ...before.slice(1).filter(name => name !== 'Status')]);
  await page.getByRole('button', { name: 'Columns', exact: true }).press('Enter');
  t.deepEqual(await faultsOf(page), []);
  await page.getByRole('button', { name: 'Move Status forward' }).press('Enter');
  await page.keyboard.press('Escape');
  t.is((await heads())[0], 'Status');
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a saved view shows a choice under its title of today', async t => {
  const { page, service, faults } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const model = 'C__CATG__MODEL';
  await objectMade(call, { type: 'C__OBJTYPE__PRINTER', title: 'one', categories: { [model]: { manufacturer: 'Acme' } } });
  const attributes = [{ category: model, key: 'manufacturer', value: 'Acme' }];
  const filter = { type: 'C__OBJTYPE__PRINTER', attributes };
  await resultOf(call('kataster.report.save', { title: 'Acme', columns: ['title'], filter }));
  const manufacturer = { category: model, property: 'manufacturer' };
  const choices = await resultOf<readonly { id: string; title: string }[]>(call('cmdb.dialog.read', manufacturer));
  const entry = Number(choices.find(({ title }) => title === 'Acme')?.id);
  await resultOf(call('cmdb.dialog.update', { ...manufacturer, entry_id: entry, value: 'Acme Ltd.' }));
  await signIn(page, service.url, '/objects?view=Acme');
  await page.getByRole('link', { name: 'one', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Manufacturer is Acme Ltd.', exact: true }).press('Enter');
  t.is(await page.getByLabel('Manufacturer', { exact: true }).inputValue(), 'Acme Ltd.');
  t.deepEqual(faults, []);
});
