import { readFile } from 'node:fs/promises';
import type { ReportInfo } from '../../generated/types.js';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';

browserTest('a view becomes a report with linked columns, groups and totals, which is printed and saved as files', async t => {
  const { page, service, faults, contract } = await openedConsole(t, { acceptDownloads: true });
  const call = callerOf(service, 'contract');
  const hall = await objectMade(call, { type: 'C__OBJTYPE__BUILDING', title: 'Hall' });
  for (const [title, price, parent] of [
    ['web1', '10.50', hall],
    ['web2', '0.25', hall],
    ['web3', '', undefined],
  ] as const)
    await objectMade(call, {
      title,
      categories: { C__CATG__ACCOUNTING: { price }, ...(parent && { C__CATG__LOCATION: { parent } }) },
    });
  const columns = ['title', 'C__CATG__ACCOUNTING-price'];
  const filter = { type: 'C__OBJTYPE__SERVER' };
  await resultOf(call('kataster.report.save', { title: 'Prices', columns, filter, order_by: 'title' }));
  await signIn(page, service.url, '/objects');
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('link', { name: 'Report: Prices' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();
  await page.getByRole('button', { name: 'Columns and totals' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Of the object in' }).fill('location');
  await form.locator('li[role=option]', { hasText: 'Location' }).first().click();
  await form.getByRole('combobox', { name: 'Attribute' }).fill('title');
  await form.locator('li[role=option]', { hasText: 'Title' }).first().click();
  const totalsOf = (title: string) => form.locator('details', { has: page.getByLabel(`Totals of ${title}`, { exact: true }) });
  const tick = async (title: string, kind: string): Promise<void> => {
    const details = totalsOf(title);
    if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
    await details.getByLabel(kind, { exact: true }).click();
  };
  await tick('Title', 'Sum');
  await form.getByRole('button', { name: 'Save' }).click();
  await form.getByText(/title has no sum/).waitFor();
  await tick('Title', 'Sum');
  await tick('Title', 'Count');
  await tick('Investment costs', 'Sum');
  await tick('Investment costs', 'Maximum');
  t.is(await totalsOf('Investment costs').locator('summary').innerText(), 'Sum, Maximum');
  await page.setViewportSize({ width: 360, height: 700 });
  t.true(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 360);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/totals-360.png` });
  await page.setViewportSize({ width: 1280, height: 800 });
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/totals.png` });
  await form.getByLabel('Group by').selectOption({ label: 'Location → Title' });
  await form.getByRole('button', { name: 'Save' }).click();
  await page.locator('tbody[aria-label=Hall]').waitFor();
  const shown = (await page.locator('table.entries tr').all()).map(row => row.locator('th, td').allInnerTexts());
  t.deepEqual(
    (await Promise.all(shown)).map(cells => cells.map(text => text.replaceAll(/\s+/g, ' ').trim())),
    [
      ['Title', 'Investment costs', 'Location → Title'],
      ['web1', '10.50', 'Hall'],
      ['web2', '0.25', 'Hall'],
      ['Hall (2 rows) Count: 2', 'Sum: 10.75 Maximum: 10.50', ''],
      ['web3', '', ''],
      ['Without a value (1 row) Count: 1', '', ''],
      ['All rows (3 rows) Count: 3', 'Sum: 10.75 Maximum: 10.50', ''],
    ],
  );
  const { violations } = await accessibilityOf(page);
  t.deepEqual(await violations('everything'), []);
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'CSV' }).click()]);
  t.is(
    (await readFile(await download.path(), 'utf8')).replace(/^\uFEFF/, ''),
    'Title,Investment costs,Location → Title\r\nweb1,10.50,Hall\r\nweb2,0.25,Hall\r\nweb3,,\r\n',
  );
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`);
  await page.emulateMedia({ media: 'print' });
  t.true(await page.getByText('All rows (3 rows)').isVisible());
  t.false(await page.getByRole('button', { name: 'CSV' }).isVisible());
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 360, height: 700 });
  t.true(Number(await page.evaluate('document.documentElement.scrollWidth')) <= 360);
  await page.getByRole('link', { name: 'Show as a list' }).click();
  await page.getByRole('heading', { level: 1, name: 'Prices' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByLabel('Filter by title').fill('web');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('The view “Prices” is saved.').waitFor();
  const [saved] = await resultOf<readonly ReportInfo[]>(call('cmdb.report.list.v2', {}));
  t.like(saved, { group_by: 'C__CATG__LOCATION-parent.C__CATG__GLOBAL-title' }, 'the list keeps what it does not show');
  t.is(saved?.totals.length, 3);
  t.deepEqual([faults, contract.faults], [[], []]);
});
