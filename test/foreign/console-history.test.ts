import type { Page } from 'playwright-core';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, openObject, section, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';

async function violationsOf(page: Page): Promise<readonly string[]> {
  const { violations } = await accessibilityOf(page);
  return violations('everything');
}

browserTest('change sets are chosen and undone together; what was changed since stays, and says so beforehand', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const { id } = await resultOf<{ id: string }>(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'first' }));
  const save = (data: object) => resultOf(call('cmdb.category.save', { object: Number(id), category: 'C__CATG__GLOBAL', data }));
  await save({ title: 'second' });
  await save({ description: 'described' });
  await save({ title: 'third' });
  await signIn(page, service.url, `/history?object=${id}`);
  const sets = page.locator('.change-sets > li');
  await sets.nth(3).waitFor();
  for (const at of [1, 2]) await sets.nth(at).getByRole('checkbox').check();
  t.deepEqual(await violationsOf(page), []);
  await page.getByRole('button', { name: 'Undo together' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('(left as second, now third)').waitFor();
  t.deepEqual(await violationsOf(page), []);
  await dialog.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone as change set').waitFor();
  const { title } = await resultOf<{ title: string }>(call('cmdb.object.read', { id: Number(id) }));
  const [entry] = await resultOf<{ description: string }[]>(
    call('cmdb.category.read', { objID: Number(id), category: 'C__CATG__GLOBAL' }),
  );
  t.deepEqual([title, entry?.description], ['third', '']);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('the history is narrowed to a key, a category, a kind of change and days', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const { id } = await resultOf<{ id: string }>(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'of a key' }));
  await resultOf(call('cmdb.category.save', { object: Number(id), category: 'C__CATG__MODEL', data: { serial: 'S1' } }));
  await signIn(page, service.url, '/history');
  const sets = page.locator('.change-sets > li');
  await sets.first().waitFor();
  const author = await sets.first().locator('.change a').first().innerText();
  await page.getByLabel('Who').selectOption({ label: author });
  await page.getByLabel('Category').selectOption('C__CATG__MODEL');
  await page.getByLabel('Change', { exact: true }).selectOption('created');
  await sets.nth(1).waitFor({ state: 'detached' });
  await sets.getByText('1 field', { exact: true }).click();
  t.regex(await sets.innerText(), new RegExp(`${author} added Model to of a key[\\s\\S]*S1`));
  t.regex(page.url(), /key=.*category=C__CATG__MODEL&change=created/);
  await page.getByLabel('Until').fill('2001-01-01');
  await page.getByText('Nothing was changed.').waitFor();
  t.deepEqual(await violationsOf(page), []);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('pages are shown as of a moment: a list, an object, its place and its connections, and back to now', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const [rack] = await resultOf<{ id: string }[]>(call('cmdb.objects.read', { filter: { title: 'R1' }, limit: 1 }));
  const { change_sets } = await resultOf<{ change_sets: { number: number }[] }>(call('kataster.changes.read', { limit: 1 }));
  const moment = change_sets[0]?.number ?? 0;
  await resultOf(call('cmdb.object.update', { id: Number(rack?.id), title: 'renamed since' }));
  await signIn(page, service.url, `/objects?type=C__OBJTYPE__ENCLOSURE&as_of=${moment}`);
  const bar = page.getByText(`as of #${moment}`);
  await page.getByRole('link', { name: 'R1', exact: true }).click();
  for (const [link, heading] of [
    ['Place', 'R1'],
    ['Object', 'R1'],
    ['Connections', /R1/],
  ] as const) {
    await bar.waitFor();
    await page.getByRole('heading', { level: 1, name: 'R1' }).waitFor();
    await countIs(t, page.getByRole('button', { name: 'Edit' }), 0);
    await page.locator('main').getByRole('link', { name: link, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }
  t.deepEqual(await violationsOf(page), []);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await page.getByRole('heading', { level: 1, name: /renamed since/ }).waitFor();
  await openObject(page, 'renamed since');
  await section(page, 'General').getByRole('button', { name: 'Edit' }).waitFor();
  await page.getByRole('button', { name: 'As of a day' }).first().click();
  t.deepEqual(await violationsOf(page), []);
  await page.getByRole('button', { name: 'An hour ago' }).click();
  await page.getByText('This is how it was as of').waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('sign-ins are none of the changes that people see, unless they ask for them', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const logins = Array.from({ length: 9 }, (_, at) => ({ login: `person ${at}`, password: 'a long password' }));
  for (const each of logins) await resultOf(call('kataster.user.create', each));
  await resultOf(call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'documented' }));
  for (const { login: username, password } of logins) await resultOf(call('idoit.login', { username, password }));
  await signIn(page, service.url);
  const lately = page.getByRole('region', { name: 'Changed lately' });
  await lately.getByText('documented').waitFor();
  await page.goto(`${service.url}/history`);
  const sets = page.locator('.change-sets > li');
  await sets.first().getByRole('link', { name: 'documented' }).waitFor();
  await countIs(t, sets.getByText('Last login'), 0);
  t.true((await sets.count()) >= 20);
  await page.getByLabel('With sign-ins').check();
  await sets.first().locator('summary').click();
  await sets.first().getByText('Last login').waitFor();
  t.is(new URL(page.url()).searchParams.get('sign_ins'), '1');
  t.deepEqual(await violationsOf(page), []);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('parts of an import and undos of many are one line each, which unfolds; sentences say what they were', async t => {
  const { page, service, faults, contract } = await openedConsole(t, {}, undefined, []);
  const call = callerOf(service, 'contract');
  const create = (title: string) => ({ method: 'cmdb.object.create', params: { type: 'C__OBJTYPE__SERVER', title } });
  const numbers: number[] = [];
  for (const part of ['a', 'b', 'c']) {
    const operations = [create(`${part}1`), create(`${part}2`)];
    const { number } = await resultOf<{ number: number }>(call('kataster.changes.apply', { operations, comment: 'Import of x' }));
    numbers.push(number);
  }
  for (const number of numbers.toReversed()) await resultOf(call('kataster.changes.revert', { numbers: [number] }));
  await signIn(page, service.url, '/history');
  const lines = page.locator('.change-sets > li');
  await lines.nth(2).waitFor();
  const shown = (await lines.allInnerTexts()).map(each => each.replaceAll(/\s+/g, ' '));
  t.is(shown.length, 3, shown.join('\n'));
  t.regex(shown[0] ?? '', new RegExp(`test undid #${numbers[0]} .* and 2 more parts of this before$`));
  t.regex(shown[1] ?? '', /Import of x test created 2 objects .* and 2 more parts of this before$/);
  await lines.nth(1).getByText('and 2 more parts of this before').click();
  await countIs(t, lines.nth(1).getByText('test created 2 objects'), 3);
  await lines.nth(1).getByRole('checkbox').nth(2).check();
  await page.getByText('1 chosen').waitFor();
  const groups = page.getByLabel('Category').locator('optgroup');
  t.deepEqual(await groups.evaluateAll(all => all.map(each => each.getAttribute('label'))), [
    'Of the changes below',
    'Of many types',
    'Of a certain type',
    'Of this site',
  ]);
  t.deepEqual(await violationsOf(page), []);
  t.deepEqual([faults, contract.faults], [[], []]);
});
