import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExecutionContext } from 'ava';
import type { Locator, Page } from 'playwright-core';
import { objectMade } from '../factories/calls.js';
import { accessibilityOf } from '../helpers/accessibility.js';
import { browserTest, watchedPage } from '../helpers/browser.js';
import { docsRoot } from '../helpers/pages.js';
import { type Caller, callerOf, resultOf } from '../helpers/rpc.js';
import { countIs, textsAre } from '../helpers/seen.js';
import { testKey } from '../helpers/service.js';
import { startedService } from '../helpers/started-service.js';
import { engines } from '../helpers/stores.js';
import { controlOf, fill, formOf, outcomeOf, send } from '../helpers/try-form.js';

interface Tried {
  readonly page: Page;
  readonly faults: readonly string[];
  readonly call: Caller;
  readonly docs: string;
}

/** A page of the documentation over a service with one server, its key entered. */
async function opened(t: ExecutionContext, path: string): Promise<Tried> {
  const [engine] = engines;
  if (!engine) throw new Error('no engine to test with');
  const service = await startedService(t, engine);
  const call = callerOf(service, 'contract');
  await objectMade(call);
  const { page, faults } = await watchedPage(t, service.url);
  await page.goto(`${service.url}/docs/${path}`);
  await page.getByLabel('API key').fill(testKey);
  return { page, faults, call, docs: `${service.url}/docs` };
}

browserTest('an error is shown at the field it is about', async t => {
  const { page, faults } = await opened(t, 'methods/cmdb.object.create.html');
  const form = await formOf(page, 'cmdb.object.create');
  await fill(form, { type: 'C__OBJTYPE__SERVRE', title: 'web2' });
  const { isGood, text } = await send(form);
  t.false(isGood);
  t.regex(text, /ObjectTypeNotFound.*Object type 'C__OBJTYPE__SERVRE' not found.*HTTP 200 · \d+ ms/);
  const type = controlOf(form, 'type');
  t.is(await type.getAttribute('aria-invalid'), 'true');
  t.is(await type.evaluate(element => element === element.ownerDocument.activeElement), true);
  t.regex(await form.locator('[data-name="type"] .fault').innerText(), /did you mean 'C__OBJTYPE__SERVER'/);
  t.true((await type.getAttribute('aria-describedby'))?.endsWith('-fault'));
  t.deepEqual(await (await accessibilityOf(page)).violations('everything'), []);
  await type.fill('C__OBJTYPE__SERVER');
  t.is(await type.getAttribute('aria-invalid'), null);
  t.true((await send(form)).isGood);
  t.deepEqual(faults, []);
});

browserTest('values of every kind go out as their category takes them', async t => {
  const { page, faults, call } = await opened(t, 'categories/C__CATG__IP.html');
  const form = await formOf(page, 'cmdb.category.save');
  await fill(form, { object: '1', primary: 'Yes', ipv4_assignment: 'static', dns_domain: 'example.net\nexample.org' });
  await form.getByRole('button', { name: 'Add a row' }).click();
  await form.getByRole('button', { name: 'Add a row' }).click();
  const rows = form.locator('[data-name="aliases"] .row');
  await rows.nth(0).getByLabel('hostname').fill('www');
  await rows.nth(1).getByRole('button', { name: 'Remove' }).click();
  t.true((await send(form)).isGood);
  const [entry] = await resultOf<object[]>(call('cmdb.category.read', { objID: 1, category: 'C__CATG__IP' }));
  t.like(entry, {
    primary: { value: '1' },
    ipv4_assignment: { title: 'static' },
    dns_domain: [{ title: 'example.net' }, { title: 'example.org' }],
    aliases: [{ hostname: 'www' }],
  });
  t.deepEqual(faults, []);
});

browserTest('a value is cleared, a day is chosen, a file is sent', async t => {
  const { page, call, docs } = await opened(t, 'categories/C__CATG__ACCOUNTING.html');
  const form = await formOf(page, 'cmdb.category.save');
  await fill(form, { object: '1', order_date: '2026-02-28', price: '12.5', invoice_no: '7' });
  t.true((await send(form)).isGood);
  const accounting = () => resultOf<object[]>(call('cmdb.category.read', { objID: 1, category: 'C__CATG__ACCOUNTING' }));
  t.like(await accounting(), [{ order_date: '2026-02-28', price: '12.50', invoice_no: '7' }]);
  await fill(form, { invoice_no: '' });
  await form.getByText('Clear values').click();
  await form.locator('[data-clear="invoice_no"]').check();
  t.true((await send(form)).isGood);
  t.like(await accounting(), [{ price: '12.50', invoice_no: '' }]);

  await page.goto(`${docs}/categories/C__CATG__IMAGES.html`);
  const images = await formOf(page, 'cmdb.category.save');
  t.is(await controlOf(images, 'object').inputValue(), '', 'only ids that the forms have met are filled in');
  await controlOf(images, 'object').fill('1');
  const pixel = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgo=', 'base64') };
  await controlOf(images, 'content').setInputFiles(pixel);
  t.true((await send(images)).isGood);
});

