import type { ObjectFilter } from '../../../../generated/client.js';
import type { AttributeCondition, ObjectColumn, ObjectSortKey, ReportInfo } from '../../../../generated/types.js';
import { constant } from '../../service/constants.js';
import { type ListCondition, serviceConditions } from './list-conditions.js';

/** Record statuses that a list may show, as the address names them, and how the service does. */
const statuses = {
  '': ['C__RECORD_STATUS__NORMAL', 2],
  archived: ['C__RECORD_STATUS__ARCHIVED', 3],
  deleted: ['C__RECORD_STATUS__DELETED', 4],
  template: ['C__RECORD_STATUS__TEMPLATE', 6],
} as const;

/** A record status of a list as the address names it. */
export type ListedStatus = keyof typeof statuses;

export const listedStatuses: readonly ListedStatus[] = ['', 'archived', 'deleted', 'template'];

/** Names of values of objects, or of attributes, that lists are sorted by. */
const sortKey = /^([a-z_]+|C__[A-Z0-9_]+-[A-Za-z0-9_]+)$/;

/** Everything that a list shows. It stands in the address of the page, and is kept by a name as a report. */
export interface ListView {
  readonly type: string;
  /** The constant of a group of object types. */
  readonly group: string;
  /** A part of the title. */
  readonly title: string;
  /** The id of the place that the objects are in. */
  readonly place: string;
  readonly status: ListedStatus;
  readonly conditions: readonly ListCondition[];
  /** Filters of a report of a program that the page has no control for. */
  readonly others: ObjectFilter;
  /** Names of columns as reports have them; the usual ones where empty. */
  readonly columns: readonly string[];
  readonly order: ObjectSortKey;
  readonly sort: 'ASC' | 'DESC';
}

/** Filter and order of a list as the service takes them, and the columns to read. */
export interface ListQuestion {
  readonly filter: ObjectFilter;
  readonly order: ObjectSortKey;
  readonly sort: 'ASC' | 'DESC';
  /** Categories whose entries are columns. */
  readonly categories: readonly string[];
  /** Values of the objects that are columns. */
  readonly fields: readonly ObjectColumn[];
}

const titlePart = { category: 'C__CATG__GLOBAL', key: 'title', comparison: 'contains' } as const;

/** The view in an address; what is mistyped counts as absent. */
export function viewIn(address: URLSearchParams): ListView {
  const text = (name: string): string => address.get(name) ?? '';
  return {
    type: text('type'),
    group: text('group'),
    title: text('title'),
    place: text('place'),
    status: listedStatuses.find(each => each === text('status')) ?? '',
    conditions: parsed<readonly ListCondition[]>(text('where'), []),
    others: parsed<ObjectFilter>(text('filter'), {}),
    columns: text('columns').split(',').filter(Boolean),
    order: sortKeyNamed(text('order')),
    sort: text('sort') === 'DESC' ? 'DESC' : 'ASC',
  };
}

/** The view as parameters of an address; an empty one is left out of it. */
export function parametersOf(view: ListView): Readonly<Record<string, string>> {
  const { conditions, others, columns, order, sort, ...texts } = view;
  return {
    ...texts,
    where: conditions.length > 0 ? JSON.stringify(conditions) : '',
    filter: Object.keys(others).length > 0 ? JSON.stringify(others) : '',
    columns: columns.join(','),
    order,
    sort: sort === 'DESC' ? sort : '',
  };
}

/** Parts of a view without filters; its type, columns and order stay. */
export const withoutFilters = {
  title: '',
  place: '',
  status: '',
  conditions: [],
  others: {},
} as const satisfies Partial<ListView>;

/** Whether filters narrow a view. */
export function isFiltered(view: ListView): boolean {
  const { title, place, status, conditions, others } = view;
  return title !== '' || place !== '' || status !== '' || conditions.length > 0 || Object.keys(others).length > 0;
}

/** Whether an address says what the list shows, beyond the name of a view. */
export function hasView(address: URLSearchParams): boolean {
  return Object.keys(parametersOf(viewIn(new URLSearchParams()))).some(name => address.has(name));
}

/** The view that a report keeps. */
export function viewOfReport({ filter, columns, order_by, sort }: ReportInfo): ListView {
  const { type, type_group: group = '', location, attributes = [], status, ...others } = filter;
  const title = attributes.find(isTitlePart);
  const listed = listedStatuses.find(each => statuses[each].some(name => name === (status ?? 2)));
  return {
    type: typeof type === 'string' ? type : '',
    group,
    title: title ? String(title.value) : '',
    place: location === undefined ? '' : String(location),
    status: listed ?? '',
    conditions: attributes.filter(each => each !== title),
    others: {
      ...others,
      ...(type !== undefined && typeof type !== 'string' && { type }),
      ...(status !== undefined && listed === undefined && { status }),
    } as ObjectFilter,
    columns,
    order: sortKeyNamed(order_by),
    sort,
  };
}

/** The filter of a view. */
export function filterOf({ type, group, title, place, status, conditions, others }: ListView): ObjectFilter {
  const attributes = [...(title ? [{ ...titlePart, value: title }] : []), ...conditions].flatMap(serviceConditions);
  return {
    ...others,
    ...(type && { type: constant(type) }),
    ...(group && { type_group: group }),
    ...(place && { location: Number(place) }),
    ...(attributes.length > 0 && { attributes }),
    ...(status && { status: statuses[status][0] }),
  };
}

function isTitlePart({ category, key, comparison, value }: AttributeCondition): boolean {
  const isOfTitle = category === titlePart.category && key === titlePart.key && comparison === titlePart.comparison;
  return isOfTitle && typeof value === 'string' && value !== '';
}

function sortKeyNamed(name: string): ObjectSortKey {
  return sortKey.test(name) ? name : 'title';
}

function parsed<Value extends object>(text: string, absent: Value): Value {
  try {
    const given: unknown = JSON.parse(text);
    const isAlike = typeof given === 'object' && given !== null && Array.isArray(given) === Array.isArray(absent);
    return isAlike ? (given as Value) : absent;
  } catch {
    return absent;
  }
}
