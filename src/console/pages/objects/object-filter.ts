import type { ObjectFilter } from '../../../../generated/client.js';
import type { ListedObject, ObjectSortKey } from '../../../../generated/types.js';
import type { Block } from '../../parts/blocks.js';
import { parameter } from '../../routing/location.js';
import { constant } from '../../service/constants.js';
import { service } from '../../service/service.js';

const statuses = {
  '': 'C__RECORD_STATUS__NORMAL',
  archived: 'C__RECORD_STATUS__ARCHIVED',
  deleted: 'C__RECORD_STATUS__DELETED',
} as const;

/** Record statuses that a list may show, as the address names them. */
export type ListedStatus = keyof typeof statuses;

export const listedStatuses: readonly ListedStatus[] = ['', 'archived', 'deleted'];

const sortKeys: readonly ObjectSortKey[] = ['id', 'title', 'type', 'type_title', 'sysid', 'first_name', 'last_name', 'email'];

/** What the address says about the list. */
export interface ListQuestion {
  readonly filter: ObjectFilter;
  readonly order: ObjectSortKey;
  readonly sort: 'ASC' | 'DESC';
}

/** The list that the address asks for: `type`, `title`, `status`, `order` and `sort`. */
export function questionOfAddress(): ListQuestion {
  const [type, title, place] = ['type', 'title', 'place'].map(parameter);
  const status = listedStatuses.find(each => each === parameter('status')) ?? '';
  const contains = { category: 'C__CATG__GLOBAL', key: 'title', comparison: 'contains', value: title ?? '' } as const;
  return {
    filter: {
      ...(type && { type: constant(type) }),
      ...(place && { location: Number(place) }),
      ...(title && { attributes: [contains] }),
      ...(status && { status: statuses[status] }),
    },
    order: sortKeys.find(each => each === parameter('order')) ?? 'title',
    sort: parameter('sort') === 'DESC' ? 'DESC' : 'ASC',
  };
}

/** A part of a list of objects. */
export async function objectsFrom(
  { filter, order, sort }: ListQuestion,
  offset: number,
  limit: number,
): Promise<Block<ListedObject>> {
  const page = await service.value.cmdb.objects.read({
    filter,
    order_by: order,
    sort,
    limit: `${offset},${limit}`,
    count: true,
  });
  return Array.isArray(page)
    ? { rows: page, total: page.length }
    : { rows: page.objects, total: page.total ?? page.objects.length };
}
