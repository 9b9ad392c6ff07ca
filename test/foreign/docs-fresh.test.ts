import type { ExecutionContext } from 'ava';
import { browserTest, watchedPage } from '../helpers/browser.js';
import { builtPage } from '../helpers/pages.js';
import { callerOf, resultOf } from '../helpers/rpc.js';
import { testKey } from '../helpers/service.js';
import { startedService } from '../helpers/started-service.js';
import { engines } from '../helpers/stores.js';
import { fill, formOf, send } from '../helpers/try-form.js';

const [sqlite] = engines;

/** A service as a first start makes it. */
function freshService(t: ExecutionContext) {
  if (!sqlite) throw new Error('no engine to test with');
  return startedService(t, sqlite, { KATASTER_DEFAULT_DATA: 'yes' });
}

interface Posted {
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The calls of a page as they are copied for a shell. */
function curlCalls(path: string): readonly Posted[] {
  const blocks = [...builtPage(path).html.matchAll(/data-tab="curl">.*?<pre[^>]*>(.*?)<\/pre>/gs)];
  const lines = blocks.map(([, code = '']) =>
    code
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'"),
  );
  return lines.map(line => JSON.parse(/-d '(.*)'$/s.exec(line)?.[1] ?? ''));
}

sqlite?.test('the calls of the first steps succeed as they are pasted on a fresh service', async t => {
  const call = callerOf(await freshService(t), 'contract');
  const calls = curlCalls('getting-started.html');
  t.is(calls.length, 5);
  for (const { method, params } of calls)
    t.like(await call(method, { ...params, apikey: testKey }), { result: { success: true } }, method);
  t.like(await resultOf<object[]>(call('cmdb.category.read', { objID: 27, category: 'C__CATG__LOCATION' })), [
    { parent: { id: '26', title: 'Headquarters' } },
  ]);
});

sqlite?.test('no example names a shipped object', async t => {
  const call = callerOf(await freshService(t), 'contract');
  const shipped = await resultOf<readonly { readonly id: string }[]>(call('cmdb.objects.read', { filter: {} }));
  const ids = new Set(shipped.map(({ id }) => Number(id)));
  for (const path of ['methods/cmdb.category.save.html', 'methods/cmdb.object.archive.html', 'categories/C__CATG__IP.html'])
    for (const { params } of curlCalls(path))
      for (const name of ['id', 'object', 'objID']) t.false(ids.has(Number(params[name])), `${path}: ${name}`);
});

browserTest(
  'examples name objects that were made in the tab, and the service that is called; a copied example has the key in it',
  async t => {
    const { url } = await freshService(t);
    const { page, faults } = await watchedPage(t, url);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(`${url}/docs/methods/cmdb.object.create.html`);
    await page.getByLabel('API key').fill(testKey);
    const form = await formOf(page, 'cmdb.object.create');
    await fill(form, { type: 'C__OBJTYPE__SERVER', title: 'web9' });
    t.like((await send(form)).answer, { result: { id: '26' } });
    await page.goto(`${url}/docs/methods/cmdb.object.purge.html`);
    t.is(await page.getByLabel(/^Your id in place of/).inputValue(), '', 'what removes something for good is filled in by hand');
    await page.goto(`${url}/docs/categories/C__CATG__MODEL.html`);
    await page.getByRole('tab', { name: 'curl' }).first().click();
    const block = page.locator('[data-tab="curl"] figure').nth(1);
    t.regex(await block.locator('pre').innerText(), /"object": 26,/);
    t.true((await block.locator('pre').innerText()).includes(`curl -s ${url}/jsonrpc `));
    await page
      .getByLabel(/^Your id in place of/)
      .first()
      .fill('77');
    t.regex(await block.locator('pre').innerText(), /"object": 77,/);
    t.false((await page.content()).includes(testKey));
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied, with your key' }).waitFor();
    const copied = String(await page.evaluate('navigator.clipboard.readText()'));
    t.regex(copied, new RegExp(`^curl -s ${url}/jsonrpc .*"apikey": "${testKey}"`, 's'));
    t.deepEqual(faults, []);
  },
);

browserTest('who makes the first steps with other ids puts them in, and all later calls name them', async t => {
  const { url } = await freshService(t);
  const { page, faults } = await watchedPage(t, url);
  await page.goto(`${url}/docs/getting-started.html`);
  await page.getByLabel('Your id in place of 26').fill('126');
  await page.getByLabel('Your id in place of 27').fill('127');
  const calls = await page.locator('[data-tab="JSON"] pre').allTextContents();
  t.like(JSON.parse(calls[3] ?? ''), { params: { object: 127, data: { parent: 126 } } });
  t.like(JSON.parse(calls[4] ?? ''), { params: { object: 127 } });
  t.deepEqual(faults, []);
});
