import { readFileSync } from 'node:fs';
import type { Page, Route } from 'playwright-core';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, openObject, section, signIn } from '../helpers/console.js';
import { dropFile } from '../helpers/dropped-files.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';
import { hungAfterMs, until } from '../helpers/waiting.js';
import { fileNamed } from '../imports/office.js';

const dump = readFileSync(fileNamed('office.json'), 'utf8');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** The cells of the last row of the first table, which has the totals. */
const totals = (page: Page) => page.locator('table.entries').first().locator('tbody tr').last().locator('td').allInnerTexts();

/** Thousands of rows take what the machine takes. */
const slowly = { timeout: hungAfterMs * 10 };

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
  await button(page, 'Continue').waitFor();
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

browserTest('an import that goes on while the call after which it stops is under way writes each part once', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  await signIn(page, service.url, '/import');
  await dropFile(page, 'parts.csv', `Title\r\n${Array.from({ length: 1501 }, (_, at) => `part ${at}`).join('\r\n')}\r\n`);
  await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__SERVER');
  await page.getByRole('button', { name: /^Check / }).click();
  await button(page, 'Import 1,501 objects').waitFor();
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/jsonrpc', async route => {
    if (isHolding && route.request().postData()?.includes('kataster.changes.apply')) held.push(route);
    else await route.continue();
  });
  const sent = page.waitForRequest(request => request.postData()?.includes('kataster.changes.apply') === true);
  await button(page, 'Import 1,501 objects').click();
  await sent;
  await button(page, 'Stop').click();
  await button(page, 'Continue').click();
  await button(page, 'Stop').waitFor();
  t.is(held.length, 1);
  isHolding = false;
  for (const route of held) await route.continue();
  await page.getByText('Imported as 4 change sets').waitFor();
  const named = { filter: { type: 'C__OBJTYPE__SERVER' }, fields: ['id'], limit: 1, count: true };
  const { total } = await resultOf<{ readonly total: number }>(callerOf(service, 'contract')('cmdb.objects.read', named));
  t.is(total, 1501);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a CSV import that is stopped says what is imported, and undoing that part gives the former state', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  const former = { type: 'C__OBJTYPE__SERVER', title: 'part 3', categories: { C__CATG__MODEL: { serial: 'S-3' } } };
  await resultOf(call('cmdb.object.create', former));
  const state = async () => {
    const servers = { filter: { type: 'C__OBJTYPE__SERVER' }, categories: ['C__CATG__MODEL'], limit: 1000 };
    const objects = await resultOf<readonly { title: string; categories: { C__CATG__MODEL: readonly { serial: string }[] } }[]>(
      call('cmdb.objects.read', servers),
    );
    return objects.map(({ title, categories: { C__CATG__MODEL: entries } }) => [title, entries[0]?.serial]);
  };
  const before = await state();
  await signIn(page, service.url, '/import');
  const lines = Array.from({ length: 1001 }, (_, at) => `part ${at};N-${at}`);
  await dropFile(page, 'parts.csv', `Title;Serial number\r\n${lines.join('\r\n')}\r\n`);
  await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__SERVER');
  await page.getByRole('button', { name: /^Check / }).click();
  await page.getByText('Objects: 1,000 new, 1 changed, 0 unchanged.').waitFor();
  const held: Route[] = [];
  let calls = 0;
  await page.route('**/jsonrpc', async route => {
    if (route.request().postData()?.includes('kataster.changes.apply')) calls += 1;
    if (calls === 2 && held.length === 0) held.push(route);
    else await route.continue();
  });
  await button(page, 'Import 1,001 objects').click();
  await page.getByText('Importing: 49 %').waitFor();
  await until(() => held.length === 1);
  await button(page, 'Stop').click();
  for (const route of held) await route.continue();
  await page.getByText('1,000 of 1,001 rows are imported so far, as 2 change sets.').waitFor();
  await countIs(t, page.getByText('Stopped. What was done so far is kept.'), 1);
  t.is((await state()).length, 1000);
  t.deepEqual((await state())[0], ['part 3', 'N-3']);
  await button(page, 'Undo the import').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText(/^The import is undone/).waitFor();
  t.deepEqual(await state(), before);
  t.is(calls, 2);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest(
  'a CSV file of Excel is read in its encoding, its guesses are marked until confirmed, and once more it changes nothing',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
    await signIn(page, service.url, '/import');
    const text =
      'Name;Typ;Standort;Hersteller\r\nHäuschen;Gebäude;Root location;\r\nServer München;Server;Häuschen;Müller & Söhne\r\n';
    const file = Buffer.from(text, 'latin1');
    await dropFile(page, 'excel.csv', file);
    await page.getByText('it is read as windows-1252').waitFor();
    t.is(await page.getByLabel('Encoding').inputValue(), 'windows-1252');
    await page.getByLabel('Hersteller: Becomes').and(page.locator('select')).waitFor();
    await page.getByText('guessed', { exact: true }).nth(3).waitFor();
    t.true(await page.getByLabel('Name: Key').isChecked());
    await button(page, 'Confirm what was guessed').click();
    await countIs(t, page.getByText('guessed', { exact: true }), 0);
    const { violations } = await accessibilityOf(page);
    t.deepEqual(await violations('everything'), []);
    await button(page, 'Check 2 rows').click();
    await page.getByText('Objects: 2 new, 0 changed, 0 unchanged.').waitFor();
    await button(page, 'Import 2 objects').click();
    await page.getByText('Imported as 1 change set').waitFor();
    await openObject(page, 'Server München');
    t.regex(await section(page, 'Model').innerText(), /Müller & Söhne/);
    t.regex(await section(page, 'Location').innerText(), /Häuschen/);

    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await dropFile(page, 'excel.csv', file);
    await page.getByText('guessed', { exact: true }).nth(3).waitFor();
    await button(page, 'Check 2 rows').click();
    await page.getByText('Objects: 0 new, 0 changed, 2 unchanged.').waitFor();
    await dropFile(page, 'broken.csv', 'Name;Remark\r\na;"b');
    await page.getByText('Line 2: a cell in quotes does not end').waitFor();
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest('a list of 1,000 objects with ten columns that is saved as CSV changes nothing when it is imported', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { acceptDownloads: true }, undefined, []);
  const call = callerOf(service, 'contract');
  const create = (at: number) => ({ method: 'cmdb.object.create', params: exported(at) });
  for (let from = 0; from < 1000; from += 250)
    await resultOf(call('kataster.changes.apply', { operations: Array.from({ length: 250 }, (_, at) => create(from + at)) }));
  const columns = ['title', 'cmdb_status_title', 'sysid', ...attributesExported].join();
  await signIn(page, service.url, `/objects?type=C__OBJTYPE__SERVER&columns=${columns}`);
  await page.getByText('1,000 objects').waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'CSV').click()]);
  const bytes = readFileSync(await saved.path());
  t.regex(bytes.toString().slice(0, 400), /^\uFEFFID,Title,Status,System ID,Serial number,Manufacturer,Location,/);
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await dropFile(page, 'saved.csv', bytes);
  await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__SERVER');
  await page.getByText('guessed', { exact: true }).nth(10).waitFor();
  await button(page, 'Check 1,000 rows').click();
  await page.getByText('Objects: 0 new, 0 changed, 1,000 unchanged.').waitFor(slowly);
  t.deepEqual([faults, contract.faults], [[], []]);
});

const attributesExported = [
  'C__CATG__MODEL-serial',
  'C__CATG__MODEL-manufacturer',
  'C__CATG__LOCATION-parent',
  'C__CATG__CPU-title',
  'C__CATG__CPU-frequency',
  'C__CATG__GLOBAL-tag',
  'C__CATG__ACCOUNTING-acquirementdate',
];

/** An object with a value in each column, also with what separates values. */
function exported(at: number) {
  const cpus = [{ title: `cpu; ${at}`, frequency: 2.5, frequency_unit: 'GHz' }, { title: '"q"' }, { frequency: 3 }];
  return {
    ...{ type: 'C__OBJTYPE__SERVER', title: `server ${at}, "${at}"`, cmdb_status: 'C__CMDB_STATUS__PLANNED' },
    categories: {
      C__CATG__GLOBAL: { tag: ['a', 'b; c'] },
      C__CATG__MODEL: { serial: `=S${at}`, manufacturer: 'Müller, Söhne' },
      C__CATG__LOCATION: { parent: 1 },
      C__CATG__CPU: cpus.slice(0, at % 4),
      C__CATG__ACCOUNTING: { acquirementdate: '2026-02-03' },
    },
  };
}