browserTest('an entry is not sent without a single value', async t => {
  const { page, faults, call } = await opened(t, 'categories/C__CATG__IP.html');
  const form = await formOf(page, 'cmdb.category.save');
  await fill(form, { object: '1' });
  const { isGood, text } = await send(form);
  t.false(isGood);
  t.regex(text, /at least one attribute/);
  t.deepEqual(await resultOf<object[]>(call('cmdb.category.read', { objID: 1, category: 'C__CATG__IP' })), []);
  await fill(form, { hostname: 'web1' });
  t.true((await send(form)).isGood);
  t.deepEqual(faults, []);
});

browserTest('ids are offered where they fit: objects by their type, entries by their object and category', async t => {
  const { page, faults, docs } = await opened(t, 'methods/cmdb.object.create.html');
  const making = await formOf(page, 'cmdb.object.create');
  for (const [type, title] of [
    ['C__OBJTYPE__LAYER3_NET', 'Servers'],
    ['C__OBJTYPE__SERVER', 'web2'],
  ] as const) {
    await fill(making, { type, title });
    await send(making);
  }
  await page.goto(`${docs}/categories/C__CATG__IP.html`);
  const form = await formOf(page, 'cmdb.category.save');
  await textsAre(t, form.locator('[data-name="net"] .offer'), ['2 · Servers']);
  await textsAre(t, form.locator('[data-name="object"] .offer'), ['3 · web2', '2 · Servers']);
  await fill(form, { object: '1', hostname: 'web1' });
  const { answer } = await send(form);
  const { entry } = answer.result as { readonly entry: number };
  await page.goto(`${docs}/methods/cmdb.object.create.html`);
  await fill(making, { type: 'C__OBJTYPE__SERVER', title: 'web3' });
  await send(making);
  await page.goto(`${docs}/methods/cmdb.category.archive.html`);
  const archiving = await formOf(page, 'cmdb.category.archive');
  const values = () => Promise.all(['object', 'category', 'entry'].map(name => controlOf(archiving, name).inputValue()));
  t.deepEqual(await values(), ['1', 'C__CATG__IP', String(entry)]);
  await fill(archiving, { object: '4' });
  await countIs(t, archiving.locator('[data-name="entry"] .offer'), 0, 'the entry belongs to another object');
  t.deepEqual(faults, []);
});

browserTest('a call that cannot be undone is confirmed first', async t => {
  const { page, faults, call, docs } = await opened(t, 'methods/cmdb.object.read.html');
  const reading = await formOf(page, 'cmdb.object.read');
  await fill(reading, { id: '1' });
  await send(reading);
  await page.goto(`${docs}/methods/cmdb.object.delete.html`);
  const form = await formOf(page, 'cmdb.object.delete');
  t.is(await controlOf(form, 'id').inputValue(), '1', 'what was read last is filled in');
  await controlOf(form, 'status').selectOption('"C__RECORD_STATUS__PURGE"');
  const button = form.getByRole('button', { name: 'Send' });
  await button.click();
  t.deepEqual(await (await accessibilityOf(page)).violations('everything'), []);
  await page.getByRole('dialog').getByRole('button', { name: 'Do not send' }).click();
  t.is((await call('cmdb.object.read', { id: 1 })).error, undefined);
  await button.click();
  await page.keyboard.press('Escape');
  t.is((await call('cmdb.object.read', { id: 1 })).error, undefined);
  await button.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  t.true((await outcomeOf(form)).isGood);
  t.is((await call('cmdb.object.read', { id: 1 })).error?.code, -32602);
  await countIs(t, form.locator('.offer'), 0, 'what was purged is not offered any more');
  t.deepEqual(faults, []);
});

