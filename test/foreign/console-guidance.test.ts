import { entryMade, objectMade } from '../factories/calls.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, openObject, section, signIn } from '../helpers/console.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';
import { until } from '../helpers/waiting.js';

browserTest('a template of the type is offered while an object is made, and its entries are copied', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const template = await objectMade(call, {
    title: 'usual server',
    categories: { C__CATG__MODEL: { manufacturer: 'ACME', title: 'Sturdy' } },
  });
  await resultOf(call('cmdb.object.markAsTemplate', { object: template }));
  await signIn(page, service.url);
  await page.getByRole('button', { name: 'New object' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type').selectOption('C__OBJTYPE__ROUTER');
  await countIs(t, dialog.getByLabel('Template'), 0);
  await dialog.getByLabel('Type').selectOption('C__OBJTYPE__SERVER');
  await dialog.getByLabel('Template').selectOption({ label: 'usual server' });
  await dialog.getByLabel('Title').fill('made from it');
  await dialog.getByRole('button', { name: 'New object' }).click();
  await page.getByRole('heading', { level: 1, name: 'made from it' }).waitFor();
  t.regex(await section(page, 'Model').innerText(), /ACME[\s\S]*Sturdy/);
  await page.goto(`${service.url}/objects?type=C__OBJTYPE__SERVER&status=template`);
  await page.getByRole('link', { name: 'usual server' }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('the search leads to a list, filters are removed at once, and all rows are selected by the head', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  for (const title of ['web-a', 'web-b']) await objectMade(call, { title });
  await signIn(page, service.url);
  const search = page.getByRole('combobox', { name: 'Search everything' });
  await search.fill('web-');
  await page.getByRole('option').filter({ hasText: 'web-b' }).waitFor();
  await search.press('ArrowDown');
  await search.press('ArrowDown');
  await search.press('Enter');
  await page.getByText('2 objects', { exact: true }).waitFor();
  t.is(new URL(page.url()).search, '?title=web-');
  await page.getByLabel('Select all', { exact: true }).check();
  await page.getByText('2 selected').waitFor();
  await page.getByLabel('Select all', { exact: true }).uncheck();
  await countIs(t, page.getByText('2 selected'), 0);
  await page.getByLabel('Filter by title').fill('nothing is like this');
  await page.getByRole('button', { name: 'Remove the filters' }).click();
  await page.getByText('web-a').first().waitFor();
  t.is(await page.getByLabel('Filter by title').inputValue(), '');
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('buttons of a row stay in view where its table is wider than the page', async t => {
  const { page, service } = await openedConsole(t, { viewport: { width: 420, height: 800 } });
  const call = callerOf(service, 'contract');
  const object = await objectMade(call, { title: 'wide' });
  const other = await objectMade(call, {
    type: 'C__OBJTYPE__ORGANIZATION',
    title: `a contact with a long name ${'x'.repeat(60)}`,
  });
  await entryMade(call, { object, category: 'C__CATG__CONTACT', data: { contact: other } });
  await signIn(page, service.url);
  await openObject(page, 'wide');
  const scroll = section(page, 'Contact assignment').locator('.scroll');
  // The table has to be wider than its frame for this test.
  await until(() => scroll.evaluate((box: { scrollWidth: number; clientWidth: number }) => box.scrollWidth > box.clientWidth));
  const edge = await scroll.boundingBox();
  const button = await scroll.locator('td.tools button').last().boundingBox();
  t.true((button?.x ?? Number.NaN) + (button?.width ?? 0) <= (edge?.x ?? 0) + (edge?.width ?? 0));
});

browserTest('a rack without a height says where it is set, and a move is undone from its notice', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'bare rack' });
  await signIn(page, service.url, `/places/${rack}`);
  await page.getByRole('link', { name: 'Set its rack units' }).click();
  await page.getByRole('heading', { name: 'Form factor' }).waitFor();
  await entryMade(call, { object: rack, category: 'C__CATG__FORMFACTOR', data: { rackunits: 10 } });
  const place = { parent: rack, option: 'C__RACK_INSERTION__HORIZONTAL', insertion: 1, pos: 3 };
  const device = await objectMade(call, { title: 'moved', categories: { C__CATG__LOCATION: place } });
  await page.goto(`${service.url}/places/${rack}`);
  await page.locator(`[data-device="${device}"]`).first().focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
  await page.getByText('moved is here now').waitFor();
  const unit = async () =>
    (await resultOf<{ devices: { from: number }[] }>(call('kataster.rack.read', { id: rack }))).devices[0]?.from;
  t.is(await unit(), 4);
  await page.locator('.notices').getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone as change set').waitFor();
  t.is(await unit(), 3);
  t.deepEqual([faults, contract.faults], [[], []]);
});
