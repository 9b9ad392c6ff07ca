import type { Page } from 'playwright-core';
import { objectMade } from '../factories/calls.js';
import { browserTest } from '../helpers/browser.js';
import { openedConsole, signIn } from '../helpers/console.js';
import { type Caller, callerOf, resultOf } from '../helpers/rpc.js';

const pages = [
  '/',
  '/objects',
  '/objects?type=C__OBJTYPE__SERVER',
  '/objects/:rack',
  '/objects/:server',
  '/objects/:server/C__CATG__MODEL',
  '/objects/:server?as_of=1',
  '/places/:rack',
  '/connections/:server',
  '/cables/:server',
  '/impact/:server',
  '/history',
  '/history/compare',
  '/nets',
  '/nets/:net',
  '/schema',
  '/account',
];

/** Names of controls that readers must not see. */
const readerMayNot = [
  /^(Edit|Add|New (object|category|type)|Undo|Archive|More|Save the view|Assign)\b/,
  /^(Import|Administration|Audit)$/,
];

interface Told {
  readonly data?: { readonly error?: string; readonly right?: string };
}

/** Answers that say that the caller lacks a right, a line each. */
function refusalsOf(page: Page): readonly string[] {
  const refusals: string[] = [];
  page.on('response', async response => {
    if (new URL(response.url()).pathname !== '/jsonrpc') return;
    const answers: readonly { readonly error?: Told }[] = [await response.json().catch(() => [])].flat();
    for (const { error } of answers)
      if (error?.data?.right ?? Object.values(error?.data ?? {}).find(text => String(text).includes('expected the right')))
        refusals.push(`${new URL(page.url()).pathname}: ${response.request().postData()?.slice(0, 200)}`);
  });
  return refusals;
}

async function keyOf(call: Caller, rights: object): Promise<string> {
  const { key } = await resultOf<{ key: string }>(call('kataster.key.create', { title: 'crawls', rights }));
  return key;
}

/** A rack with a server in it, and a net with an address: something to be changed on each page. */
async function worldOf(call: Caller) {
  const categories = { C__CATG__FORMFACTOR: { rackunits: 20 } };
  const rack = await objectMade(call, { type: 'C__OBJTYPE__ENCLOSURE', title: 'rack', categories });
  const server = await objectMade(call, {
    title: 'web1',
    categories: {
      C__CATG__LOCATION: { parent: rack, insertion: 'C__INSERTION__FRONT', pos: 3 },
      C__CATG__MODEL: { serial: 'X1' },
    },
  });
  const range = { type: 'C__CATS_NET_TYPE__IPV4', address: '10.0.0.0', netmask: '255.255.255.240' };
  const net = await objectMade(call, { type: 'C__OBJTYPE__LAYER3_NET', title: 'net', categories: { C__CATS__NET: range } });
  return { rack, server, net };
}

const buttons = 'main button:enabled:visible, main summary:visible';

/** Opens a page, until it shows everything and knows the rights of the caller. */
async function opened(page: Page, address: string): Promise<void> {
  const asksRights = page.waitForResponse(each => each.request().postData()?.includes('kataster.access.read') ?? false);
  await Promise.all([asksRights, page.goto(address)]);
  await page.locator('main:has(h1):not(:has(.waiting))').waitFor();
}

/** Presses each button of a page, closing what it opens; returns the names of all controls. */
async function pressAll(page: Page, address: string): Promise<readonly string[]> {
  await opened(page, address);
  const names: string[] = await page.locator(`${buttons}, nav.side a`).allInnerTexts();
  const count = await page.locator(buttons).count();
  for (let at = 0; at < count; at += 1) {
    const button = page.locator(buttons).nth(at);
    if ((await button.count()) === 0) break;
    await button.dispatchEvent('click');
    if (page.url() === address && (await page.locator('dialog[open]').count()) === 0) continue;
    await opened(page, address);
  }
  return names.map(name => name.trim());
}

const callers = {
  reader: [{ verbs: ['view'] }],
  'editor of a category': [{ verbs: ['view'] }, { verbs: ['edit'], categories: ['C__CATG__MODEL'] }],
} as const;

for (const [who, rights] of Object.entries(callers))
  browserTest(`no control of any page is refused to a ${who}`, async t => {
    const { page, service } = await openedConsole(t);
    const call = callerOf(service, 'contract');
    const ids = await worldOf(call);
    const refusals = refusalsOf(page);
    page.on('dialog', dialog => void dialog.accept());
    await signIn(page, service.url, '/', await keyOf(call, rights));
    let pressed = 0;
    for (const path of pages) {
      const address = service.url + path.replace(/:(rack|server|net)/, (_, name: keyof typeof ids) => String(ids[name]));
      const names = await pressAll(page, address);
      pressed += names.length;
      const wrong = names.filter(name => readerMayNot.some(each => each.test(name)));
      if (who === 'reader') t.deepEqual(wrong, [], path);
    }
    t.log(`${pages.length} pages, ${pressed} controls`);
    t.deepEqual(refusals, []);
    t.true(pressed > 5 * pages.length);
  });

browserTest(
  'what an administrator may do is offered, and what a reader may not, by its address, is said in plain words',
  async t => {
    const { page, service } = await openedConsole(t);
    const call = callerOf(service, 'contract');
    const { server } = await worldOf(call);
    await signIn(page, service.url, `/objects/${server}`);
    await page.getByRole('button', { name: 'Edit' }).first().waitFor();
    for (const name of ['Import', 'Administration', 'Audit']) await page.getByRole('link', { name, exact: true }).waitFor();
    await page.getByText('More', { exact: true }).waitFor();
    await page.getByRole('button', { name: /sign out/i }).click();
    await signIn(page, service.url, '/administration', await keyOf(call, [{ verbs: ['view'] }]));
    await page.getByText('Your rights do not permit this.').first().waitFor();
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await page.getByText('Ihre Rechte erlauben das nicht.').first().waitFor();
    t.false((await page.locator('main').innerText()).includes('operations['));
  },
);
