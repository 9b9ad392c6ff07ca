import type { Locator, Page } from 'playwright-core';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, openObject, section, signIn } from '../helpers/console.js';
import { save } from '../helpers/console-forms.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { countIs, textsAre } from '../helpers/seen.js';
import { until } from '../helpers/waiting.js';

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Confirms what a dialog shows beforehand. */
async function confirm(page: Page, label: string): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

async function chooseInMenu(page: Page, label: string): Promise<void> {
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: label, exact: true }).click();
}

async function hasNoFault(page: Page): Promise<readonly string[]> {
  const { violations } = await accessibilityOf(page);
  return violations('everything');
}

browserTest('a picture is set, shown in the head and removed, each time after a look at what changes', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  await signIn(page, service.url);
  await openObject(page, 'R1');
  await page.getByText('More', { exact: true }).click();
  t.deepEqual(await hasNoFault(page), []);
  await page.locator('input[accept="image/*"]').setInputFiles({ name: 'rack.png', mimeType: 'image/png', buffer: pixel });
  await confirm(page, 'Set a picture');
  const picture = page.getByRole('img', { name: 'Picture of R1' });
  await picture.waitFor();
  await until(() => picture.evaluate((image: { naturalWidth: number }) => image.naturalWidth === 1));
  await page.getByRole('button', { name: 'Remove the picture' }).click();
  await confirm(page, 'Remove the picture');
  await picture.waitFor({ state: 'detached' });
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('an object is duplicated, made a template, and others are made from it', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  await signIn(page, service.url);
  await openObject(page, 'R1');
  const placeShown = async () => {
    await section(page, 'Location').getByText('Server room').waitFor();
    await section(page, 'Location').getByText('Edit', { exact: true }).waitFor();
    return section(page, 'Location').innerText();
  };
  const place = await placeShown();
  await chooseInMenu(page, 'Duplicate');
  const dialog = page.getByRole('dialog');
  t.is(await dialog.getByLabel('Title').inputValue(), 'R1 (copy)');
  t.deepEqual(await hasNoFault(page), []);
  await dialog.getByRole('button', { name: 'Duplicate' }).click();
  await page.getByRole('heading', { level: 1, name: 'R1 (copy)' }).waitFor();
  t.is(await placeShown(), place);
  await chooseInMenu(page, 'Make a template');
  await confirm(page, 'Make a template');
  await page.getByRole('button', { name: 'Create from this template' }).click();
  await dialog.getByLabel('Title').fill('R2 from a template');
  await dialog.getByRole('button', { name: 'Create from this template' }).click();
  await page.getByRole('heading', { level: 1, name: 'R2 from a template' }).waitFor();
  t.is(await placeShown(), place);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('an object is merged into another, after a look at what changes, which is undone at once', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const [first, second] = [
    await objectMade(call, { title: 'one machine' }),
    await objectMade(call, { title: 'the same machine' }),
  ];
  const client = await objectMade(call, { title: 'a cluster', type: 'C__OBJTYPE__CLUSTER' });
  const membership = { object: client, category: 'C__CATG__CLUSTER_MEMBERS', data: { member: second } };
  await resultOf(call('cmdb.category.save', membership));
  await signIn(page, service.url, `/objects/${second}`);
  await page.getByRole('heading', { level: 1, name: 'the same machine' }).waitFor();
  await chooseInMenu(page, 'Merge into another');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Into').fill('one mach');
  await page.getByRole('option', { name: /^one machine/ }).click();
  t.deepEqual(await hasNoFault(page), []);
  await dialog.getByRole('button', { name: 'Show what it changes' }).click();
  await dialog.getByText('a cluster').first().waitFor();
  await confirm(page, 'Merge into another');
  await page.getByRole('heading', { level: 1, name: 'one machine' }).waitFor();
  t.is(new URL(page.url()).pathname, `/objects/${first}`);
  await page.locator('.notices').getByRole('button', { name: 'Undo' }).click();
  await confirm(page, 'Undo');
  await page.locator('.notices').getByText('Undone').waitFor();
  const { status } = await resultOf<{ status: string }>(call('cmdb.object.read', { id: second }));
  t.is(status, 'C__RECORD_STATUS__NORMAL');
  t.deepEqual([faults, contract.faults], [[], []]);
});

function rowWith(within: Locator, text: string): Locator {
  return within.getByRole('row').filter({ hasText: text });
}

browserTest('an entry is archived, brought back, deleted and purged, each time after a look at what changes', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const { id } = await resultOf<{ id: string }>(
    call('cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'with entries' }),
  );
  for (const title of ['kept', 'leaving'])
    await resultOf(call('cmdb.category.save', { object: Number(id), category: 'C__CATG__ACCESS', data: { title } }));
  await signIn(page, service.url, `/objects/${id}/C__CATG__ACCESS`);
  const normal = page.locator('section.category > .scroll');
  const former = page.locator('.former-entries');
  await page.getByRole('button', { name: 'Archived and deleted entries' }).click();
  await rowWith(normal, 'leaving').getByRole('button', { name: 'Archive' }).click();
  await confirm(page, 'Archive');
  await rowWith(former, 'leaving').getByRole('button', { name: 'Recycle' }).click();
  await confirm(page, 'Recycle');
  await rowWith(normal, 'leaving').getByRole('button', { name: 'Archive' }).click();
  await confirm(page, 'Archive');
  await rowWith(former, 'leaving').getByRole('button', { name: 'Delete' }).click();
  await confirm(page, 'Delete');
  await former.getByRole('region', { name: 'Deleted entries' }).getByRole('row').filter({ hasText: 'leaving' }).waitFor();
  t.deepEqual(await hasNoFault(page), []);
  await rowWith(former, 'leaving').getByRole('button', { name: 'Purge' }).click();
  await page.getByRole('dialog').getByText('leaving').first().waitFor();
  await confirm(page, 'Purge');
  await rowWith(former, 'leaving').waitFor({ state: 'detached' });
  await countIs(t, rowWith(normal, 'kept'), 1);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('categories that were changed together are one change set', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  await signIn(page, service.url);
  await openObject(page, 'R1');
  for (const [title, field] of [
    ['General', 'Title'],
    ['Location', 'Description'],
  ] as const) {
    await section(page, title).getByRole('button', { name: 'Edit' }).click();
    await section(page, title).getByLabel(field, { exact: true }).fill(`changed in ${title}`);
  }
  await page.getByText('2 unsaved changes').waitFor();
  await save(page);
  await page.getByRole('status').getByRole('link', { name: 'History' }).click();
  await page.getByRole('heading', { level: 1, name: /^History · changed in General/ }).waitFor();
  const [set] = await page.locator('.change-sets > li').all();
  await set?.getByText('2 changes', { exact: true }).click();
  const text = await set?.innerText();
  t.regex(text ?? '', /changed in General[\s\S]*changed in Location/);
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('an object begins with what it is: facts, warnings, usual categories, relations as sentences', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'Rack 7' });
  const server = await objectMade(call, {
    title: 'web7',
    categories: {
      C__CATG__MODEL: { manufacturer: 'Dell', title: 'R650', serial: 'SN-7' },
      C__CATG__IP: { ipv4_address: '10.7.0.7', ipv4_assignment: 'C__CATP__IP__ASSIGN__STATIC', hostname: 'web7' },
      C__CATG__LOCATION: { parent: rack },
      C__CATG__ACCOUNTING: { guarantee_date: '2020-02-29' },
    },
  });
  await signIn(page, service.url, `/objects/${server}`);
  const head = page.locator('.object-head');
  for (const text of ['Dell · R650', 'SN-7', '10.7.0.7', 'The warranty has ended']) await head.getByText(text).first().waitFor();
  await countIs(t, head.getByText('No place is documented'), 0);
  const row = section(page, 'Host address').locator('tbody tr');
  t.is((await row.innerText()).split('10.7.0.7').length, 2, 'an address stands once in its row');
  await rowWith(section(page, 'Relationship'), 'Rack 7 is location of web7').waitFor();
  const titles = await page.locator('.sections h2').allInnerTexts();
  t.is(titles[0], 'General');
  t.is(titles.at(-1), 'Record');
  const menu = page.getByRole('navigation', { name: 'Categories' });
  t.true(await menu.getByRole('link', { name: 'Access', exact: true }).isVisible(), 'a usual category without entries');
  await menu.getByLabel('Find a category').fill('memo');
  await textsAre(t, menu.getByRole('listitem'), ['Everything', 'Memory']);
  t.deepEqual(await hasNoFault(page), []);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await head.getByText('Die Garantie ist abgelaufen').waitFor();
  await page.setViewportSize({ width: 360, height: 800 });
  t.true(await page.evaluate<boolean>('document.documentElement.scrollWidth <= innerWidth'));
  await page.goto(`${service.url}/objects/${await objectMade(call, { title: 'web8' })}`);
  await page.getByText('Kein Ort ist dokumentiert').waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});
