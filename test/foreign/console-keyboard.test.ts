import type { Locator, Page, Request } from 'playwright-core';
import { objectMade } from '../factories/calls.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { callerOf } from '../helpers/rpc.js';
import { countIs } from '../helpers/seen.js';
import { until } from '../helpers/waiting.js';

browserTest(
  'each shortcut that the list of keys names does what it says, and none while somebody types or a dialog is open',
  async t => {
    const { page, service, faults, contract } = await openedConsole(t);
    await signIn(page, service.url);
    await page.locator('.type-group a').first().focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    const letters = (await dialog.locator('dt').allInnerTexts()).flatMap(keys => /^g\s+(\w)$/.exec(keys)?.[1] ?? []);
    t.true(letters.length >= 9, letters.join());
    await pressed(page, ['g', 'o']);
    t.is(new URL(page.url()).pathname, '/', 'a dialog is open');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.locator('.type-group a:focus').waitFor();
    const paths = new Set<string>();
    for (const letter of letters) {
      await page.evaluate('document.activeElement.blur()');
      await pressed(page, ['g', letter]);
      await page.waitForURL(({ pathname }) => !paths.has(pathname));
      await page.getByRole('heading', { level: 1 }).waitFor();
      paths.add(new URL(page.url()).pathname);
    }
    t.is(paths.size, letters.length);
    await page.keyboard.press('/');
    const search = page.getByRole('combobox', { name: 'Search everything' });
    t.true(await hasFocus(search));
    const address = page.url();
    await page.keyboard.type('go/?');
    t.is(await search.inputValue(), 'go/?');
    await countIs(t, page.getByRole('dialog'), 0);
    t.is(page.url(), address);
    t.deepEqual([faults, contract.faults], [[], []]);
  },
);

/** Whether an element has the focus. */
function hasFocus(element: Locator): Promise<boolean> {
  return element.evaluate(each => each.matches(':focus'));
}

