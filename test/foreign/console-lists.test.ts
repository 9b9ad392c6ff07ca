import { readFile } from 'node:fs/promises';
import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import type { KatasterChangesReadResult, ReportInfo } from '../../generated/types.js';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { endedHere } from '../helpers/commands.js';
import { consoleOf, openedConsole, signIn } from '../helpers/console.js';
import { serve } from '../helpers/process.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { emptySqlite } from '../helpers/sqlite.js';

const model = 'C__CATG__MODEL';

/** Heads and cells of the list as it is shown now. */
async function shownIn(page: Page): Promise<readonly (readonly string[])[]> {
  await page.waitForLoadState('networkidle');
  const rows = await page.locator('.virtual tr:not(.spacer)').all();
  const cells = await Promise.all(rows.map(row => row.locator('th, td').allInnerTexts()));
  return cells.map(([, ...rest]) => rest.map(text => text.replace(/ [↑↓]$/, '')));
}

async function saveAs(page: Page, name: string, button = 'Save view'): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('dialog').getByLabel('Name of the view').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
}

/** The text of the file that the button saves, without the mark of its encoding. */
async function savedCsv(page: Page): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  return (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, '');
}

async function withoutFaults(t: ExecutionContext, page: Page): Promise<void> {
  const { violations } = await accessibilityOf(page);
  t.deepEqual(await violations('everything'), []);
}

