import { calls, type Kataster, KatasterError } from '../../../generated/client.js';
import type { CategoryInfo, LinkTarget, ObjectType, ObjectTypeCategory, ObjectTypeGroup } from '../../../generated/types.js';
import { constant } from './constants.js';
import { forgetCall } from './recorded-calls.js';

/** A category as an object type offers it. */
export interface OfferedCategory extends ObjectTypeCategory {
  readonly isMultiValue: boolean;
}

let asked = new WeakMap<Kataster, Map<string, Promise<unknown>>>();

/** Forgets everything about the catalogue, as the schema was changed. */
export function forgetCatalogue(): void {
  asked = new WeakMap();
}

/** Each question about the catalogue is asked once per session and language, until the page changes the schema; one that failed is forgotten. */
export function once<Value>(caller: Kataster, question: string, ask: () => Promise<Value>): Promise<Value> {
  const answers = answersOf(caller);
  const answer = (answers.get(question) as Promise<Value> | undefined) ?? ask();
  answers.set(question, answer);
  answer.catch(() => answers.delete(question));
  return answer;
}

function answersOf(caller: Kataster): Map<string, Promise<unknown>> {
  const answers = asked.get(caller) ?? new Map<string, Promise<unknown>>();
  asked.set(caller, answers);
  return answers;
}

/** All object types. */
export function objectTypes(caller: Kataster): Promise<readonly ObjectType[]> {
  return once(caller, 'types', () => caller.cmdb.object_types.read({ order_by: 'title' }));
}

/** All groups of object types. */
export function objectTypeGroups(caller: Kataster): Promise<readonly ObjectTypeGroup[]> {
  return once(caller, 'groups', () => caller.cmdb.object_type_groups.read({}));
}

/** The attributes of a category by key; none for a category that has no attributes of its own. */
export async function categoryInfo(caller: Kataster, category: string): Promise<CategoryInfo> {
  const infos = await categoryInfos(caller, [category]);
  return infos.get(category) ?? {};
}

/** The attributes of several categories: those that are not known yet are asked for together. */
export async function categoryInfos(caller: Kataster, names: readonly string[]): Promise<ReadonlyMap<string, CategoryInfo>> {
  const missing = names.filter(name => !answersOf(caller).has(`info ${name}`));
  const batch = caller.batch(missing.map(name => calls.cmdb.category_info.read({ category: constant(name) })));
  for (const [at, name] of missing.entries())
    void once(caller, `info ${name}`, async () => {
      const info = (await batch)[at];
      if (!(info instanceof KatasterError)) return info ?? {};
      forgetCall('cmdb.category_info.read', { category: name });
      if (info.errorName === 'CategoryWithoutAttributes') return {};
      throw info;
    });
  const infos = await Promise.all(names.map(name => once<CategoryInfo>(caller, `info ${name}`, () => Promise.resolve({}))));
  return new Map(names.map((name, at) => [name, infos[at] ?? {}]));
}

/** The categories of an object type in the order of the catalogue. */
export function categoriesOfType(caller: Kataster, type: string): Promise<readonly OfferedCategory[]> {
  return once(caller, `categories ${type}`, async () => {
    const { catg, cats, custom } = await caller.cmdb.object_type_categories.read({ type: constant(type) });
    return [...catg, ...cats, ...custom].map(each => ({ ...each, isMultiValue: each.multi_value === '1' }));
  });
}

/** Constants of the object types that a link may lead to; undefined for any. */
export async function permittedTypes(caller: Kataster, target: LinkTarget = {}): Promise<readonly string[] | undefined> {
  const { categories, objectTypes: listed, excludeObjectTypes: excluded, container } = target;
  if (!categories && !listed && !excluded && !container) return undefined;
  const types = await objectTypes(caller);
  const owners = categories && (await typesWithAny(caller, types, categories));
  return types
    .filter(type => (!listed || listed.includes(type.const)) && !excluded?.includes(type.const))
    .filter(type => (!owners || owners.has(type.const)) && (!container || type.container === '1'))
    .map(type => type.const);
}

/** Object types that offer any of these categories; the categories of all types are asked for in one request. */
async function typesWithAny(
  caller: Kataster,
  types: readonly ObjectType[],
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const menus = await once(caller, 'categories of all types', () =>
    caller.batch(types.map(type => calls.cmdb.object_type_categories.read({ type: constant(type.const) }))),
  );
  const isOffered = (menu: (typeof menus)[number] | undefined): boolean =>
    menu !== undefined &&
    !(menu instanceof KatasterError) &&
    [...menu.catg, ...menu.cats, ...menu.custom].some(category => names.includes(category.const));
  return new Set(types.filter((_, at) => isOffered(menus[at])).map(type => type.const));
}

/** Titles of all categories by their constants. */
export async function categoryTitles(caller: Kataster): Promise<Readonly<Record<string, string>>> {
  const { categories } = await once(caller, 'constants', () => caller.idoit.constants.read());
  return { ...categories.g, ...categories.s, ...categories.g_custom };
}

/** Titles by constants: of categories, object types and relation types. */
export async function titlesByConstant(caller: Kataster): Promise<Readonly<Record<string, string>>> {
  const { objectTypes: types, relationTypes } = await once(caller, 'constants', () => caller.idoit.constants.read());
  return { ...types, ...relationTypes, ...(await categoryTitles(caller)) };
}

/** A category that no object type at hand offers, under its title. */
export async function unofferedCategory(caller: Kataster, name: string, isMultiValue: boolean): Promise<OfferedCategory> {
  const titles = await categoryTitles(caller);
  return { id: '', const: name, title: titles[name] ?? name, multi_value: '0', isMultiValue };
}

/** A category by its constant and its title. */
export interface TitledCategory {
  readonly const: string;
  readonly title: string;
}

/** All categories, by title. */
export function allCategories(caller: Kataster): Promise<readonly TitledCategory[]> {
  return once(caller, 'all categories', async () => {
    const { categories } = await once(caller, 'constants', () => caller.idoit.constants.read());
    const titles = Object.values(categories).flatMap(each => Object.entries(each));
    return titles
      .map(([name, title]) => ({ const: name, title: String(title) }))
      .sort((one, other) => one.title.localeCompare(other.title));
  });
}
