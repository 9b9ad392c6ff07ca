import type { Page } from 'playwright-core';
import { exampleCompany } from '../../src/example/company.js';
import { exampleOperations } from '../../src/example/operations.js';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { appear, appearances } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, rowsCounted, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';
import { password, withUser } from '../helpers/users.js';

/** Lets the page believe that its tab is looked at, or not. */
async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    `Object.defineProperty(document, 'hidden', { configurable: true, get: () => ${isHidden} }); document.dispatchEvent(new Event('visibilitychange'))`,
  );
}

function isFeed(request: { postData(): string | null }): boolean {
  return request.postData()?.includes('"wait":25') === true;
}

browserTest('the start page shows what others change as they do, and asks for nothing while it is hidden', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const changes = page.getByRole('region', { name: 'Changed lately' });
  const servers = page.getByRole('link', { name: /^Server/ });
  const asked = page.waitForRequest(isFeed);
  await signIn(page, service.url);
  await asked;
  await countIs(t, servers, 0);
  await objectMade(call, { title: 'made by somebody else' });
  await changes.getByRole('link', { name: 'made by somebody else' }).waitFor();
  await changes.getByText('test created made by somebody else').first().waitFor();
  await servers.filter({ hasText: '1' }).waitFor();
  let isStopped = page.waitForEvent('requestfailed', isFeed);
  await setHidden(page, true);
  await isStopped;
  await objectMade(call, { title: 'made meanwhile' });
  await countIs(t, changes.getByText('made meanwhile'), 0);
  await setHidden(page, false);
  await changes.getByRole('link', { name: 'made meanwhile' }).click();
  await page.getByRole('heading', { level: 1, name: 'made meanwhile' }).waitFor();
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  const opened = page.getByRole('region', { name: 'Opened lately' });
  await opened.getByRole('link', { name: 'made meanwhile' }).waitFor();
  isStopped = page.waitForEvent('requestfailed', isFeed);
  await page.waitForRequest(isFeed);
  await opened.getByRole('link', { name: 'made meanwhile' }).click();
  await isStopped;
  t.true(contract.methods.has('kataster.changes.follow'));
  t.deepEqual([faults, contract.faults], [[], []]);
});

for (const [language, theme, heading] of [
  ['en', 'light', 'Begin here'],
  ['de', 'dark', 'So fangen Sie an'],
] as const)
  browserTest(`a service that documents nothing says how to begin, in ${language}`, async t => {
    const { page, service, faults, contract } = await openedConsole(t, { viewport: { width: 320, height: 640 } }, undefined, []);
    await signIn(page, service.url);
    await appear(page, { language, theme });
    await page.reload();
    const steps = page.getByRole('region', { name: heading });
    await steps.waitFor();
    const { violations } = await accessibilityOf(page);
    t.deepEqual(await violations('everything'), []);
    t.is(await page.evaluate('document.documentElement.scrollWidth'), 320);
    const csv = { name: 'servers.csv', mimeType: 'text/csv', buffer: Buffer.from('Title\r\nweb1\r\n') };
    await steps.locator('input[type="file"]').setInputFiles(csv);
    await page.getByRole('heading', { level: 1, name: 'Import' }).waitFor();
    await page.getByText('servers.csv').waitFor();
    t.deepEqual([faults, contract.faults], [[], []]);
  });

browserTest('the example company is loaded by one click and removed by one', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  const count = async (): Promise<number> => (await resultOf<readonly unknown[]>(call('cmdb.objects.read', {}))).length;
  const before = await count();
  await signIn(page, service.url);
  await page.getByRole('button', { name: 'Load an example company' }).click();
  await page.getByText('The example company is loaded.').waitFor();
  t.is(await count(), before + exampleCompany.length);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await page.getByText('The example company is removed.').waitFor();
  t.is(await count(), before);
  t.deepEqual([faults, contract.faults], [[], []]);
});

for (const { language, theme } of appearances)
  browserTest(`the start page has figures that lead to lists and say them in words, in ${language}`, async t => {
    const options = { viewport: { width: language === 'en' ? 1440 : 360, height: 800 } };
    const { page, service, faults, contract } = await openedConsole(t, options, undefined, []);
    const call = callerOf(service, 'contract');
    await resultOf(call('kataster.changes.apply', { operations: exampleOperations(1, new Date()) }));
    const grace = await withUser(service.store, 'grace', [{ verbs: ['view'] }]);
    await objectMade(call, { title: 'mine', categories: { C__CATG__CONTACT: { contact: grace } } });
    await page.goto(service.url);
    await appear(page, { language, theme });
    await page.reload();
    await page.locator('input[name="login"]').fill('grace');
    await page.locator('input[name="password"]').fill(password);
    await page.keyboard.press('Enter');
    const region = (id: string) => page.locator(`section[aria-labelledby="start-${id}"]`);
    await region('ending').locator('tbody tr').first().waitFor();
    const ends = await region('ending').locator('tbody tr td:first-child').allInnerTexts();
    t.deepEqual(
      ends.map(each => each.trim()),
      ['Leased line', 'nginx', 'hh-storage1', 'hh-host1', 'Backup licence', 'hb-host1', 'Storage maintenance', 'hh-fw1'],
    );
    await countIs(t, region('ending').locator('svg.days-line circle'), ends.length);
    await region('mine').getByRole('link', { name: 'mine' }).first().waitFor();
    t.regex(await region('racks').innerText(), /Rack HH-1\s+15 (of|von) 16/);
    await countIs(t, region('racks').locator('svg.high'), 1);
    t.regex(await region('nets').innerText(), /Hamburg devices\s+9 (of|von) 14/);
    t.regex(await region('places').innerText(), /Hamburg\s+16\s+Bremen\s+5/);
    await countIs(t, region('growth').locator('svg polyline'), 1);
    const { violations } = await accessibilityOf(page);
    t.deepEqual(await violations('everything'), []);
    t.is(await page.evaluate('document.documentElement.scrollWidth'), options.viewport.width);
    const unowned = region('unowned').getByRole('link').first();
    const [title = '', number] = (await unowned.innerText()).split('\n').filter(Boolean);
    await unowned.press('Enter');
    await page.locator('.virtual .object-link').first().waitFor();
    t.is((await rowsCounted(page)) - 1, Number(number), title);
    t.deepEqual([faults, contract.faults], [[], []]);
  });
