import {
  isCounted,
  type ObjectCondition,
  type ObjectOrder,
  type ObjectPosition,
  type ObjectQuery,
} from '../../domain/storage/object-query.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { sortKeyOf, titlesOf } from './clauses/attribute-orders.js';
import { meetingAll } from './clauses/object-conditions.js';
import { joinPieces, type Piece } from './clauses/value-tests.js';

type KeyOrder = Exclude<ObjectOrder, { by: 'type' }>;
type TimeOrder = Extract<ObjectOrder, { by: 'created' | 'updated' }>;

/** The sort key of an order by a value of the object. */
type Key<By extends KeyOrder['by']> = (
  order: Extract<KeyOrder, { by: By }>,
  dialect: SqlDialect,
  isDescending: boolean,
) => string;

/** When an object was created or last changed, by the name of its row. */
const timeOf: Readonly<Record<TimeOrder['by'], (object: string) => string>> = {
  created: object => `${object}.created`,
  updated: object => `COALESCE(${object}.updated, ${object}.created)`,
};

// Indexes: primary key, objects_title, objects_type_title, objects_sysid, entries_object.
const keys: { readonly [By in KeyOrder['by']]: Key<By> } = {
  id: () => 'o.id',
  title: () => 'o.folded_title',
  sysid: () => 'o.sysid',
  created: () => timeOf.created('o'),
  updated: () => timeOf.updated('o'),
  attribute: sortKeyOf,
};

/** Orders in which no two objects stand alike. */
const unique: ReadonlySet<ObjectOrder['by']> = new Set(['id', 'sysid']);

const upTo = 'LIMIT CAST(? AS bigint)';
const nothing: Piece = { text: '', values: [] };

/**
 * How the objects of a page are found: by what meets one condition, or in the order of the page. Others are tested object by object then.
 * Without a path the objects that meet a condition on places or links are collected.
 */
export interface AccessPath {
  readonly driving?: ObjectCondition;
  /** Question for the ids of all objects that may meet that condition; absent where an index of the objects leads to them. */
  readonly candidates?: Piece | undefined;
  /** The last object that is tested; absent where all are. */
  readonly until?: ObjectPosition | undefined;
}

/** The statement of a page; `selected` are the columns of an object. */
export function pageOf(query: ObjectQuery, selected: string, dialect: SqlDialect, path?: AccessPath): [string, Value[]] {
  const { order } = query;
  if (order.by === 'type') return pageByType(query, order, selected, dialect, path);
  if (isByTime(order) && !hasIndexOfCondition(query, path)) return pageByTime(query, order, selected, dialect, path);
  const key = keyOf(order, dialect, query.descending);
  const where = whereOf(query, key, dialect, path);
  const titles = order.by === 'attribute' ? titlesOf(order, dialect) : nothing;
  const text = `${titles.text}SELECT ${selected}, ${key} AS position FROM objects o WHERE ${where.text}
    ORDER BY ${sortingOf(query, key)} ${upTo} OFFSET CAST(? AS bigint)`;
  return [text, [...titles.values, ...where.values, query.limit, query.offset]];
}

/** The statement that finds the position after so many objects in the order of a page, among those that an index of that order knows to be asked for. */
export function positionAfter(
  query: ObjectQuery & { readonly order: KeyOrder },
  count: number,
  dialect: SqlDialect,
): [string, Value[]] {
  const key = keyOf(query.order, dialect, query.descending);
  const conditions = query.conditions.filter(({ kind }) => inIndices.has(kind));
  const where = whereOf({ ...query, conditions }, key, dialect, {});
  const text = `SELECT ${key} AS value, o.id AS id FROM objects o WHERE ${where.text}
    ORDER BY ${sortingOf(query, key)} LIMIT 1 OFFSET CAST(? AS bigint)`;
  return [text, [...where.values, count]];
}

const inIndices: ReadonlySet<ObjectCondition['kind']> = new Set(['status', 'types', 'title']);

function sortingOf(query: ObjectQuery, key: string): string {
  const way = wayOf(query);
  return `${unique.has(query.order.by) ? key : `${key}${way}, o.id`}${way}`;
}

/** The statement that counts; what is counted already is added up. */
export function countOf(conditions: readonly ObjectCondition[], dialect: SqlDialect, path?: AccessPath): [string, Value[]] {
  const parts = partsOf(conditions, dialect, path);
  const { text, values } = parts.length > 0 ? joinPieces(parts, ' AND ') : meetingAll([], dialect);
  if (isCounted(conditions))
    return [`SELECT CAST(COALESCE(SUM(o.count), 0) AS integer) AS total FROM object_counts o WHERE ${text}`, [...values]];
  return [`SELECT CAST(COUNT(*) AS integer) AS total FROM objects o WHERE ${text}`, [...values]];
}

