import type { ObjectFilter } from '../../../../generated/client.js';
import type { AttributeCondition, ListedObject, ObjectColumn, ObjectSortKey } from '../../../../generated/types.js';
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

/** Filter, order and columns of the list, from the address of the page. */
export interface ListQuestion {
  readonly filter: ObjectFilter;
  readonly order: ObjectSortKey;
  readonly sort: 'ASC' | 'DESC';
  /** Categories whose entries are columns. */
  readonly categories: readonly string[];
}

/** The list that the address asks for: `type`, `title`, `place`, `status`, `where`, `order` and `sort`; columns of attributes need their categories. */
export function questionOfAddress(columns: readonly string[]): ListQuestion {
  const [type, title, place] = ['type', 'title', 'place'].map(parameter);
  const status = listedStatuses.find(each => each === parameter('status')) ?? '';
  const attributes = [...(title ? [{ ...global, value: title }] : []), ...conditionsOfAddress()];
  return {
    filter: {
      ...(type && { type: constant(type) }),
      ...(place && { location: Number(place) }),
      ...(attributes.length > 0 && { attributes: attributes.map(each => ({ ...each, category: constant(each.category) })) }),
      ...(status && { status: statuses[status] }),
    },
    order: sortKeys.find(each => each === parameter('order')) ?? 'title',
    sort: parameter('sort') === 'DESC' ? 'DESC' : 'ASC',
    categories: [...new Set(columns.map(name => name.split('.')[0] ?? ''))],
  };
}

const global = { category: 'C__CATG__GLOBAL', key: 'title', comparison: 'contains' } as const;

/** The conditions on attributes in the address; none where it was mistyped. */
export function conditionsOfAddress(): readonly AttributeCondition[] {
  try {
    const given: unknown = JSON.parse(parameter('where') || '[]');
    return Array.isArray(given) ? given : [];
  } catch {
    return [];
  }
}

/** A part of a list of objects. */
export async function objectsFrom(
  { filter, order, sort, categories }: ListQuestion,
  offset: number,
  limit: number,
  fields?: ObjectColumn[],
): Promise<readonly ListedObject[]> {
  const page = await service.value.cmdb.objects.read({
    filter,
    order_by: order,
    sort,
    limit: `${offset},${limit}`,
    ...(categories.length > 0 && { categories: categories.map(constant), content: false }),
    ...(fields && { fields }),
  });
  return Array.isArray(page) ? page : page.objects;
}

/** How many objects a list has. */
export async function countOf({ filter }: ListQuestion): Promise<number> {
  const page = await service.value.cmdb.objects.read({ filter, limit: 1, count: true, fields: ['id'] });
  return Array.isArray(page) ? page.length : (page.total ?? 0);
}
