import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import type { Document } from '../../scripts/generate/document/document.js';
import { isOfContract } from '../../src/discovery/openrpc.js';
import { watchedPage } from './browser.js';
import { document } from './catalogue.js';
import { type Example, examples } from './examples.js';
import { sharedService } from './started-service.js';
import { engines } from './stores.js';
import { enter } from './try-enter.js';
import { formOf } from './try-form.js';

const [service = () => Promise.reject(new Error('no engine to test with'))] = engines.map(engine => sharedService(engine));

/** The less is painted with every value, the better. */
const little = { width: 480, height: 320 };

/** A page that is served: files would each get a process of the browser, which takes longer to start than a form to fill in. */
export async function opened(t: ExecutionContext) {
  const { url } = await service();
  return { docs: `${url}/docs`, ...(await watchedPage(t, url, { viewport: little })) };
}

export type Params = Readonly<Record<string, unknown>>;

/** Enters the parameters of a call into its form, and holds that the form would send them. */
export async function entered(t: ExecutionContext, page: Page, path: string, method: string, params: Params): Promise<void> {
  await page.goto(path);
  const form = await formOf(page, method);
  await enter(form, params);
  t.true(await form.evaluate(element => (element as unknown as { checkValidity(): boolean }).checkValidity()), path);
  const body = JSON.parse((await form.locator('[data-shows="json"]').textContent()) ?? '{}');
  const { apikey: _apikey, language: _language, ...sent } = body.params;
  t.deepEqual(switched({ method: body.method, params: sent }), switched({ method, params }), path);
}

/** Examples of methods that the documentation has a form for. */
export function examplesOfContract(): readonly Example[] {
  const ofContract = new Set((document as Document).methods.filter(isOfContract).map(({ name }) => name));
  return examples.filter(each => ofContract.has(each.method));
}

/** Enters examples into the forms of their methods. */
export async function enterExamples(t: ExecutionContext, chosen: readonly Example[]): Promise<void> {
  const { page, docs, faults } = await opened(t);
  for (const { method, params } of chosen) await entered(t, page, `${docs}/methods/${method}.html`, method, enterable(params));
  t.deepEqual(faults, []);
}

/** Parameters without empty texts, as an empty field is not sent, and without key and language, which are entered elsewhere. */
function enterable({ apikey: _apikey, language: _language, ...params }: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
}

/** A switch may be written as 1 or as true. */
function switched(call: object): unknown {
  return JSON.parse(JSON.stringify(call), (_, value) => (typeof value === 'boolean' ? Number(value) : value));
}
