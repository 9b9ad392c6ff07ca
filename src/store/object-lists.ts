import type { ListedObject, ObjectCondition, ObjectOrder, ObjectQuery } from '../domain/object-query.js';
import type { Dialect, Value } from './dialect.js';
import { meetingAll, type Piece } from './object-conditions.js';

/** What an order sorts by, where it stands, and how the engine binds a value to compare it with. */
interface Sorting {
  readonly from: Piece;
  readonly key: string;
}

const objects: Piece = { text: 'objects o', values: [] };

const sortings: { readonly [By in ObjectOrder['by']]: (order: Extract<ObjectOrder, { by: By }>, dialect: Dialect) => Sorting } = {
  id: () => ({ from: objects, key: 'o.id' }),
  title: () => ({ from: objects, key: 'o.folded_title' }),
  sysid: () => ({ from: objects, key: 'o.sysid' }),
  type: ({ ranks }, { ranked }) => ({
    from: { text: `objects o JOIN ${ranked} r ON r.name = o.type`, values: [JSON.stringify(ranks)] },
    key: 'r.rank',
  }),
};

/** The statement of a page; `selected` are the columns of `o`. */
export function pageOf(query: ObjectQuery, selected: string, dialect: Dialect): [string, Value[]] {
  const { from, key } = sortingOf(query.order, dialect);
  const where = meetingAll(query.conditions, dialect);
  const after = afterOf(query, key);
  const way = query.descending ? ' DESC' : '';
  const order = key === 'o.id' ? `o.id${way}` : `${key}${way}, o.id${way}`;
  const text = `SELECT ${selected}, ${key} AS position FROM ${from.text} WHERE ${where.text}${after.text} ORDER BY ${order}
  LIMIT CAST(? AS bigint) OFFSET CAST(? AS bigint)`;
  return [text, [...from.values, ...where.values, ...after.values, query.limit, query.offset]];
}

/** The statement that counts. */
export function countOf(conditions: readonly ObjectCondition[], dialect: Dialect): [string, Value[]] {
  const { text, values } = meetingAll(conditions, dialect);
  return [`SELECT CAST(COUNT(*) AS integer) AS total FROM objects o WHERE ${text}`, [...values]];
}

/** A row of a list. */
export type ListedRow = ListedObject;

function sortingOf<By extends ObjectOrder['by']>(order: Extract<ObjectOrder, { by: By }>, dialect: Dialect): Sorting {
  return (sortings[order.by as By] as (typeof sortings)[By])(order, dialect);
}

function afterOf({ after, descending, order }: ObjectQuery, key: string): Piece {
  if (!after) return { text: '', values: [] };
  const way = descending ? '<' : '>';
  if (order.by === 'id') return { text: ` AND o.id ${way} ?`, values: [after.id] };
  return { text: ` AND (${key}, o.id) ${way} (?, ?)`, values: [after.value, after.id] };
}
