import { calls, type Kataster, KatasterError } from '../../../generated/client.js';
import type { CategoryInfo, CmdbStatus, ObjectType, ObjectTypeCategory } from '../../../generated/types.js';
import { constant } from './constants.js';

/** A category as an object type offers it. */
export interface OfferedCategory extends ObjectTypeCategory {
  readonly isMultiValue: boolean;
}

const asked = new WeakMap<Kataster, Map<string, Promise<unknown>>>();

/** The catalogue changes with a restart alone, so each question is asked once per session and language; one that failed is forgotten. */
function once<Value>(caller: Kataster, question: string, ask: () => Promise<Value>): Promise<Value> {
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

/** The CMDB statuses. */
export function cmdbStatuses(caller: Kataster): Promise<readonly CmdbStatus[]> {
  return once(caller, 'statuses', () => caller.cmdb.status.read());
}
