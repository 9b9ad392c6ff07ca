import type { ObjectCondition, ObjectOrder, ObjectQuery } from '../../domain/storage/object-query.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { meetingAll } from './clauses/object-conditions.js';
import { inLowerCaseOf, type Piece, plainWord } from './clauses/value-tests.js';

type KeyOrder = Exclude<ObjectOrder, { by: 'type' }>;

/** The sort key of an order by a value of the object. */
type Key<By extends KeyOrder['by']> = (order: Extract<KeyOrder, { by: By }>, dialect: SqlDialect) => string;

// Indexes: primary key, objects_title, objects_type_title, objects_sysid, entries_object.
const keys: { readonly [By in KeyOrder['by']]: Key<By> } = {
  id: () => 'o.id',
  title: () => 'o.folded_title',
  sysid: () => 'o.sysid',
  attribute: ({ category, key }, dialect) => `COALESCE((SELECT ${inLowerCaseOf(key, dialect)} FROM entries e
    WHERE e.object = o.id AND e.category = '${plainWord(category)}' AND e.status = 'normal' ORDER BY e.id LIMIT 1), '')`,
};

/** Orders in which no two objects stand alike. */
const unique: ReadonlySet<ObjectOrder['by']> = new Set(['id', 'sysid']);

const upTo = 'LIMIT CAST(? AS bigint)';

/** The statement of a page; `selected` are the columns of an object. */
export function pageOf(query: ObjectQuery, selected: string, dialect: SqlDialect): [string, Value[]] {
  const { order } = query;
  if (order.by === 'type') return pageByType(query, order, selected, dialect);
  const key = keyOf(order, dialect);
  const where = whereOf(query, key, dialect);
  const way = wayOf(query);
  const text = `SELECT ${selected}, ${key} AS position FROM objects o WHERE ${where.text}
    ORDER BY ${unique.has(order.by) ? key : `${key}${way}, o.id`}${way} ${upTo} OFFSET CAST(? AS bigint)`;
  return [text, [...where.values, query.limit, query.offset]];
}

/** The statement that counts. */
export function countOf(conditions: readonly ObjectCondition[], dialect: SqlDialect): [string, Value[]] {
  const { text, values } = meetingAll(conditions, dialect);
  return [`SELECT CAST(COUNT(*) AS integer) AS total FROM objects o WHERE ${text}`, [...values]];
}

/** No index knows the rank of a type: of each type no more objects are looked at than the page could hold. Index: objects_type. */
function pageByType(
  query: ObjectQuery,
  { ranks }: Extract<ObjectOrder, { by: 'type' }>,
  selected: string,
  dialect: SqlDialect,
): [string, Value[]] {
  const where = whereOf(query, 'r.rank', dialect);
  const way = wayOf(query);
  const few = `SELECT o.id FROM objects o WHERE o.type = r.name AND ${where.text} ORDER BY o.id${way} ${upTo}`;
  const text = `SELECT ${selected}, r.rank AS position FROM ${dialect.ranked} r ${dialect.each(few)}
    ORDER BY r.rank${way}, p.id${way} ${upTo} OFFSET CAST(? AS bigint)`;
  const atMost = query.offset + query.limit;
  return [text, [JSON.stringify(ranks), ...where.values, atMost, query.limit, query.offset]];
}

function keyOf<By extends KeyOrder['by']>(order: Extract<KeyOrder, { by: By }>, dialect: SqlDialect): string {
  return (keys[order.by as By] as Key<By>)(order, dialect);
}

function wayOf({ descending }: ObjectQuery): string {
  return descending ? ' DESC' : '';
}

function whereOf({ conditions, order, after, descending }: ObjectQuery, key: string, dialect: SqlDialect): Piece {
  const isFew = hasIndexOfStatus(conditions, order);
  const where = meetingAll(
    conditions.map(each => (each.kind === 'status' ? { ...each, isFew } : each)),
    dialect,
  );
  if (!after) return where;
  const way = descending ? '<' : '>';
  if (unique.has(order.by)) return { text: `${where.text} AND ${key} ${way} ?`, values: [...where.values, after.value] };
  return { text: `${where.text} AND (${key}, o.id) ${way} (?, ?)`, values: [...where.values, after.value, after.id] };
}

const foundDirectly: readonly ObjectCondition['kind'][] = ['ids', 'sysid', 'below', 'link'];

/** Whether the index that gives the order begins with the status, or with the type and the status. */
function hasIndexOfStatus(conditions: readonly ObjectCondition[], { by }: ObjectOrder): boolean {
  if (conditions.some(({ kind }) => foundDirectly.includes(kind))) return false;
  return by === 'title' || by === 'type' || conditions.some(({ kind }) => kind === 'types' || kind === 'title');
}
