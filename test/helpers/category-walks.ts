import type { ExecutionContext } from 'ava';
import type { Page } from 'playwright-core';
import { registry } from './catalogue.js';
import { openedConsole, signIn } from './console.js';
import { type Category, formOf, save, seeRejected, writableOf } from './console-forms.js';
import { type Caller, callerOf, resultOf } from './rpc.js';

/** Number of categories by their outcome in the browser. */
interface Tally {
  withoutAttributes: number;
  readOnly: number;
  rejected: number;
  savedAndUndone: number;
}

const byCategories = registry.objectTypes.toSorted((one, other) => other.categories.length - one.categories.length);

/** The type whose objects show the category; any type where its address alone leads to it. */
function typeOf({ const: name }: Category): string {
  return (byCategories.find(type => type.categories.some(each => each === name)) ?? byCategories[0])?.const ?? '';
}

/** One object of each type, so that every link finds something to lead to; ids by type. */
async function oneOfEachType(call: Caller): Promise<ReadonlyMap<string, number>> {
  const ids = new Map<string, number>();
  for (const { const: type } of registry.objectTypes) {
    const { id } = await resultOf<{ id: string }>(call('cmdb.object.create', { type, title: `one ${type}` }));
    ids.set(type, Number(id));
  }
  return ids;
}

/** Links to entries and relations offer those of their own object first. */
async function withSomethingToLinkTo(call: Caller, objects: ReadonlyMap<string, number>): Promise<void> {
  const owner = (name: string): number => objects.get(typeOf(registry.category(name) ?? fail(name))) ?? 0;
  const listening = registry.objectTypes.filter(({ categories }) => categories.some(name => name === 'C__CATG__NET_LISTENER'));
  const entries = [
    ...listening.map(({ const: type }) => ({
      category: 'C__CATG__NET_LISTENER',
      object: objects.get(type),
      data: { description: 'listens' },
    })),
    {
      category: 'C__CATG__LOCATION',
      object: owner('C__CATS__DATABASE_ACCESS'),
      data: { parent: objects.get('C__OBJTYPE__BUILDING') },
    },
  ];
  for (const entry of entries) await resultOf(call('cmdb.category.save', entry));
}

function fail(name: string): never {
  throw new Error(`There is no category ${name}`);
}

/** Shows a page without loading the document again. */
async function show(page: Page, path: string): Promise<void> {
  await page.evaluate(`history.pushState(null, '', '${path}'); dispatchEvent(new PopStateEvent('popstate'))`);
}

/** Creates or changes an entry, sees the error at its field where there can be one, saves, and undoes it. */
async function walk(page: Page, category: Category, tally: Tally): Promise<void> {
  await page.locator(`#title-${category.const}`).waitFor();
  const begin = page.locator('section.category > header > button:not([aria-expanded])').first();
  if (category.mode === 'view' || writableOf(category).length === 0) {
    await begin.waitFor({ state: 'detached' });
    tally[category.attributes.length === 0 ? 'withoutAttributes' : 'readOnly'] += 1;
    return;
  }
  const entries = page.locator('section.category').locator('.record, .entries tbody tr');
  const before = await entries.count();
  await begin.click();
  const { breakable, fill } = formOf(category);
  await fill(page);
  if (breakable) {
    await seeRejected(page, breakable);
    tally.rejected += 1;
  }
  await save(page);
  const notices = page.locator('.notices');
  await notices.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await notices.getByText('Undone').waitFor();
  await entries.nth(before).waitFor({ state: 'detached' });
  await notices.getByRole('button', { name: 'Close' }).click();
  tally.savedAndUndone += 1;
}

/** Begins an entry of each category, sees it rejected at its field, saves and undoes it; says what became of how many. */
export async function walkCategories(t: ExecutionContext, categories: readonly Category[]): Promise<void> {
  const { page, service, faults, contract } = await openedConsole(t);
  const call = callerOf(service, 'contract');
  const objects = await oneOfEachType(call);
  await withSomethingToLinkTo(call, objects);
  await signIn(page, service.url);
  const tally: Tally = { withoutAttributes: 0, readOnly: 0, rejected: 0, savedAndUndone: 0 };
  for (const category of categories) {
    await show(page, `/objects/${objects.get(typeOf(category))}/${category.const}`);
    await t.notThrowsAsync(walk(page, category, tally), category.const);
  }
  t.log(tally);
  t.deepEqual([[...new Set(faults)], [...new Set(contract.faults)]], [[], []]);
  const { withoutAttributes, readOnly, savedAndUndone } = tally;
  t.is(withoutAttributes + readOnly + savedAndUndone, categories.length);
  t.true(Object.values(tally).every(count => count > 0));
}

/** Kinds of fields that the form of a category has: types of attributes, in lists and alone, required or not. */
function kindsOf(category: Category): readonly string[] {
  return writableOf(category).map(({ type, required }) => `${type} ${category.multiValue} ${Boolean(required)}`);
}

/** As few categories as show a field of every kind, and one of each that has no form. */
export function ofEveryKind(all: readonly Category[]): readonly Category[] {
  const withForm = all.filter(({ mode }) => mode !== 'view');
  const left = new Set(withForm.flatMap(kindsOf));
  const newIn = (category: Category): number => new Set(kindsOf(category).filter(kind => left.has(kind))).size;
  const chosen: Category[] = [];
  while (left.size > 0) {
    const [most] = withForm.toSorted(
      (one, other) => newIn(other) - newIn(one) || one.attributes.length - other.attributes.length,
    );
    if (!most) break;
    chosen.push(most);
    for (const kind of kindsOf(most)) left.delete(kind);
  }
  const withoutForm = [
    all.find(({ attributes }) => attributes.length === 0),
    all.find(({ attributes, mode }) => attributes.length > 0 && mode === 'view'),
  ];
  return [...chosen, ...withoutForm.flatMap(each => each ?? [])];
}
