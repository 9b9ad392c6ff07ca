import type { ExecutionContext } from 'ava';
import type { BrowserContextOptions, Page, Request } from 'playwright-core';
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

/** Opens the console in a browser; it ends with the test. */
export async function openedConsole(
  t: ExecutionContext,
  options: BrowserContextOptions = {},
  prepare: (store: Store) => Promise<unknown> = async () => undefined,
): Promise<OpenedConsole> {
  t.timeout(120_000);
  const [engine] = engines;
  if (!engine) throw new Error('no engine to test with');
  const store = await freshStore(t, engine, { durability: 'fast' });
  await makeDefaultObjects(contextOver(store));
  await imported(store, office);
  await prepare(store);
  const service = await serviceOver(t, store);
  const watched = await watchedPage(t, service.url, { viewport: { width: 1280, height: 800 }, ...options });
  return { ...watched, service, contract: heldAgainstContract(watched.page) };
}

/** Signs in with the key of the tests. */
export async function signIn(page: Page, url: string, path = '/'): Promise<void> {
  await page.goto(url + path);
  await page.getByRole('button', { name: /With a key|Mit Schlüssel/ }).click();
  await page.locator('#sign-in-key').fill(testKey);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
  await page.locator('nav.side').waitFor({ state: 'attached' });
}

function heldAgainstContract(page: Page): OpenedConsole['contract'] {
  const faults: string[] = [];
  const methods = new Set<string>();
  page.on('response', async response => {
    const request = response.request();
    if (new URL(request.url()).pathname !== '/jsonrpc') return;
    const calls = [sentIn(request)].flat();
    const answers = [await response.json().catch(() => [])].flat();
    for (const { id, method, params } of calls) {
      methods.add(method);
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
