import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, openObject, section, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { fileNamed } from '../imports/office.js';

const dump = readFileSync(fileNamed('office.json'), 'utf8');

/** Drops a file onto the field for files, as from a folder. */
async function dropFile(page: Page, name: string, text: string): Promise<void> {
  const file = `new File([${JSON.stringify(text)}], ${JSON.stringify(name)})`;
  const transfer = await page.evaluateHandle(
    `(() => { const given = new DataTransfer(); given.items.add(${file}); return given; })()`,
  );
  await page.locator('label.drop').dispatchEvent('drop', { dataTransfer: transfer });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The cells of the last row of the first table, which has the totals. */
const totals = (page: Page) => page.locator('table.entries').first().locator('tbody tr').last().locator('td').allInnerTexts();

browserTest(
  'a NetBox dump that is dropped onto the start page is checked, imported, found by search, and imported again without changes',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
    await signIn(page, service.url);
    await dropFile(page, 'office.json', dump);
    await button(page, 'Check').click();
    await page.getByRole('heading', { name: 'This is what an import would do' }).waitFor();
    const planned = await totals(page);
    const call = callerOf(service, 'contract');
    const { records } = await resultOf<{ records: readonly object[] }>(
      call('kataster.imports.read', { source: 'netbox:default' }),
    );
    t.deepEqual(records, [], 'the check keeps nothing');

    await button(page, 'Import').click();
    await page.getByText(/Imported as \d+ change sets/).waitFor();
    const imported = await totals(page);
    t.deepEqual(imported, planned, 'the check says what the import does');
    t.true(Number(imported[1]) > 20);
    const { violations } = await accessibilityOf(page);
    t.deepEqual(await violations('everything'), []);

    await openObject(page, 'rtr01');
    t.regex(await section(page, 'Model').innerText(), /Cisco/);

    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await dropFile(page, 'office.json', dump);
    await button(page, 'Check').click();
    await page.getByRole('heading', { name: 'This is what an import would do' }).waitFor();
    t.deepEqual((await totals(page)).slice(1, 3), ['–', '–'], 'a second import changes nothing');
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest('all change sets of an import are undone from its report', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  const count = () => resultOf<readonly object[]>(call('cmdb.objects.read', { fields: ['id'] }));
  const { length } = await count();
  await signIn(page, service.url, '/import');
  await dropFile(page, 'office.json', dump);
  await button(page, 'Check').click();
  await button(page, 'Import').click();
  await page.getByText(/Imported as \d+ change sets/).waitFor();
  t.true((await count()).length > length);
  await button(page, 'Undo the import').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText(/^The import is undone/).waitFor();
  t.is((await count()).length, length);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest(
  'a CSV file of more rows than a plan holds becomes change sets with one comment, which are undone together',
  async t => {
    t.timeout(300_000);
    const rows = 10_001;
    const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
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
    await page.getByText(/^The import is undone/).waitFor({ timeout: 120_000 });
    t.notRegex(await left(), /10001/);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest('an import goes on after it was stopped, and after a call without an answer, and leaves nothing out', async t => {
  const { page, service } = await openedConsole(t, {}, undefined, []);
  await signIn(page, service.url, '/import');
  await dropFile(page, 'office.json', dump);
  await button(page, 'Check').click();
  await page.getByRole('heading', { name: 'This is what an import would do' }).waitFor();
  const planned = await totals(page);
  let calls = 0;
  // The third call is carried out, but its answer is lost.
  await page.route('**/jsonrpc', async route => {
    const isWrite = route.request().postData()?.includes('kataster.imports.save') === true;
    if (isWrite) calls += 1;
    if (!isWrite || calls < 3 || calls > 8) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await button(page, 'Import').click();
  await button(page, 'Continue').waitFor({ timeout: 60_000 });
  await page.unroute('**/jsonrpc');
  await button(page, 'Continue').click();
  await page.getByText(/Imported as \d+ change sets/).waitFor();
  t.deepEqual(await totals(page), planned);
  const { change_sets: sets } = await resultOf<{ change_sets: readonly object[] }>(
    callerOf(service, 'contract')('kataster.changes.read', { method: 'kataster.imports.save' }),
  );
  await page.getByText(`Imported as ${sets.length} change sets`).waitFor();
  t.pass();
});