browserTest(
  'everything that a list shows is kept as a view, which is opened, changed, renamed and deleted by its name',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    const call = callerOf(service, 'contract');
    const views = (): Promise<readonly ReportInfo[]> => resultOf(call('cmdb.report.list.v2', {}));
    await objectMade(call, { title: 'kept aside' });
    const { id } = await resultOf<{ id: string }>(
      call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'to be archived' }),
    );
    await resultOf(call('cmdb.object.archive', { object: Number(id) }));
    await signIn(page, service.url, '/objects');
    await page.getByLabel('Type', { exact: true }).selectOption('C__OBJTYPE__SERVER');
    await page.getByLabel('Filter by title').fill('archived');
    await page.getByLabel('Record status').selectOption('archived');
    await page.getByLabel('Filter by an attribute').first().fill('model serial');
    await page.getByRole('option', { name: 'Serial number' }).click();
    await page.getByLabel('Comparison').selectOption('unset');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: 'Columns', exact: true }).click();
    for (const name of ['Status', 'Changed', 'Model', 'Host address', 'Location'])
      await page
        .locator('.picker label:has(:checked)')
        .filter({ hasText: new RegExp(`^${name}$`) })
        .first()
        .click();
    await page.getByRole('group', { name: 'Model', exact: true }).getByLabel('Serial number').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('button', { name: /^System ID/ }).click();
    await page.getByRole('button', { name: /^System ID/ }).click();
    const archived = page.getByRole('link', { name: 'to be archived', exact: true });
    await archived.waitFor();
    const shown = await shownIn(page);
    t.deepEqual(shown[0], ['Title', 'System ID', 'Serial number']);
    t.is(shown.length, 2);
    await saveAs(page, 'Waste & "old" ones');
    t.like(await views(), [
      {
        title: 'Waste & "old" ones',
        columns: ['title', 'sysid', `${model}-serial`],
        order_by: 'sysid',
        sort: 'DESC',
        filter: { type: 'C__OBJTYPE__SERVER', status: 'C__RECORD_STATUS__ARCHIVED' },
      },
    ]);
    t.is(new URL(page.url()).search, '?view=Waste%20%26%20%22old%22%20ones');
    await page.reload();
    await archived.waitFor();
    t.deepEqual(await shownIn(page), shown);
    await page.getByLabel('Filter by title').fill('nothing is like this');
    await page.getByText('No object is like this.').waitFor();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByText('is saved.').waitFor();
    t.is((await views())[0]?.filter.attributes?.length, 2);
    await page.getByRole('button', { name: 'Views', exact: true }).click();
    await page.getByRole('button', { name: /^Rename/ }).click();
    await page.getByLabel(/^New name of/).fill('Waste');
    await page.getByRole('button', { name: 'Rename', exact: true }).click();
    await page.getByRole('link', { name: 'Waste', exact: true }).waitFor();
    t.deepEqual(
      (await views()).map(({ title }) => title),
      ['Waste'],
    );
    const { change_sets: sets } = await resultOf<KatasterChangesReadResult>(call('kataster.changes.read', { limit: 1 }));
    t.deepEqual(
      sets[0]?.changes.map(({ report }) => report?.title).toSorted(),
      ['Waste', 'Waste & "old" ones'],
      'both are one change set',
    );
    await withoutFaults(t, page);
    await page.getByRole('button', { name: 'Delete view Waste' }).click();
    await page.getByRole('dialog', { name: 'Delete view Waste' }).getByRole('button', { name: 'Delete view Waste' }).click();
    await page.getByText('No view is saved yet.').waitFor();
    t.deepEqual(await views(), []);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest(
  'a report of a program is a view; its CSV is that of the command, and so is that of a list as it is shown',
  async t => {
    const url = await emptySqlite(t);
    const { url: address, call } = await serve(t, { KATASTER_DATABASE: url });
    for (const [title, serial] of [
      ['web1, "the first"', 'S1'],
      ['=1+1', ''],
      ['web2', '  S2'],
    ])
      await objectMade(call, { title, categories: { [model]: { serial, manufacturer: 'ACME' } } });
    const columns = ['title', `${model}-manufacturer`, `${model}-serial`, 'id'];
    const filter = { type: ['C__OBJTYPE__SERVER', 'C__OBJTYPE__CLIENT'], status: 2 };
    await resultOf(call('kataster.report.save', { title: 'Of a program', columns, filter, order_by: 'title' }));
    const { page, faults, contract } = await consoleOf(t, address, { acceptDownloads: true });
    await signIn(page, address, '/objects?view=Of%20a%20program');
    await page.getByRole('heading', { level: 1, name: 'Of a program' }).waitFor();
    const { stdout: ofCommand, stderr } = await endedHere(url, 'report', 'Of a program', '--csv');
    t.is(stderr, '');
    t.regex(ofCommand, /^Title,Manufacturer,Serial number,ID\r\n'=1\+1,ACME,,/);
    t.is(await savedCsv(page), ofCommand);
    t.true(contract.methods.has('kataster.report.read'));
    await page.getByLabel('Filter by title').fill('web');
    await page.getByText('2 objects').waitFor();
    const rest = ofCommand.split('\r\n').filter(line => !line.startsWith("'="));
    t.is(await savedCsv(page), rest.join('\r\n'), 'an unsaved list reads like a report');
    await page.getByRole('button', { name: /Types: Server, Client/ }).click();
    await page.getByText('2 objects', { exact: true }).waitFor();
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest('a list is sorted by every column that has an order, and the view keeps it', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  for (const [title, serial, manufacturer] of [
    ['one', 'b', 'Lenovo'],
    ['two', 'A', 'HP'],
    ['three', 'c', 'Dell'],
  ])
    await objectMade(call, { title, categories: { [model]: { serial, manufacturer } } });
  const computed = 'C__CATG__IP-primary_fqdn';
  const address = 'C__CATG__IP-hostaddress';
  const names = ['title', 'cmdb_status_title', 'created', `${model}-serial`, `${model}-manufacturer`, address, computed];
  await signIn(page, service.url, `/objects?type=C__OBJTYPE__SERVER&columns=${names.join(',')}`);
  await page.getByRole('link', { name: 'one', exact: true }).waitFor();
  const titlesBy = async (column: string): Promise<string> => {
    const answered = page.waitForResponse(response => response.request().postData()?.includes('"order_by"') === true);
    await page.getByRole('button', { name: new RegExp(`^${column}`) }).click();
    await answered;
    await page.getByRole('link', { name: 'one', exact: true }).waitFor();
    return (await shownIn(page))
      .slice(1)
      .map(([title]) => title?.trim())
      .join(' ');
  };
  t.is(await titlesBy('Serial number'), 'two one three');
  t.is(await titlesBy('Serial number'), 'three one two');
  t.is(await titlesBy('Manufacturer'), 'three two one');
  t.is(await titlesBy('Created'), 'one two three');
  t.is(await titlesBy('Status'), 'one two three');
  const buttons = await page.locator('.virtual th button').allInnerTexts();
  t.deepEqual(buttons.length, names.length - 1, 'what is worked out on reading has no order');
  t.is(await titlesBy('Manufacturer'), 'three two one');
  await saveAs(page, 'By manufacturer');
  const [view] = await resultOf<readonly ReportInfo[]>(call('cmdb.report.list.v2', {}));
  t.is(view?.order_by, `${model}-manufacturer`);
  t.is(await page.locator('th[aria-sort=ascending]').innerText(), 'Manufacturer ↑');
  const blocks: string[] = [];
  page.on('request', request => void (request.postData()?.includes('"0,100"') && blocks.push(request.url())));
  await page.goto(`${service.url}/objects?type=C__OBJTYPE__SERVER`);
  await page.getByRole('link', { name: 'one', exact: true }).waitFor();
  t.deepEqual([(await shownIn(page))[0]?.includes('Model'), blocks.length], [true, 1], 'its columns are known before it is read');
  await withoutFaults(t, page);
  t.deepEqual([faults, contract.faults], [[], []]);
});
