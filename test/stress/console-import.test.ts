import type { Page } from 'playwright-core';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { dropFile } from '../helpers/dropped-files.js';
import { callerOf, resultOf } from '../helpers/rpc.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

browserTest(
  'a CSV file of more rows than a plan holds becomes change sets with one comment, which are undone together',
  async t => {
    const rows = 10_001;
    const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
    t.timeout(300_000);
    const call = callerOf(service, 'contract');
    const lines = Array.from({ length: rows }, (_, at) => `row ${at}`);
    await signIn(page, service.url, '/import');
    await dropFile(page, 'long.csv', `Title;Remark\r\n${lines.join(';x\r\n')};x\r\n`);
    await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__SERVER');
    await page.getByRole('button', { name: /^Check / }).click();
    await page.getByRole('button', { name: 'Import 10,001 objects' }).click({ timeout: 120_000 });
    await page.getByText('Imported as 21 change sets').waitFor({ timeout: 120_000 });
    const named = { filter: { type: 'C__OBJTYPE__SERVER' }, fields: ['id'], limit: 1, count: true };
    const left = async () => JSON.stringify(await resultOf(call('cmdb.objects.read', named)));
    t.regex(await left(), /10001/);
    await page.reload();
    await button(page, 'Undo the import').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
    await button(page, 'Stop').click();
    await page.getByText('Stopped. What was done so far is kept.').waitFor();
    await button(page, 'Continue').click();
    await page.getByText(/^The import is undone/).waitFor({ timeout: 120_000 });
    t.notRegex(await left(), /10001/);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);
