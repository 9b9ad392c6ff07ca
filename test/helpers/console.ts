import type { ExecutionContext } from 'ava';
import type { BrowserContextOptions, Locator, Page, Request } from 'playwright-core';
import { makeDefaultObjects } from '../../src/domain/objects/default-objects.js';
import type { Store } from '../../src/domain/storage/store.js';
import { contextOver, imported, office } from '../imports/office.js';
import { type Watched, watchedPage } from './browser.js';
import { parametersValidator, resultValidator } from './method-schemas.js';
import { serviceOver, type TestService, testKey } from './service.js';
import { engines, freshStore } from './stores.js';

/** The console of a service with the objects of an imported dump. */
export interface OpenedConsole extends Watched {
  readonly service: TestService;
  /** Calls that are not as the document says, a line each; the names of all methods that were called. */
  readonly contract: { readonly faults: readonly string[]; readonly methods: ReadonlySet<string> };
}

/** Opens the console in a browser, over the rows of a dump; it ends with the test. */
export async function openedConsole(
  t: ExecutionContext,
  options: BrowserContextOptions = {},
  prepare: (store: Store) => Promise<unknown> = async () => undefined,
  rows: readonly unknown[] = office,
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenedConsole> {
  const [engine] = engines;
  if (!engine) throw new Error('no engine to test with');
  const store = await freshStore(t, engine, { durability: 'fast' });
  await makeDefaultObjects({ ...contextOver(store), method: 'default data' });
  if (rows.length > 0) await imported(store, rows);
  await prepare(store);
  const service = await serviceOver(t, store, settings);
  return { ...(await consoleOf(t, service.url, options)), service };
}

/** A page for the console of a service that runs, whose calls are held against the document. */
export async function consoleOf(
  t: ExecutionContext,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Omit<OpenedConsole, 'service'>> {
  const watched = await watchedPage(t, url, { viewport: { width: 1280, height: 800 }, ...options });
  return { ...watched, contract: heldAgainstContract(watched.page) };
}

/** Signs in with the key of the tests, or another one. */
export async function signIn(page: Page, url: string, path = '/', key = testKey): Promise<void> {
  await page.goto(url + path);
  await page.getByRole('button', { name: /With a key|Mit Schlüssel/ }).click();
  await page.locator('#sign-in-key').fill(key);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
  await page.locator('nav.side').waitFor({ state: 'attached' });
}

/** Opens the page of an object by the search of the header. */
export async function openObject(page: Page, title: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Search everything' }).fill(title);
  await page.getByRole('option').filter({ hasText: title }).first().click();
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
}

/** The section of a category on the page of an object. */
export function section(page: Page, title: string): Locator {
  return page.locator('section.category').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

/** Rows of a list that has some, that of its titles included. Until the objects are counted, the table tells those of the first page, if it has loaded it. */
export async function rowsCounted(page: Page): Promise<number> {
  const counted = page.locator('.virtual table:not([aria-rowcount="1"], [aria-rowcount="101"])');
  return Number(await counted.getAttribute('aria-rowcount'));
}

function heldAgainstContract(page: Page): OpenedConsole['contract'] {
  const faults: string[] = [];
  const methods = new Set<string>();
  page.on('response', async response => {
    const request = response.request();
    if (new URL(request.url()).pathname !== '/jsonrpc') return;
    const calls = [sentIn(request)].flat();
    for (const { method } of calls) methods.add(method);
    const answers = [await response.json().catch(() => [])].flat();
    for (const { id, method, params } of calls) {
      const validParameters = parametersValidator(method, 'contract');
      if (!validParameters(params)) faults.push(`${method}: parameters ${JSON.stringify(validParameters.errors)}`);
      const { result } = answers.find(answer => answer.id === id) ?? {};
      const validResult = resultValidator(method, 'contract');
      if (result !== undefined && !validResult(result)) faults.push(`${method}: result ${JSON.stringify(validResult.errors)}`);
    }
  });
  return { faults, methods };
}

interface SentCall {
  readonly id: number;
  readonly method: string;
  readonly params: Readonly<Record<string, unknown>>;
}

function sentIn(request: Request): SentCall | readonly SentCall[] {
  return JSON.parse(request.postData() ?? '[]');
}