/** No index knows the rank of a type: of each type no more objects are looked at than the page could hold. Index: objects_type. */
function pageByType(
  query: ObjectQuery,
  { ranks }: Extract<ObjectOrder, { by: 'type' }>,
  selected: string,
  dialect: SqlDialect,
  path?: AccessPath,
): [string, Value[]] {
  const where = whereOf(query, 'r.rank', dialect, path);
  const way = wayOf(query);
  const few = `SELECT o.id FROM objects o WHERE o.type = r.name AND ${where.text} ORDER BY o.id${way} ${upTo}`;
  const text = `SELECT ${selected}, r.rank AS position FROM ${dialect.ranked} r ${dialect.each(few)}
    ORDER BY r.rank${way}, p.id${way} ${upTo} OFFSET CAST(? AS bigint)`;
  const atMost = query.offset + query.limit;
  return [text, [JSON.stringify(ranks), ...where.values, atMost, query.limit, query.offset]];
}

/** The indexes of times begin with the type: of each type no more objects are looked at than the page could hold. Indexes: objects_type_created, objects_type_updated. */
function pageByTime(
  query: ObjectQuery,
  { by }: TimeOrder,
  selected: string,
  dialect: SqlDialect,
  path?: AccessPath,
): [string, Value[]] {
  const ofTypes = query.conditions.filter(({ kind }) => kind === 'types');
  const types = meetingAll(ofTypes, dialect);
  const where = whereOf(
    { ...query, conditions: query.conditions.filter(each => !ofTypes.includes(each)) },
    timeOf[by]('o'),
    dialect,
    path,
  );
  const way = wayOf(query);
  const few = `SELECT o.id FROM objects o WHERE o.type = r.name AND ${where.text} ORDER BY ${timeOf[by]('o')}${way}, o.id${way} ${upTo}`;
  const text = `SELECT ${selected}, ${timeOf[by]('p')} AS position
    FROM (SELECT DISTINCT o.type AS name FROM object_counts o WHERE ${types.text}) r ${dialect.each(few)}
    ORDER BY ${timeOf[by]('p')}${way}, p.id${way} ${upTo} OFFSET CAST(? AS bigint)`;
  const atMost = query.offset + query.limit;
  return [text, [...types.values, ...where.values, atMost, query.limit, query.offset]];
}

function keyOf<By extends KeyOrder['by']>(
  order: Extract<KeyOrder, { by: By }>,
  dialect: SqlDialect,
  isDescending: boolean,
): string {
  return (keys[order.by as By] as Key<By>)(order, dialect, isDescending);
}

function wayOf({ descending }: ObjectQuery): string {
  return descending ? ' DESC' : '';
}

function whereOf(
  { conditions, order, after, descending }: ObjectQuery,
  key: string,
  dialect: SqlDialect,
  path?: AccessPath,
): Piece {
  const isFew = hasIndexOfStatus(conditions, order, path);
  const [onwards, backwards] = descending ? ['<', '>='] : ['>', '<='];
  const evaluated = conditions.map(each => {
    if (each.kind === 'status') return { ...each, isFew };
    return each.kind === 'types' && path?.driving ? { ...each, isFew } : each;
  });
  const parts = partsOf(evaluated, dialect, path);
  if (after) parts.push(pageBound(onwards, after, key, order));
  if (path?.until) parts.push(pageBound(backwards, path.until, key, order));
  return parts.length > 0 ? joinPieces(parts, ' AND ') : meetingAll([], dialect);
}

/** A condition on places or links holds for all its candidates. */
function partsOf(conditions: readonly ObjectCondition[], dialect: SqlDialect, path?: AccessPath): Piece[] {
  if (!path?.candidates) return conditions.map(each => meetingAll([each], dialect, path ? 'tested' : 'collected'));
  const { driving, candidates } = path;
  const isProved = (each: ObjectCondition) => each === driving && (each.kind === 'below' || each.kind === 'link');
  const others = conditions.filter(each => !isProved(each)).map(each => meetingAll([each], dialect, 'tested'));
  return [{ ...candidates, text: dialect.isOneOfFew('o.id', candidates.text) }, ...others];
}

function pageBound(comparison: string, { value, id }: ObjectPosition, key: string, { by }: ObjectOrder): Piece {
  if (unique.has(by)) return { text: `${key} ${comparison} ?`, values: [value] };
  return { text: `(${key}, o.id) ${comparison} (?, ?)`, values: [value, id] };
}

function isByTime(order: ObjectOrder): order is TimeOrder {
  return order.by === 'created' || order.by === 'updated';
}

/** Whether objects are found by a condition, and sorted then. */
function hasIndexOfCondition({ conditions }: ObjectQuery, path?: AccessPath): boolean {
  return path?.driving !== undefined || conditions.some(({ kind }) => kind === 'ids' || kind === 'sysid' || kind === 'title');
}

const foundDirectly: readonly ObjectCondition['kind'][] = ['ids', 'sysid', 'below', 'link'];

/** Whether the index that gives the order begins with the status, or with the type and the status. */
function hasIndexOfStatus(conditions: readonly ObjectCondition[], { by }: ObjectOrder, path?: AccessPath): boolean {
  if (path?.driving || (!path && conditions.some(({ kind }) => foundDirectly.includes(kind)))) return false;
  return by === 'title' || by === 'type' || conditions.some(({ kind }) => kind === 'types' || kind === 'title');
}
