import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { entriesRead } from '../factories/calls.js';
import { browserTest, watchedPage } from '../helpers/browser.js';
import { callerOf } from '../helpers/rpc.js';
import { testKey } from '../helpers/service.js';
import { startedService } from '../helpers/started-service.js';
import { engines } from '../helpers/stores.js';
import { fill, formOf, type Outcome, send } from '../helpers/try-form.js';

const [engine] = engines;

/** Looks for a page as a reader would: by a word, and the first of what is found. */
async function lookFor(page: Page, words: string): Promise<void> {
  const search = page.getByRole('combobox', { name: 'Search the documentation' });
  await search.fill(words);
  const before = page.url();
  await search.press('Enter');
  await page.waitForURL(url => url.href !== before);
}

async function tried(
  t: ExecutionContext,
  page: Page,
  method: string,
  values: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const form = await formOf(page, method);
  await fill(form, values);
  const outcome = await send(form);
  t.true(outcome.isGood, `${method}: ${outcome.text}`);
  return outcome;
}

browserTest('with nothing but the documentation a server with model, address and place is made without one error', async t => {
  if (!engine) return t.fail();
  const service = await startedService(t, engine);
  const { page, faults } = await watchedPage(t, service.url);
  await page.goto(`${service.url}/docs/`);

  await lookFor(page, 'cmdb.object.create');
  await page.getByLabel('API key').fill(testKey);
  await tried(t, page, 'cmdb.object.create', { type: 'C__OBJTYPE__BUILDING', title: 'Head office' });
  await tried(t, page, 'cmdb.object.create', { type: 'C__OBJTYPE__SERVER', title: 'web1' });

  await lookFor(page, 'C__CATG__MODEL');
  await tried(t, page, 'cmdb.category.save', { manufacturer: 'Lenovo', title: 'ThinkSystem SR650', serial: 'J300X12' });

  await lookFor(page, 'C__CATG__LOCATION');
  const place = await formOf(page, 'cmdb.category.save');
  await place.locator('[data-name="parent"]').getByRole('button', { name: 'Head office' }).click();
  await tried(t, page, 'cmdb.category.save', {});

  await lookFor(page, 'C__CATG__IP');
  const address = { net_type: 'IPv4 (Internet Protocol v4)', ipv4_address: '10.0.0.7', hostname: 'web1', primary: 'Yes' };
  await tried(t, page, 'cmdb.category.save', address);
  await tried(t, page, 'cmdb.category.archive', {});
  await tried(t, page, 'cmdb.category.recycle', {});
  const read = await tried(t, page, 'cmdb.category.read', {});
  t.like(read.answer, { result: [{ hostname: 'web1', ipv4_address: '10.0.0.7' }] });

  t.deepEqual(faults, []);
  const call = callerOf(service, 'contract');
  const entry = (category: string) => entriesRead<object>(call, { objID: 2, category });
  t.like(await entry('C__CATG__MODEL'), [{ manufacturer: { title: 'Lenovo' }, title: { title: 'ThinkSystem SR650' } }]);
  t.like(await entry('C__CATG__LOCATION'), [{ parent: { title: 'Head office' } }]);
  t.like(await entry('C__CATG__IP'), [{ ipv4_address: '10.0.0.7', primary: { value: '1' } }]);
});
