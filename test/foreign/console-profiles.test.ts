import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';

const text = `Name;Number;Maker\r\nfits;S1;ACME\r\nlong;${'x'.repeat(300)};ACME\r\n`;

async function chooseFile(page: Page): Promise<void> {
  const file = { name: 'servers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByLabel('Profile of columns').waitFor();
}

browserTest(
  'a profile of columns is saved for every browser, applied to the next file with these columns, and deleted',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    await signIn(page, service.url, '/import');
    await chooseFile(page);
    await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__SERVER');
    const targets = page.locator('tbody select');
    const serial = targets.nth(1).locator('option[value="C__CATG__MODEL-serial"]');
    await serial.waitFor({ state: 'attached' });
    const chosen = ['title', 'C__CATG__MODEL-serial', 'C__CATG__MODEL-manufacturer'];
    for (const [at, value] of chosen.entries()) await targets.nth(at).selectOption(value);
    await page.getByLabel('Profile of columns').fill('Our servers');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await page.getByRole('button', { name: 'Delete profile Our servers' }).waitFor();
    const saved = await resultOf<readonly object[]>(callerOf(service, 'contract')('kataster.import_profile.read', {}));
    t.like(saved, [{ title: 'Our servers', type: 'C__OBJTYPE__SERVER' }]);
    await page.reload();
    await chooseFile(page);
    await page.getByRole('button', { name: /^Check 2 rows/ }).waitFor();
    await serial.waitFor({ state: 'attached' });
    t.is(await page.getByLabel('Profile of columns').inputValue(), 'Our servers');
    t.is(await page.getByLabel('Type', { exact: true }).inputValue(), 'C__OBJTYPE__SERVER');
    t.deepEqual(await Promise.all(chosen.map((_, at) => targets.nth(at).inputValue())), chosen);
    await page.getByRole('button', { name: 'Delete profile Our servers' }).click();
    await page.getByRole('button', { name: 'Delete profile Our servers' }).waitFor({ state: 'detached' });
    await page.reload();
    await chooseFile(page);
    t.is(await page.getByLabel('Profile of columns').inputValue(), '');
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest('refused rows are saved as a file with the reason of each', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  await signIn(page, service.url, '/import');
  await chooseFile(page);
  await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__SERVER');
  const targets = page.locator('tbody select');
  await targets.nth(1).locator('option[value="C__CATG__MODEL-serial"]').waitFor({ state: 'attached' });
  await targets.nth(0).selectOption('title');
  await targets.nth(1).selectOption('C__CATG__MODEL-serial');
  await page.getByRole('button', { name: /^Check 2 rows/ }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save refused rows' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8'))
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/);
  t.is(lines.length, 2);
  t.regex(lines[0] ?? '', /Name.Number.Maker./);
  t.regex(lines[1] ?? '', /^"?long/);
  t.regex(lines[1] ?? '', /255/, 'the reason says what would be right');
  t.deepEqual([faults, contract.faults], [[], []]);
});
