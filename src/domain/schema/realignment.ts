import { isDeepStrictEqual } from 'node:util';
import type { Language } from '../../attributes/attribute-type.js';
import type { Category, Registry } from '../../catalog/registry.js';
import { modelOf } from '../models/category-model.js';
import type { Records } from '../storage/records.js';
import type { DefinitionRecord } from '../storage/schema.js';
import { Converter, choiceMaker, conversionsIn, type Versions } from './conversions.js';
import { convertEntries } from './converted-entries.js';
import { definitionsOf, everyDefinitionOf } from './definitions.js';

/** The catalogue with these definitions beside it. */
export function registryWith(registry: Registry, records: readonly DefinitionRecord[]): Registry {
  return registry.extend(definitionsOf(records), registry.schema + 1, everyDefinitionOf(records));
}

/** Gives entries the values of attributes that take the places of others, as far as the choices are there that they need, or with all of them. */
export async function convertStored(
  { everything }: Records,
  versions: Versions,
  language: Language,
  choices: 'existing' | 'all' = 'all',
): Promise<void> {
  const ensureChoice = choices === 'all' ? choiceMaker(everything) : undefined;
  for (const name of namesIn(versions))
    for (const conversion of conversionsIn(versions, name))
      await convertEntries(everything, await Converter.over(everything, conversion, versions, language, ensureChoice));
}

/** Has stored entries be what the catalogue of after says of their categories, and be found by what they show by then. */
export async function realignEntries({ everything: { schema } }: Records, { before, after }: Versions): Promise<void> {
  for (const name of namesIn({ before, after })) {
    const [was, is] = [columnsIn(before, name), columnsIn(after, name)];
    if (is && !isDeepStrictEqual(was, is)) await schema.realign(name, is);
    if (findsOthers(wordsIn(before, name), wordsIn(after, name), wordsIn(before.whole(), name))) await schema.listForSearch(name);
  }
}

/** Names of categories that are not as they were. */
function namesIn({ before, after }: Versions): readonly string[] {
  const names = new Set([...before.categories, ...after.categories].map(each => each.const));
  return [...names].filter(name => !isSame(before, after, name));
}

/** Whether a category and its choices are those of before. */
function isSame(before: Registry, after: Registry, name: string): boolean {
  const category = before.category(name);
  const dialogs = category?.attributes.flatMap(({ dialog }) => dialog ?? []) ?? [];
  return category === after.category(name) && dialogs.every(each => before.dialog(each) === after.dialog(each));
}

function columnsIn(registry: Registry, name: string) {
  const category = storedIn(registry, name);
  if (!category) return undefined;
  const { labels, single } = modelOf(registry, category);
  return { labels, single };
}

/** The category, if it has entries of its own. */
function storedIn(registry: Registry, name: string): Category | undefined {
  const category = registry.category(name);
  return category && registry.storage(category) === category ? category : undefined;
}

/** What values of a category are found by: its attributes and, with their titles, its choices. */
function wordsIn(registry: Registry, name: string): ReadonlyMap<string, string> {
  const attributes = storedIn(registry, name)?.attributes ?? [];
  return new Map(
    attributes.flatMap(({ key, dialog }) => [
      [key, ''] as const,
      ...(registry.dialog(dialog ?? '')?.choices ?? []).map(({ id, title }) => [`${key} ${id}`, JSON.stringify(title)] as const),
    ]),
  );
}

/** Whether entries are found by others: something means nothing any more, or something else, or what had been removed is there again. */
function findsOthers(was: Words, is: Words, whole: Words): boolean {
  return [...was].some(([name, word]) => is.get(name) !== word) || [...is.keys()].some(name => !was.has(name) && whole.has(name));
}

type Words = ReadonlyMap<string, string>;
