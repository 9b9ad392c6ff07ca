import type { ListedObject, ObjectFilter as WireFilter, ObjectList as WireList } from '../../generated/types.js';
import { findAddedStatuses } from '../domain/dialogs/cmdb-statuses.js';
import type { ObjectFilter } from '../domain/lists/object-filters.js';
import { listObjects } from '../domain/lists/object-lists.js';
import { type RequestedCategories, resolveCategories } from '../domain/lists/requested-categories.js';
import { type EntriesOfMany, listEntriesOfMany } from '../domain/reading/listing-of-many.js';
import { revisionsOfObjects } from '../domain/revisions/revisions.js';
import { statusNamed } from '../domain/statuses.js';
import type { ObjectRecord } from '../domain/storage/objects.js';
import { type JsonText, withMember } from '../rpc/json-text.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { JsonAssembly } from './json-assembly.js';
import { jsonOfEntries } from './present.js';
import { presentListed } from './present-lists.js';

/** cmdb.objects: lists of objects. */
export const objects: MethodHandlers<CallContext>['objects'] = {
  async read({ filter = {}, limit, order_by: orderBy, sort, cursor, count, categories, fields, content }, context) {
    const requested = categories === undefined || categories === false ? undefined : resolveCategories(context, categories);
    const descending = sort.toUpperCase() === 'DESC';
    const request = { filter: filterMeant(filter), orderBy, descending, limit, cursor, counted: Boolean(count) };
    const list = await listObjects(context, request);
    const added = await findAddedStatuses(context, list.objects);
    const ids = list.objects.map(({ id }) => id);
    const revisions = context.options && (await revisionsOfObjects(context, ids));
    const shown = list.objects.map(object => pickFields(presentListed(object, context, added, revisions), fields));
    const result =
      cursor === undefined && !count
        ? shown
        : { objects: shown, cursor: list.cursor, ...(list.total !== undefined && { total: list.total }) };
    if (!requested) return { result };
    const shownContent = { content: Boolean(content) };
    const entries = await listEntriesOfMany(context, list.objects, [...new Set(requested.categories.values())], shownContent);
    const assembly = new JsonAssembly(context.settings.bodyLimit);
    const ofObjects = list.objects.map(object => jsonOfCategories(object, requested, { entries, context, assembly }));
    return { result, write: inDialect => jsonWith(ofObjects, inDialect, assembly) };
  },
};

/** A filter of objects as the rules name its parts. */
export function filterMeant({
  ids,
  type,
  type_group,
  type_title,
  first_name,
  last_name,
  status,
  location,
  ...same
}: WireFilter): ObjectFilter {
  const named = statusNamed(status ?? 'C__RECORD_STATUS__NORMAL');
  return {
    status: named === undefined || named === 'purged' ? 'normal' : named,
    ids: ids?.map(Number),
    types: type === undefined ? undefined : [type].flat(),
    typeGroup: type_group,
    typeTitle: type_title,
    firstName: first_name,
    lastName: last_name,
    location: location === undefined ? undefined : Number(location),
    ...same,
  };
}

function pickFields(object: ListedObject, fields: readonly string[] | undefined): ListedObject {
  if (!fields) return object;
  const { id, ...others } = object;
  return { id, ...Object.fromEntries(Object.entries(others).filter(([name]) => fields.includes(name))) };
}

interface Presenting {
  readonly entries: EntriesOfMany;
  readonly context: CallContext;
  readonly assembly: JsonAssembly;
}

function jsonOfCategories(
  object: ObjectRecord,
  { categories, virtual, isReturned }: RequestedCategories,
  { entries, context, assembly }: Presenting,
): JsonText {
  const told = [...categories].filter(([, category]) => isReturned(category, object, entries));
  return assembly.object([
    ...told.map(([name, category]) => [name, jsonOfEntries(entries.of(category, object.id), context, assembly)] as const),
    ...virtual.map(name => [name, assembly.of(`Virtual category '${name}' has no data of its own`)] as const),
  ]);
}

/** A list or a page whose objects end with these categories. */
function jsonWith(categories: readonly JsonText[], list: WireList, assembly: JsonAssembly): JsonText {
  const { objects, ...page } = Array.isArray(list) ? { objects: list } : list;
  const ofObjects = categories.values();
  const listed = assembly.array(objects, object => {
    const { value = assembly.of({}) } = ofObjects.next();
    return withMember(assembly.of(object), 'categories', value);
  });
  if (Array.isArray(list)) return listed;
  const members = Object.entries(page).map(([name, value]) => [name, assembly.of(value)] as const);
  return assembly.object([['objects', listed], ...members]);
}
