import type { Handlers } from '../../generated/methods.js';
import type { ListedObject, ObjectFilter as WireFilter } from '../../generated/types.js';
import { addedStatusesOf } from '../domain/cmdb-statuses.js';
import type { ObjectFilter } from '../domain/object-filters.js';
import { listObjects } from '../domain/object-lists.js';
import { statusNamed } from '../domain/statuses.js';
import type { CallContext } from './context.js';
import { presentListed } from './present-lists.js';

/** cmdb.objects: lists of objects. */
export const objects: Handlers<CallContext>['objects'] = {
  async read({ filter = {}, limit, order_by: orderBy, sort, cursor, count, fields }, context) {
    const list = await listObjects(context, {
      filter: filterMeant(filter),
      orderBy,
      descending: sort.toUpperCase() === 'DESC',
      limit,
      cursor,
      counted: Boolean(count),
    });
    const added = await addedStatusesOf(context, list.objects);
    const shown = list.objects.map(object => chosen(presentListed(object, context, added), fields));
    if (cursor === undefined && !count) return shown;
    return { objects: shown, cursor: list.cursor, ...(list.total === undefined ? {} : { total: list.total }) };
  },
};

function filterMeant({ ids, type, type_group, type_title, title, sysid, status }: WireFilter): ObjectFilter {
  const named = statusNamed(status ?? 'C__RECORD_STATUS__NORMAL');
  return {
    status: named === undefined || named === 'purged' ? 'normal' : named,
    ids: ids?.map(Number),
    types: type === undefined ? undefined : [type].flat(),
    typeGroup: type_group,
    typeTitle: type_title,
    title,
    sysid,
  };
}

function chosen(object: ListedObject, fields: readonly string[] | undefined): ListedObject {
  if (!fields) return object;
  const wanted = Object.entries(object).filter(([name]) => name === 'id' || fields.includes(name));
  return Object.fromEntries(wanted) as ListedObject;
}
