import type { ContactTexts, ObjectSortKey } from '../../../generated/types.js';
import { text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';
import { type Page, pageAsked, pageExceeded } from '../limits/pages.js';
import { foldTitle } from '../storage/folding.js';
import type { ListedObject, ObjectCondition, ObjectOrder, ObjectPosition } from '../storage/object-query.js';
import { attributeOrder, byStatus } from './attribute-orders.js';
import { contactTexts } from './catalogue-marks.js';
import { type CursorBinding, cursorAfter, positionOf } from './cursors.js';
import { explainEmptyList } from './empty-lists.js';
import { conditionsOf, type ObjectFilter } from './object-filters.js';

/** Which objects a caller wants to see, and how. */
export interface ListRequest {
  readonly filter: ObjectFilter;
  /** A value of the object, or an attribute as `C__CATG__MODEL-serial`. */
  readonly orderBy: ObjectSortKey;
  readonly descending: boolean;
  /** A number, or an offset and a number; without it as many as a page may hold. */
  readonly limit: number | string | undefined;
  /** The position to go on from; `''` for the first page. */
  readonly cursor: string | undefined;
  readonly counted: boolean;
}

/** A page of a list. */
export interface ObjectList {
  readonly objects: readonly ListedObject[];
  /** Position of the next page; `null` on the last. */
  readonly cursor: string | null;
  /** Objects on all pages, where that was asked for. */
  readonly total: number | undefined;
}

/**
 * The objects that meet a filter, in one statement; counting them is another.
 * @throws RpcError ObjectTypeNotFound, InvalidParameters, LimitExceeded
 */
export async function listObjects(context: DomainContext, request: ListRequest): Promise<ObjectList> {
  const { store, settings } = context;
  const conditions = conditionsOf(request.filter, context);
  const page = pageAsked(context, request.limit);
  const limit = Math.min(page.count, settings.pageLimit);
  const order = orderNamed(request.orderBy, context);
  const binding = { secret: store.secret, query: ['cmdb.objects.read', conditions, order, request.descending] };
  const query = { conditions, order, descending: request.descending, after: positionAsked(request, page, binding) };
  const found = await store.reads.objects.list({ ...query, offset: page.offset, limit: limit + 1 });
  if (found.length === 0 && !request.cursor && page.offset === 0) await explainEmptyList(request.filter, context);
  const total = request.counted ? await store.reads.objects.count(conditions) : undefined;
  if (found.length > limit) rejectCutting(request, settings.pageLimit);
  const objects = found.slice(0, limit);
  const last = objects.at(-1);
  const cursor = last && found.length > limit ? cursorAfter({ value: last.position, id: last.id }, binding) : null;
  return { objects, cursor, total };
}

/**
 * The objects that meet conditions, ascending by id, if a page holds them. One statement.
 * @throws RpcError LimitExceeded
 */
export async function listObjectsMeeting(
  { store, settings: { pageLimit } }: DomainContext,
  conditions: readonly ObjectCondition[],
): Promise<readonly ListedObject[]> {
  const page = { order: { by: 'id' }, descending: false, after: undefined, offset: 0, limit: pageLimit + 1 } as const;
  const found = await store.reads.objects.list({ ...page, conditions });
  if (found.length > pageLimit) throw pageExceeded(pageLimit, 'objects', text('ExpectedConditionsThatFewerObjects'));
  return found;
}

/** Orders by what lists show of objects. */
const orders: Readonly<Record<string, (context: DomainContext) => ObjectOrder>> = {
  id: () => ({ by: 'id' }),
  title: () => ({ by: 'title' }),
  sysid: () => ({ by: 'sysid' }),
  created: () => ({ by: 'created' }),
  updated: () => ({ by: 'updated' }),
  first_name: context => byContactText(context, 'first_name'),
  last_name: context => byContactText(context, 'last_name'),
  email: context => byContactText(context, 'email'),
  cmdb_status_title: context => byStatus(context),
  type: ({ registry }) => ({ by: 'type', ranks: rankTypes(registry.objectTypes, ({ id }) => id) }),
  type_title: ({ registry, language }) => ({
    by: 'type',
    ranks: rankTypes(registry.objectTypes, ({ title }) => foldTitle(title[language])),
  }),
};

/** Attributes of Global that lists show by other names, for which there may be an index. */
const ownNames: Readonly<Record<string, string>> = {
  'C__CATG__GLOBAL-title': 'title',
  'C__CATG__GLOBAL-sysid': 'sysid',
  'C__CATG__GLOBAL-type': 'type_title',
  'C__CATG__GLOBAL-created': 'created',
};

function orderNamed(name: string, context: DomainContext): ObjectOrder {
  return orders[ownNames[name] ?? name]?.(context) ?? attributeOrder(context, name);
}

function byContactText({ registry }: DomainContext, name: keyof ContactTexts): ObjectOrder {
  const [[category, key] = ['', '']] = contactTexts(registry)[name];
  return { by: 'attribute', places: [{ source: { category }, key, place: { of: 'entry', key } }], sortedAs: { as: 'text' } };
}

/** The place of each type among those sorted by a key. */
function rankTypes<Type extends { readonly const: string }>(types: readonly Type[], keyOf: (type: Type) => string | number) {
  const keys = [...new Set(types.map(keyOf))].sort((one, other) => (one < other ? -1 : 1));
  return Object.fromEntries(types.map(type => [type.const, keys.indexOf(keyOf(type))]));
}

function positionAsked({ cursor }: ListRequest, { offset }: Page, binding: CursorBinding): ObjectPosition | undefined {
  if (cursor === undefined) return undefined;
  if (offset === 0) return positionOf(cursor, binding);
  const reason = text('LimitOffsetAndCursorExclude');
  throw invalidParameter('limit', text('ExpectedNumberBesideCursor'), reason);
}

/** Rejects a list that was requested without a limit and would be truncated. */
function rejectCutting({ limit, cursor }: ListRequest, pageLimit: number): void {
  if (limit !== undefined || cursor !== undefined) return;
  throw pageExceeded(pageLimit, 'objects', text('ExpectedLimitOfAtMost', { max: pageLimit }));
}