browserTest('the key stays in its tab, and is shown nowhere', async t => {
  const { page, faults, docs } = await opened(t, 'methods/cmdb.object.read.html');
  const form = await formOf(page, 'cmdb.object.read');
  await fill(form, { id: '1' });
  t.true((await send(form)).isGood);
  t.false((await page.content()).includes(testKey));
  t.false(page.url().includes(testKey));
  t.regex((await form.locator('[data-shows="curl"]').textContent()) ?? '', /^curl -s 'http.*"apikey": "YOUR KEY"/s);
  t.is(await page.evaluate(`JSON.stringify({ ...localStorage }).includes('${testKey}')`), false);
  await page.goto(`${docs}/methods/cmdb.object.archive.html`);
  t.is(await page.getByLabel('API key').inputValue(), testKey);
  const other = await page.context().newPage();
  await other.goto(`${docs}/methods/cmdb.object.archive.html`);
  t.is(await other.getByLabel('API key').inputValue(), '');
  t.deepEqual(faults, []);
});

browserTest('conditions are rows of fields, and what the catalogue knows is suggested', async t => {
  const { page, faults, docs } = await opened(t, 'methods/cmdb.condition.read.html');
  const suggested = (field: Locator) =>
    field.locator('datalist option').evaluateAll(all => all.map(each => each.getAttribute('value')));
  const form = await formOf(page, 'cmdb.condition.read');
  await form.getByRole('button', { name: 'Add a row' }).click();
  const row = form.locator('.row');
  t.true((await suggested(row.locator('[data-name="property"]'))).includes('C__CATG__MODEL-serial'));
  await fill(row, { property: 'C__CATG__GLOBAL-title', comparison: '=', value: 'web1' });
  t.like((await send(form)).answer, { result: [{ id: '1' }] });
  await page.goto(`${docs}/methods/cmdb.categories.read.html`);
  const categories = await formOf(page, 'cmdb.categories.read');
  t.true((await suggested(categories.locator('[data-name="catgID"]'))).includes('C__CATG__MODEL'));
  t.true((await suggested(categories.locator('[data-name="catsID"]'))).every(value => value?.startsWith('C__CATS__')));
  await page.goto(`${docs}/methods/cmdb.dialog.read.html`);
  const dialog = await formOf(page, 'cmdb.dialog.read');
  t.true((await suggested(dialog.locator('[data-name="property"]'))).includes('manufacturer'));
  t.deepEqual(faults, []);
});

browserTest('the page of a method that saves leads to the fields of the category that is chosen', async t => {
  const { page, docs } = await opened(t, 'methods/cmdb.category.save.html');
  const form = await formOf(page, 'cmdb.category.save');
  await fill(form, { category: 'C__CATG__MODEL' });
  await form.getByRole('link', { name: 'Fields of this category' }).click();
  t.is(page.url(), `${docs}/categories/C__CATG__MODEL.html#try`);
});

browserTest('from a file system the pages are read, the call is shown, and it is said where it can be sent', async t => {
  const folder = pathToFileURL(resolve(docsRoot)).href;
  const { page, faults } = await watchedPage(t, 'null');
  await page.goto(`${folder}/index.html`);
  await page.getByRole('combobox').fill('cmdb.object.read');
  await page.getByRole('combobox').press('Enter');
  await page.waitForURL(`${folder}/methods/cmdb.object.read.html`);
  const form = await formOf(page, 'cmdb.object.read');
  await fill(form, { id: '7' });
  t.regex((await form.locator('[data-shows="json"]').textContent()) ?? '', /"id": 7/);
  await page.getByLabel('Service address').fill('http://cmdb.example:8080/jsonrpc');
  const there = page.getByRole('link', { name: 'http://cmdb.example:8080' });
  t.is(await there.getAttribute('href'), `http://cmdb.example:8080/docs/${join('methods', 'cmdb.object.read.html')}`);
  t.deepEqual(faults, []);
});

browserTest('categories that the site added are shown to whoever may view them, with forms that save and read', async t => {
  const { page, faults, call } = await opened(t, 'categories/own.html');
  await page.getByText('This service has no categories beside those that ship.').waitFor();
  const titled = (text: string) => ({ en: text, de: text });
  const attributes = [
    { key: 'litres', type: 'integer', title: titled('Litres'), required: true },
    { key: 'medium', type: 'dialog', title: titled('Medium'), dialog: 'own_medium' },
    { key: 'gallons', type: 'computed', valueType: 'number', expression: 'litres / 3.785', title: titled('Gallons') },
  ];
  await resultOf(
    call('kataster.schema.apply', {
      schema: {
        dialogs: [{ name: 'own_medium', choices: [{ id: 1, const: null, title: titled('Oil') }] }],
        categories: [{ const: 'C__CATG__CUSTOM_DOCUMENTED', title: titled('Documented tank'), attributes }],
      },
    }),
  );
  await page.getByLabel('API key').fill('c1ia5q-no-such-key');
  await page
    .locator('#own-outcome')
    .getByText(/Authentication/i)
    .waitFor();
  await countIs(t, page.getByRole('heading', { level: 2 }), 0, 'nothing is shown by another key');
  await page.getByLabel('API key').fill(testKey);
  const heading = page.getByRole('heading', { level: 2, name: 'Documented tank C__CATG__CUSTOM_DOCUMENTED' });
  await heading.waitFor();
  await page.getByText('litres / 3.785', { exact: true }).waitFor();
  const form = page.locator('form[data-method="cmdb.category.save"]');
  await countIs(t, form.getByText('gallons'), 0, 'what is computed is not saved');
  await fill(form, { object: '1', litres: '500', medium: 'Oil' });
  t.true((await send(form)).isGood);
  const [entry] = await resultOf<readonly object[]>(
    call('cmdb.category.read', { objID: 1, category: 'C__CATG__CUSTOM_DOCUMENTED' }),
  );
  t.like(entry, { litres: '500', medium: { title: 'Oil' } });
  const { pathname } = new URL(page.url());
  await page.goto(new URL('C__CATG__CUSTOM_DOCUMENTED.html', page.url()).href);
  t.deepEqual([new URL(page.url()).pathname, new URL(page.url()).hash], [pathname, '#C__CATG__CUSTOM_DOCUMENTED']);
  await heading.waitFor();
  t.deepEqual(await (await accessibilityOf(page)).violations('everything'), []);
  t.deepEqual(faults, []);
});
