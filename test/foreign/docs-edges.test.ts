import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { browserTest, watchedPage } from '../helpers/browser.js';
import { countIs } from '../helpers/seen.js';
import { testKey } from '../helpers/service.js';
import { startedService } from '../helpers/started-service.js';
import { engines } from '../helpers/stores.js';
import { fill, formOf, outcomeOf, send } from '../helpers/try-form.js';

const [engine] = engines;
const height = 600;

async function opened(t: ExecutionContext, path: string, width = 1024): Promise<Page> {
  if (!engine) throw new Error('no engine to test with');
  const { url } = await startedService(t, engine);
  const { page } = await watchedPage(t, url, { viewport: { width, height } });
  await page.goto(`${url}/docs/${path}`);
  return page;
}

/** Whether some of an element is in the window. */
async function isSeen(page: Page, selector: string): Promise<boolean> {
  const box = await page.locator(selector).boundingBox();
  return box !== null && box.y + box.height > 0 && box.y < height;
}

browserTest('an answer that appears is scrolled to', async t => {
  const page = await opened(t, 'methods/cmdb.object.create.html');
  await page.getByLabel('API key').fill(testKey);
  const form = await formOf(page, 'cmdb.object.create');
  await fill(form, { type: 'C__OBJTYPE__SERVER', title: 'web1' });
  t.true((await send(form)).isGood);
  t.true(await isSeen(page, 'form.call [data-shows="answer"]'));
  t.true(await isSeen(page, 'form.call [data-shows="outcome"]'));
});

browserTest('a missing key is said beside the button, with a way to its field', async t => {
  const page = await opened(t, 'methods/cmdb.object.create.html');
  const form = await formOf(page, 'cmdb.object.create');
  await fill(form, { type: 'C__OBJTYPE__SERVER', title: 'web1' });
  await form.getByRole('button', { name: 'Send' }).click();
  const { text, isGood } = await outcomeOf(form);
  t.false(isGood);
  t.true(text.startsWith('Enter an API key first.'), text);
  const button = await form.getByRole('button', { name: 'Send' }).boundingBox();
  const said = await form.locator('.outcome').boundingBox();
  t.true(Math.abs((button?.y ?? 0) - (said?.y ?? 1000)) < 60);
  await form.getByRole('link', { name: 'To the key' }).click();
  t.is(await page.evaluate('document.activeElement.id'), 'try-key');
});

for (const path of ['methods/rpc.discover.html', 'categories/C__CATG__MODEL.html', 'decisions/index.html'])
  browserTest(`the side list shows the current page: ${path}`, async t => {
    const page = await opened(t, path);
    await countIs(t, page.locator('#page-menu [aria-current="page"]'), 1);
    t.true(await isSeen(page, '#page-menu [aria-current="page"]'));
    t.is(await page.evaluate('window.scrollY'), 0);
  });

browserTest('a heading has a link to itself', async t => {
  const page = await opened(t, 'paging.html');
  await page.locator('#the-next-page').hover();
  await page.getByRole('link', { name: 'Link to this section' }).nth(1).click();
  t.regex(page.url(), /paging\.html#the-next-page$/);
});

browserTest('a page that is not there has a search that looks for its words', async t => {
  const page = await opened(t, 'methods/pagination.html');
  t.is(await page.getByRole('option').first().locator('b').innerText(), 'Reading long lists');
  await page.getByRole('combobox').press('Enter');
  await page.waitForURL(/\/docs\/paging\.html$/);
  t.pass();
});

for (const width of [320, 390])
  browserTest(`the lifecycles fit on a phone of ${width} pixels`, async t => {
    const page = await opened(t, 'lifecycles.html', width);
    t.true(Number(await page.evaluate('document.documentElement.scrollWidth')) <= width);
    await countIs(t, page.locator('.stacked:visible'), 2);
    for (const status of await page.locator('.stacked b').all()) {
      const box = await status.boundingBox();
      t.true(box !== null && box.x >= 0 && box.x + box.width <= width, await status.innerText());
    }
  });
