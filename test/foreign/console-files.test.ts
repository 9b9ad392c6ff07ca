import type { Page } from 'playwright-core';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, section, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';

const manual = { name: 'manual.txt', mimeType: 'text/plain', buffer: Buffer.from('Turn it on.') };

async function faultsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await accessibilityOf(page);
  return violations('everything');
}

/** Drops a file onto the page of an object, as a file manager does. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const file = `new File([${JSON.stringify(content)}], ${JSON.stringify(name)}, { type: 'text/plain' })`;
  const data = await page.evaluateHandle(`(transfer => (transfer.items.add(${file}), transfer))(new DataTransfer())`);
  await page.dispatchEvent('.file-target', 'dragover', { dataTransfer: data });
  await page.getByText('Drop the files here').waitFor();
  await page.dispatchEvent('.file-target', 'drop', { dataTransfer: data });
}

browserTest(
  'files that are dropped on an object become objects that it links, in one change set that is undone at once',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    const call = callerOf(service, 'contract');
    const id = await objectMade(call, { title: 'web1' });
    await signIn(page, service.url, `/objects/${id}`);
    await page.getByRole('heading', { level: 1, name: 'web1' }).waitFor();
    await drop(page, 'plan.txt', 'The cable goes left.');
    await section(page, 'Files').getByRole('link', { name: 'plan.txt' }).waitFor();
    const files = await resultOf<readonly { id: string }[]>(call('cmdb.objects.read', { filter: { type: 'C__OBJTYPE__FILE' } }));
    const [version] = await resultOf<readonly unknown[]>(
      call('cmdb.category.read', { objID: Number(files[0]?.id), category: 'C__CATS__FILE_VERSIONS' }),
    );
    t.is(files.length, 1);
    t.regex(JSON.stringify(version), new RegExp(Buffer.from('The cable goes left.').toString('base64')));
    t.deepEqual(await faultsOf(page), []);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
    await section(page, 'Files').waitFor({ state: 'detached' });
    t.deepEqual(await resultOf(call('cmdb.objects.read', { filter: { type: 'C__OBJTYPE__FILE' } })), []);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

browserTest('files are chosen by the keyboard, and the sending of a large one shows how far it is and is stopped', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const id = await objectMade(call, { title: 'web2' });
  await signIn(page, service.url, `/objects/${id}`);
  await page.getByText('More', { exact: true }).press('Enter');
  const add = page.getByRole('button', { name: 'Add files' });
  const chooser = page.waitForEvent('filechooser');
  await add.press('Enter');
  await (await chooser).setFiles([manual, { ...manual, name: 'second.txt' }]);
  await page.getByText('2 files were added.').waitFor();
  await section(page, 'Files').getByRole('link', { name: 'second.txt' }).waitFor();
  await page.route('**/jsonrpc', () => undefined);
  const again = page.waitForEvent('filechooser');
  await add.press('Enter');
  await (await again).setFiles({ ...manual, name: 'large.bin' });
  const dialog = page.getByRole('dialog', { name: 'Sending files for web2' });
  await dialog.getByRole('progressbar').waitFor();
  t.deepEqual(await faultsOf(page), []);
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter');
  await page.getByText('Stopped. No file was added.').waitFor();
  await dialog.waitFor({ state: 'detached' });
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('a rejected file is told on the page, and who may not add files is offered no way to', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const id = await objectMade(call, { title: 'web3' });
  const { key } = await resultOf<{ key: string }>(call('kataster.key.create', { title: 'reads', rights: [{ verbs: ['view'] }] }));
  await signIn(page, service.url, `/objects/${id}`);
  await page.getByRole('heading', { level: 1, name: 'web3' }).waitFor();
  await drop(page, `${'x'.repeat(300)}.txt`, 'its name is too long');
  await page.getByRole('alert').filter({ hasText: 'title' }).waitFor();
  await page.evaluate('sessionStorage.clear()');
  await signIn(page, service.url, `/objects/${id}`, key);
  await page.getByRole('heading', { level: 1, name: 'web3' }).waitFor();
  await countIs(t, page.locator('.file-target'), 0);
  await countIs(t, page.getByRole('button', { name: 'Add files' }), 0);
  t.deepEqual([faults, contract.faults], [[], []]);
});
