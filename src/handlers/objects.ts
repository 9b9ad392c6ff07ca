import type { Handlers } from '../../generated/methods.js';
import type { ListedObject, ObjectFilter as WireFilter, ObjectList as WireList } from '../../generated/types.js';
import { addedStatusesOf } from '../domain/dialogs/cmdb-statuses.js';
import { type EntriesOfMany, listEntriesOfMany } from '../domain/entries/listing-of-many.js';
import { type CategoriesWanted, categoriesWanted } from '../domain/lists/categories-wanted.js';
import type { ObjectFilter } from '../domain/lists/object-filters.js';
import { listObjects } from '../domain/lists/object-lists.js';
import { statusNamed } from '../domain/statuses.js';
import type { ObjectRecord } from '../domain/storage/objects.js';
import type { CallContext } from './context.js';
import { resultAround } from './json-text.js';
import { textOfEntries } from './present.js';
import { presentListed } from './present-lists.js';

/** cmdb.objects: lists of objects. */
export const objects: Handlers<CallContext>['objects'] = {
  async read({ filter = {}, limit, order_by: orderBy, sort, cursor, count, categories, fields }, context) {
    const wanted = categories === undefined || categories === false ? undefined : categoriesWanted(context, categories);
    const descending = sort.toUpperCase() === 'DESC';
    const request = { filter: filterMeant(filter), orderBy, descending, limit, cursor, counted: Boolean(count) };
    const list = await listObjects(context, request);
    const added = await addedStatusesOf(context, list.objects);
    const shown = list.objects.map(object => chosen(presentListed(object, context, added), fields));
    const result = cursor === undefined && !count ? shown : { objects: shown, cursor: list.cursor, ...totalOf(list) };
    if (!wanted) return result;
    const entries = await listEntriesOfMany(context, list.objects, shelved(wanted, context));
    const texts = list.objects.map(object => textOfCategories(object, wanted, entries, context));
    return resultAround<WireList, WireList>(result, told => textWith(texts, told));
  },
};

function filterMeant({
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

function chosen(object: ListedObject, fields: readonly string[] | undefined): ListedObject {
  if (!fields) return object;
  const { id, ...others } = object;
  return { id, ...Object.fromEntries(Object.entries(others).filter(([name]) => fields.includes(name))) };
}

function totalOf({ total }: { readonly total: number | undefined }): { readonly total?: number } {
  return total === undefined ? {} : { total };
}

function shelved({ categories }: CategoriesWanted, { forms }: CallContext) {
  return [...new Set(categories.values())].map(category => ({ category, beside: forms[category.storedIn]?.beside }));
}

function textOfCategories(
  object: ObjectRecord,
  { categories, isTold }: CategoriesWanted,
  entries: EntriesOfMany,
  context: CallContext,
): string {
  const told = [...categories].filter(([, category]) => isTold(category, object, entries));
  const texts = told.map(
    ([name, category]) => `${JSON.stringify(name)}:${textOfEntries(entries.of(category, object.id), context)}`,
  );
  return `"categories":{${texts.join()}}`;
}

/** The text of a list or a page whose objects end with these texts. */
function textWith(texts: readonly string[], told: WireList): string {
  if (Array.isArray(told)) return `[${told.map((object, at) => `${JSON.stringify(object).slice(0, -1)},${texts[at]}}`).join()}]`;
  const { objects: listed, ...page } = told;
  return `{"objects":${textWith(texts, listed)},${JSON.stringify(page).slice(1)}`;
}
