import type { Page } from 'playwright-core';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { appear } from '../helpers/appearances.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf } from '../helpers/rpc.js';

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
  t.is(await servers.count(), 0);
  await objectMade(call, { title: 'made by somebody else' });
  await changes.getByRole('link', { name: 'made by somebody else' }).waitFor();
  await changes.getByText('by test').first().waitFor();
  await servers.filter({ hasText: '1' }).waitFor();
  let isStopped = page.waitForEvent('requestfailed', isFeed);
  await setHidden(page, true);
  await isStopped;
  await objectMade(call, { title: 'made meanwhile' });
  t.is(await changes.getByText('made meanwhile').count(), 0);
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
