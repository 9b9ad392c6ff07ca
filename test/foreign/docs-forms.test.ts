import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import type { Document } from '../../scripts/generate/document/document.js';
import { isOfContract } from '../../src/discovery/openrpc.js';
import { type Docs, readDocs } from '../../src/site/examples/docs.js';
import type { Exchange } from '../../src/site/examples/execution.js';
import { browserTest, watchedPage } from '../helpers/browser.js';
import { document } from '../helpers/catalogue.js';
import { type Example, examples } from '../helpers/examples.js';
import { sharedService } from '../helpers/started-service.js';
import { engines } from '../helpers/stores.js';
import { enter } from '../helpers/try-enter.js';
import { formOf } from '../helpers/try-form.js';

const [service = () => Promise.reject(new Error('no engine to test with'))] = engines.map(engine => sharedService(engine));

/** The less is painted with every value, the better. */
const little = { width: 480, height: 320 };

/** A page that is served: files would each get a process of the browser, which takes longer to start than a form to fill in. */
async function opened(t: ExecutionContext) {
  const { url } = await service();
  return { docs: `${url}/docs`, ...(await watchedPage(t, url, { viewport: little })) };
}

type Params = Readonly<Record<string, unknown>>;

/** Enters the parameters of a call into its form, and holds that the form would send them. */
async function entered(t: ExecutionContext, page: Page, path: string, method: string, params: Params): Promise<void> {
  await page.goto(path);
  const form = await formOf(page, method);
  await enter(form, params);
  t.true(await form.evaluate(element => (element as unknown as { checkValidity(): boolean }).checkValidity()), path);
  const body = JSON.parse((await form.locator('[data-shows="json"]').textContent()) ?? '{}');
  const { apikey: _apikey, language: _language, ...sent } = body.params;
  t.deepEqual(switched({ method: body.method, params: sent }), switched({ method, params }), path);
}

/** Examples of methods or parameters that those before have not, a value of another kind among them. */
function withNewParameters(all: readonly Example[]): readonly Example[] {
  const seen = new Set<string>();
  return all.filter(({ method, params }) => {
    const kinds = Object.entries(params).map(([name, value]) => `${name} as ${Array.isArray(value) ? 'list' : typeof value}`);
    const isNew = [method, ...kinds].some(each => !seen.has(each));
    for (const each of [method, ...kinds]) seen.add(each);
    return isNew;
  });
}

/** Parameters without empty texts, as an empty field is not sent, and without key and language, which are entered elsewhere. */
function enterable({ apikey: _apikey, language: _language, ...params }: Params): Params {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
}

/** A switch may be written as 1 or as true. */
function switched(call: object): unknown {
  return JSON.parse(JSON.stringify(call), (_, value) => (typeof value === 'boolean' ? Number(value) : value));
}

browserTest('examples of every method and parameter of the document can be entered into the form of their method', async t => {
  const { page, docs, faults } = await opened(t);
  const ofContract = new Set((document as Document).methods.filter(isOfContract).map(({ name }) => name));
  for (const { method, params } of withNewParameters(examples.filter(each => ofContract.has(each.method))))
    await entered(t, page, `${docs}/methods/${method}.html`, method, enterable(params));
  t.deepEqual(faults, []);
});

browserTest('data that examples save can be entered into the form of its category, with values of every kind', async t => {
  const { page, docs, faults } = await opened(t);
  for (const { method, params } of ofEveryKind(await readDocs()))
    await entered(t, page, `${docs}/categories/${params.category}.html`, method, params);
  t.deepEqual(faults, []);
});

/** Of what is saved, as much as it takes to see every attribute type with every kind of value. */
function ofEveryKind({ registry, examples: { categories } }: Docs): readonly Exchange[] {
  const seen = new Set<string>();
  return [...categories].flatMap(([constant, { save }]) => {
    if (!save || save.answer.error) return [];
    const { attributesByKey } = registry.category(constant) ?? { attributesByKey: new Map() };
    const kinds = Object.entries(save.params.data ?? {}).map(
      ([key, value]) => `${attributesByKey.get(key)?.type} as ${Array.isArray(value) ? 'list' : typeof value}`,
    );
    const isNew = kinds.some(kind => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isNew ? [save] : [];
  });
}
