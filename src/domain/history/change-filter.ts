import type { Id } from '../../../generated/types.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireCategory } from '../access/permission.js';
import { categoryNamed, constantMeant } from '../categories.js';
import type { DomainContext } from '../context.js';
import { rejectLongPage } from '../limits/pages.js';
import { modelOf } from '../models/category-model.js';
import { subtypesOf } from '../models/subtype.js';
import { objectTypeNamed } from '../objects/object-types.js';
import type { SchemaPartName } from '../schema/definitions.js';
import type { ChangeAction } from '../storage/change-sets.js';
import type { ChangeConditions, ChangePosition } from '../storage/history.js';

/** Filters by which a caller asks for changes; those that are absent are met. */
export interface ChangeFilter {
  readonly object?: Id | undefined;
  readonly entry?: Id | undefined;
  readonly category?: string | undefined;
  /** Constant or id of an object type. */
  readonly type?: string | number | undefined;
  readonly user?: Id | undefined;
  readonly key?: string | undefined;
  readonly method?: string | undefined;
  readonly action?: ChangeAction | undefined;
}

/** A page of changes that a caller asks for. */
export interface ChangePage extends ChangeFilter {
  /** A change set or a time that is earlier than all of them. */
  readonly since?: number | string | undefined;
  /** Values as they are kept, not as they read. */
  readonly kept: boolean;
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

const usualLimit = 50;

/** Changes on a page: a larger change set goes on on the next one. */
export const changesAtMost = 1000;

/**
 * How many change sets a page has at most.
 * @throws RpcError LimitExceeded
 */
export function pageLimitOf(context: DomainContext, limit: number | undefined): number {
  rejectLongPage(context, limit);
  return limit ?? Math.min(usualLimit, context.settings.pageLimit);
}

/** Whether the caller sees what objects were that are gone. Others, who may view objects of their last type, are told that they changed and are gone. */
export function seesPurged({ permitted }: DomainContext): boolean {
  return !permitted || (permitted.rights.permitsEverywhere('administer') && permitted.rights.permitsEverywhere('view'));
}

/**
 * The conditions that a filter stands for.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, ObjectTypeNotFound
 */
export function conditionsOf(context: DomainContext, filter: ChangeFilter): ChangeConditions {
  const { object, entry, category, type, user, key, method, action } = filter;
  return {
    object,
    entry,
    categories: category === undefined ? undefined : categoriesOf(context, category),
    types: type === undefined ? undefined : [objectTypeNamed(context, type).const],
    action,
    user,
    key,
    method,
  };
}

/**
 * The same where what is named may be gone from the schema: its history stays. One statement where it is.
 * @throws RpcError CategoryNotFound, CategoryWithoutAttributes, ObjectTypeNotFound, Forbidden
 */
export async function conditionsInHistory(context: DomainContext, filter: ChangeFilter): Promise<ChangeConditions> {
  const { registry, store } = context;
  const { category, type, ...others } = filter;
  const isKnown =
    (category === undefined || registry.category(constantMeant(context, category)) !== undefined) &&
    (type === undefined || registry.objectType(type) !== undefined);
  const removed = isKnown ? [] : (await store.reads.schema.list()).filter(each => each.removed === 1);
  const goneIn = (part: SchemaPartName, name: unknown) => removed.find(each => each.part === part && each.name === name)?.name;
  const [goneCategory, goneType] = [goneIn('categories', category), goneIn('object_types', type)];
  if (goneCategory !== undefined) requireCategory(context, goneCategory);
  return {
    ...conditionsOf(context, { ...others, ...(!goneCategory && { category }), ...(!goneType && { type }) }),
    ...(goneCategory && { categories: [goneCategory] }),
    ...(goneType && { types: [goneType] }),
  };
}

/** The category that keeps the entries of the one that is named, and those whose entries count as entries of it. */
function categoriesOf(context: DomainContext, name: string): readonly string[] {
  const { category } = modelOf(context.registry, categoryNamed(context, name));
  return [category.const, ...subtypesOf(context.registry, category.const).keys()];
}

/** The changes of so many change sets, so many at most. */
export function pageOf(found: readonly ChangePosition[], limit: number, atMost = changesAtMost): readonly ChangePosition[] {
  const numbers = new Set<number>();
  const end = found.findIndex(({ number }) => numbers.add(number).size > limit);
  return found.slice(0, Math.min(atMost, end < 0 ? found.length : end));
}

/**
 * An object of which nothing is found may be none that the caller could see.
 * @throws RpcError ObjectNotFound
 */
export async function requireObject({ store }: DomainContext, object: Id | undefined, purged: boolean): Promise<void> {
  if (object === undefined || (await store.reads.objects.find(object))) return;
  const gone = purged && typeof object === 'number' ? await store.reads.history.purged([object], []) : undefined;
  if (!gone || gone.objects.length === 0) throw new RpcError('ObjectNotFound', { object });
}