async function pressed(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

browserTest('Ctrl and S saves what was typed, and the search leads to an object, without a mouse', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const id = await objectMade(callerOf(service, 'contract'), { title: 'keyed' });
  await signIn(page, service.url);
  await page.keyboard.press('/');
  await page.keyboard.type('keyed');
  await page.getByRole('option').filter({ hasText: 'keyed' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'keyed' }).waitFor();
  t.is(new URL(page.url()).pathname, `/objects/${id}`);
  await page.locator('section.category').first().getByRole('button', { name: 'Edit' }).focus();
  await page.keyboard.press('Enter');
  const title = page.getByLabel('Title', { exact: true });
  await title.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('keyed anew');
  await page.keyboard.press('ControlOrMeta+s');
  await page.getByRole('heading', { level: 1, name: 'keyed anew' }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

browserTest('n, e, j and k act on the row, the section or the page that has the focus', async t => {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const addresses = ['first', 'second'].map(hostname => ({ hostname }));
  const id = await objectMade(call, { title: 'keyed', categories: { C__CATG__IP: addresses } });
  await signIn(page, service.url, '/objects');
  await page.locator('section.virtual tbody a[href]').nth(2).waitFor();
  await pressed(page, ['j', 'j', 'j', 'k']);
  t.is(await page.locator('tr:has(:focus)').getAttribute('aria-rowindex'), '3');
  await pressed(page, ['n']);
  await page.getByRole('dialog', { name: 'New object' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${service.url}/objects/${id}/C__CATG__IP`);
  const rows = page.locator('table.entries tbody tr');
  await rows.nth(1).waitFor();
  // Rows that are drawn once more lose the focus; from the last one `j` goes no further.
  await until(async () => {
    await pressed(page, ['j']);
    return (await rows.nth(1).locator(':focus').count()) > 0;
  });
  await pressed(page, ['e']);
  await rows.nth(1).locator('.entry-form').waitFor();
  await countIs(t, page.locator('.entry-form'), 1, 'the second row is edited, not the first');
  await page.evaluate('document.activeElement.blur()');
  await pressed(page, ['n']);
  await page.locator('section.category > .entry-form').waitFor();
  await page.goto(`${service.url}/administration/statuses`);
  await page.getByRole('button', { name: 'New status' }).waitFor();
  await pressed(page, ['n']);
  await page.getByRole('dialog', { name: 'New status' }).waitFor();
  t.deepEqual([faults, contract.faults], [[], []]);
});

/** Elements of a page that the Tab key should reach, and those that it reached, each with whether its focus can be seen. */
async function walkedByTab(page: Page): Promise<{ readonly missed: readonly string[]; readonly unseen: readonly string[] }> {
  await page.evaluate(`
    const stops = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea, summary, [tabindex="0"]';
    window.stops = new Set([...document.querySelectorAll(stops)].filter(each => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true })));
    window.unseen = [];
    document.activeElement.blur();
    getSelection().removeAllRanges();
  `);
  const count = await page.evaluate<number>('window.stops.size');
  // A date has a stop for each of its parts.
  for (let at = 0; at < 2 * count; at += 1) {
    await page.keyboard.press('Tab');
    const isDone = await page.evaluate<boolean>(`(() => {
      const { activeElement: reached } = document;
      const { outlineStyle, outlineWidth } = getComputedStyle(reached);
      const isVisible = outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
      if (reached !== document.body && !isVisible) window.unseen.push(reached.outerHTML.slice(0, 120));
      window.stops.delete(reached);
      return window.stops.size === 0;
    })()`);
    if (isDone) break;
  }
  return {
    missed: await page.evaluate<string[]>('[...window.stops].map(each => each.outerHTML.slice(0, 120))'),
    unseen: await page.evaluate<string[]>('window.unseen'),
  };
}

browserTest('the Tab key reaches everything on every page that can be worked, and the focus is seen there', async t => {
  const { page, service, faults } = await openedConsole(t);
  const answered = answersOf(page);
  await signIn(page, service.url);
  const call = callerOf(service, 'contract');
  const rack = await objectMade(call, {
    type: 'C__OBJTYPE__ENCLOSURE',
    title: 'rack',
    categories: { C__CATG__FORMFACTOR: { rackunits: 8 } },
  });
  const inRack = (pos: object) =>
    objectMade(call, { title: 'in it', categories: { C__CATG__LOCATION: { parent: rack, ...pos } } });
  const device = await inRack({ option: 3, insertion: 1, pos: 2 });
  await inRack({});
  for (const path of [
    '/',
    '/objects',
    `/objects/${device}`,
    `/connections/${rack}`,
    `/impact/${rack}`,
    `/cables/${rack}`,
    '/history',
    '/nets',
    '/import',
    '/schema',
    '/administration',
    '/audit',
    `/places/${rack}`,
  ]) {
    await page.goto(service.url + path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await answered();
    t.deepEqual(await walkedByTab(page), { missed: [], unseen: [] }, path);
  }
  t.deepEqual(faults, []);
});

/** Waits for the answers to what a page asks; one that waits for changes is not answered until there are some. */
function answersOf(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', request => {
    if (!request.postData()?.includes('"kataster.changes.follow"')) pending.add(request);
  });
  page.on('requestfinished', request => pending.delete(request));
  page.on('requestfailed', request => pending.delete(request));
  return async () => {
    let looks = 0;
    await until(() => {
      looks = pending.size === 0 ? looks + 1 : 0;
      return looks > 25;
    });
  };
}

browserTest('dialogs keep the focus until they close, and give it back to what opened them', async t => {
  const { page, service, faults } = await openedConsole(t);
  await signIn(page, service.url);
  for (const [path, name] of [
    ['/objects', 'New object'],
    ['/objects', 'Columns'],
    ['/history', 'As a program'],
  ] as const) {
    await page.goto(service.url + path);
    const opener = page.getByRole('button', { name }).first();
    await opener.waitFor();
    await page.waitForLoadState('networkidle');
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    for (let at = 0; at < 25; at += 1) {
      await page.keyboard.press('Tab');
      t.true(await page.evaluate(`document.activeElement.matches('body, dialog, dialog *')`), `${name}: Tab ${at}`);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await until(() => hasFocus(opener));
    t.log(`${name}: focus`);
  }
  t.deepEqual(faults, []);
});
