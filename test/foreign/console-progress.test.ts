import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf } from '../helpers/rpc.js';

browserTest('a change of many objects that takes long is stopped, and begins with a summary and buttons in sight', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  for (let at = 0; at < 30; at += 1) await objectMade(call, { type: 'C__OBJTYPE__PRINTER', title: `printer ${at}` });
  let isSlow = true;
  await page.route('**/jsonrpc', async route => {
    if (isSlow && route.request().postData()?.includes('kataster.changes.apply')) await new Promise(end => setTimeout(end, 3000));
    await route.continue().catch(() => undefined);
  });
  await signIn(page, service.url, '/objects?type=C__OBJTYPE__PRINTER');
  await page.getByText('30 objects').waitFor();
  await page.getByLabel('Select all').check();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Archive' }).press('Enter');
  await dialog.getByRole('progressbar').waitFor();
  const { violations } = await accessibilityOf(page);
  t.deepEqual(await violations('everything'), []);
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.getByText('Stopped. If it was begun already, the history shows it.').waitFor();
  await page.getByText('30 objects').waitFor();
  isSlow = false;
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'Archive' }).press('Enter');
  await dialog.getByText('On 30 objects:').waitFor();
  await dialog.getByText('30 × Object archived').waitFor();
  await dialog.locator('summary').press('Enter');
  const button = await dialog.getByRole('button', { name: 'Archive' }).boundingBox();
  t.true((button?.y ?? Infinity) < 800, 'the buttons stay in sight beside all changes');
  await dialog.getByRole('button', { name: 'Archive' }).press('Enter');
  await page.getByText('No object is like this.').waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
