import { globalCategory } from '../../../domain/categories.js';
import { attributeNumber, indexedText, orderNumber } from '../../../domain/storage/indexed-values.js';
import type { AttributeOrder, ListedObject, ObjectPosition, ObjectQuery } from '../../../domain/storage/object-query.js';
import type { SqlDialect, Value } from '../../engines/sql-dialect.js';
import { absentKeyOf, firstEntryOf, isAbsentKey, isByTitle, sortKeyOf, titlesOf } from './attribute-orders.js';
import { chosenTargets } from './linked-orders.js';
import { meetingAll } from './object-conditions.js';
import { type Piece, plainWord, sql } from './value-tests.js';

/** A page in the order of an attribute of which the index of values gives the order. */
export interface IndexedQuery extends ObjectQuery {
  readonly order: AttributeOrder;
}

/** Where an object stands in the index: its key is a number, or a text. */
export interface IndexPosition {
  readonly number: number;
  readonly text: string;
  readonly object: number;
}

/** Extent of the index for a page, known before the page is asked for. */
export interface IndexExtent {
  /** Changes that the index does not know yet, up to some. */
  readonly listed: number;
  /** Objects of the types and statuses that are asked for, at most. */
  readonly objects: number;
  /** The last position that is looked at; `null` where the index ends before. */
  readonly number: number | null;
  readonly text: string | null;
  readonly object: number | null;
}

/** Titles of choices or linked objects of which one statement looks at objects, at least. */
const maxTitles = 40;

/** Whether the index of values gives the order of a page: it has nothing of entries that link to the object, and no titles of linked entries. */
export function hasIndex(query: ObjectQuery): query is IndexedQuery {
  const { order } = query;
  if (order.by !== 'attribute' || order.sortedAs.as === 'entry') return false;
  if ('of' in order.places)
    return order.sortedAs.as !== 'object' && (order.places.of === 'object' || order.places.column === 'cmdbStatus');
  return order.places.every(({ source, place }) => source.link === undefined && place.of === 'entry');
}

/** The statement that looks ahead: so many rows of the index, and at most so many changes that it does not know yet. */
export function extentOf(query: IndexedQuery, rows: number, atMost: number, dialect: SqlDialect): [string, Value[]] {
  const counted = query.conditions.filter(({ kind }) => kind === 'status' || kind === 'types');
  const { text, values } = sql`SELECT u.number, u.text, u.object,
    (SELECT CAST(COUNT(*) AS integer) FROM (SELECT 1 FROM search_queue LIMIT ${bound(atMost)}) few) AS listed,
    (SELECT CAST(COALESCE(SUM(o.count), 0) AS integer) FROM object_counts o WHERE ${meetingAll(counted, dialect)}) AS objects
    FROM (SELECT 1 AS one) once LEFT JOIN (SELECT v.number, v.text, v.object FROM value_index v WHERE ${indexRows(query)}
      ORDER BY ${inOrder(query, 'v.number', 'v.text', 'v.object', 'v.entry')} LIMIT 1 OFFSET ${bound(rows)}) u ON 1 = 1`;
  return [text, [...values]];
}

export function positionIn({ number, text, object }: IndexExtent): IndexPosition | undefined {
  return number === null || text === null || object === null ? undefined : { number, text, object };
}

/**
 * The statement of the ids of a page and their positions: objects by the index, those with changes that it does not know yet by their values, and where both are not enough
 * those without a value, by their ids. Without `until` all of the index is looked at; of linked objects as many as have so many `rows` there. A page
 * that is `cut` may go on behind its end. Indexes: primary keys, entries_object.
 */
export function indexedPage(
  query: IndexedQuery,
  dialect: SqlDialect,
  until: IndexPosition | undefined,
  rows: number,
): [string, Value[]] {
  const { order, descending, limit, offset } = query;
  const byTitle = isByTitle(order);
  const key = sortKeyOf(order, dialect, descending);
  const absent = absentKeyOf(order, descending);
  const met = tested(query, dialect);
  const { isListed, listedObjects } = knowledgeOf(order);
  const limited = sql`LIMIT ${bound(offset + limit)}`;
  const isNumber = order.sortedAs.as === 'number';
  const columnsOf = (number: string, text: string) =>
    isNumber ? `${number} AS number_key, '' AS text_key` : `0 AS number_key, ${text} AS text_key`;
  const { definitions, isCut, lastTitle } = titlesOfPage(query, rows, dialect);
  const isReached = lastTitle === undefined ? '' : sql` AND ${key} ${descending ? '>=' : '<='} COALESCE(${lastTitle}, ${absent})`;
  const known = byTitle ? byTitles(query, dialect) : byKeys(query, columnsOf('v.number', 'v.text'), until, dialect);
  const listed = sql`SELECT ${columnsOf(key, key)}, o.id AS found FROM ${listedObjects} q CROSS JOIN objects o
    WHERE o.id = q.id AND ${isListed} AND ${key} <> ${absent}${keyBetween(query, key, until)}${isReached} AND ${met}
    ORDER BY ${inOrder(query, key, 'o.id')} ${limited}`;
  const left = isFirst(query)
    ? limited
    : sql`LIMIT (SELECT CASE WHEN ${isCut} OR COUNT(*) >= ${bound(offset + limit)} THEN 0 ELSE ${bound(offset + limit)} - COUNT(*) END FROM valued)`;
  const unset = sql`SELECT ${columnsOf(absent, absent)}, o.id AS found FROM objects o
    WHERE ${key} = ${absent}${behindAbsent(query)} AND ${met} ORDER BY ${inOrder(query, 'o.id')} ${left}`;
  const all =
    until && !isFirst(query)
      ? sql`SELECT * FROM valued`
      : sql`SELECT * FROM valued UNION ALL SELECT * FROM (${unset}) unset WHERE NOT ${isCut}`;
  const cut = until ? '1' : sql`CASE WHEN ${isCut} THEN 1 ELSE 0 END`;
  const page = sql`${definitions}valued AS MATERIALIZED (
    SELECT * FROM (${known}) known UNION ALL SELECT * FROM (${listed}) listed)
    SELECT found AS id, ${isNumber ? 'number_key' : 'text_key'} AS position, ${cut} AS cut FROM (${all}) page
    ORDER BY ${inOrder(query, 'number_key', 'text_key', 'found')} LIMIT ${bound(limit)} OFFSET ${bound(offset)}`;
  return [page.text, [...page.values]];
}

/** The statement of objects by their ids, with their positions where the index may have only a part of them. */
export function objectsAt(
  { order, descending }: IndexedQuery,
  ids: readonly number[],
  selected: string,
  dialect: SqlDialect,
): [string, Value[]] {
  // Titles of choices and linked objects are read whole.
  const key = isByTitle(order) ? "''" : sortKeyOf(order, dialect, descending);
  return [`SELECT ${selected}, ${key} AS position FROM objects o WHERE o.id IN (?*)`, [dialect.list(ids)]];
}

/** Objects by the keys of the index. */
function byKeys(query: IndexedQuery, columns: string, until: IndexPosition | undefined, dialect: SqlDialect): Piece {
  const { order, offset, limit } = query;
  const onlyYes = order.sortedAs.as === 'yesOrNo' ? " AND (v.number, v.text) >= (CAST(0 AS double precision), 'true')" : '';
  return sql`SELECT ${columns}, v.object AS found FROM value_index v
    WHERE ${indexRows(query, until)}${onlyYes} AND ${knowledgeOf(order).isKnown}
      AND v.object = (SELECT o.id FROM objects o WHERE o.id = v.object${permitted(order)} AND ${tested(query, dialect)})
    ORDER BY ${inOrder(query, 'v.number', 'v.text', 'v.object')} LIMIT ${bound(offset + limit)}`;
}

function isOfTargets({ sortedAs }: AttributeOrder): boolean {
  return sortedAs.as === 'object';
}

/** As many as a page needs where each has one object, and as many again. */
function titlesAtMost({ offset, limit }: IndexedQuery): number {
  return Math.max(maxTitles, 2 * (offset + limit));
}

/** Titles of a page: definitions in front of it, `chosen` among them, and whether there are titles behind those; the last of them then. */
interface PageTitles {
  readonly definitions: Piece | string;
  readonly isCut: Piece | string;
  readonly lastTitle?: Piece | string;
}

function titlesOfPage(query: IndexedQuery, rows: number, dialect: SqlDialect): PageTitles {
  const { order } = query;
  if (!isByTitle(order)) return { definitions: 'WITH ', isCut: '0 = 1' };
  if (isOfTargets(order)) {
    const { category, key } = attributeOf(order);
    const attribute = bound(attributeNumber(category, key));
    const rowsOfTarget = query.offset + query.limit;
    return chosenTargets(query, { attribute, rows, rowsOfTarget, targets: titlesAtMost(query), listed: ofKind('object') });
  }
  const furthest = query.descending ? 'MIN' : 'MAX';
  const isFull = sql`COUNT(DISTINCT title) = ${bound(titlesAtMost(query))}`;
  const lastTitle = '(SELECT title FROM last)';
  const last = sql`last AS MATERIALIZED (SELECT CASE WHEN ${isFull} THEN ${furthest}(title) END AS title FROM chosen)`;
  return {
    definitions: sql`${titlesOf(order, dialect)}, ${chosen(query)}, ${last}, `,
    isCut: `${lastTitle} IS NOT NULL`,
    lastTitle,
  };
}

/** The first titles of choices that something has, behind that of the page before, and what is stored of those. */
function chosen(query: IndexedQuery): Piece {
  const { order, after, descending } = query;
  const from: Piece = after ? { text: ` AND s.title ${descending ? '<=' : '>='} ?`, values: [after.value] } : nothing;
  return sql`chosen AS MATERIALIZED (SELECT title, id FROM shown WHERE title IN (SELECT DISTINCT s.title FROM shown s
    WHERE EXISTS (SELECT 1 FROM value_index v WHERE ${isStored(order, 's')})${from} ORDER BY ${inOrder(query, 's.title')} LIMIT ${bound(titlesAtMost(query))}))`;
}

/** Whether a row `v` has what is stored of a title. */
function isStored(order: AttributeOrder, title: string): Piece {
  const value = isOfTargets(order) ? `v.number = ${title}.id AND v.text = ''` : `v.number = 0 AND v.text = ${title}.id`;
  return sql`${attributeIs(order)} AND ${value}`;
}

/** Objects by the titles of their choices or links: of each no more than a page has. Of a list the title that leads its order counts. */
function byTitles(query: IndexedQuery, dialect: SqlDialect): Piece {
  const { order, after, descending, offset, limit } = query;
  const onwards: Piece = after
    ? { text: ` AND (g.title, v.object) ${descending ? '<' : '>'} (?, CAST(? AS integer))`, values: [after.value, after.id] }
    : nothing;
  const few = sql`SELECT v.object FROM value_index v
    WHERE ${isStored(order, 'g')}${onwards} AND ${knowledgeOf(order).isKnown}
      AND v.object = (SELECT o.id FROM objects o WHERE o.id = v.object${permitted(order)}
        AND ${sortKeyOf(order, dialect, descending)} = g.title AND ${tested(query, dialect)})
    ORDER BY ${inOrder(query, 'v.object')} LIMIT ${bound(offset + limit)}`;
  return sql`SELECT DISTINCT 0 AS number_key, g.title AS text_key, p.id AS found FROM chosen g ${{ text: dialect.each(few.text), values: few.values }}
    ORDER BY ${inOrder(query, 'text_key', 'found')} LIMIT ${bound(offset + limit)}`;
}

function attributeIs(order: AttributeOrder): Piece {
  const { category, key } = attributeOf(order);
  const isOrdered = order.sortedAs.as === 'address' || order.sortedAs.as === 'digits';
  return sql`v.attribute = ${bound((isOrdered ? orderNumber : attributeNumber)(category, key))}`;
}

/** Whether objects without a value stand first: they count as a no. */
function isFirst({ order, descending }: IndexedQuery): boolean {
  return order.sortedAs.as === 'yesOrNo' && !descending;
}

/** The rows `v` of the index that a page may have. */
function indexRows(query: IndexedQuery, until?: IndexPosition): Piece {
  const { order, after, descending } = query;
  const position = after && !isByTitle(order) && { ...keyed(order, after.value), object: after.id };
  const [onwards, backwards] = descending ? ['<', '>='] : ['>', '<='];
  return sql`${attributeIs(order)}${between(position, onwards)}${between(until, backwards)}`;
}

function attributeOf({ places }: AttributeOrder): { readonly category: string; readonly key: string } {
  if ('of' in places) return { category: globalCategory, key: places.of === 'object' ? places.key : 'cmdb_status' };
  const [own] = places;
  return { category: own?.source.category ?? '', key: own?.key ?? '' };
}

function keyed({ sortedAs }: AttributeOrder, key: ListedObject['position']): Pick<IndexPosition, 'number' | 'text'> {
  return sortedAs.as === 'number' ? { number: Number(key), text: '' } : { number: 0, text: indexedText(String(key)) };
}

function between(position: IndexPosition | false | undefined, comparison: string): Piece {
  if (!position) return nothing;
  const { number, text, object } = position;
  return {
    text: ` AND (v.number, v.text, v.object) ${comparison} (CAST(? AS double precision), ?, CAST(? AS integer))`,
    values: [number, text, object],
  };
}

/** The same for objects `o` of which the index knows no value yet. */
function keyBetween(query: IndexedQuery, key: string, until: IndexPosition | undefined): Piece {
  const { order, after, descending } = query;
  const isNumber = order.sortedAs.as === 'number';
  const [onwards, backwards] = descending ? ['<', '>='] : ['>', '<='];
  const boundAt = ({ value: at, id }: ObjectPosition, comparison: string): Piece => ({
    text: ` AND (${key}, o.id) ${comparison} (${isNumber ? 'CAST(? AS double precision)' : '?'}, ?)`,
    values: [at, id],
  });
  const last = until && boundAt({ value: isNumber ? until.number : until.text, id: until.object }, backwards);
  return sql`${after ? boundAt(after, onwards) : nothing}${last ?? nothing}`;
}

/** Objects without a value stand in the order of the ids. */
function behindAbsent(query: IndexedQuery): Piece {
  const { order, after, descending } = query;
  if (!after) return nothing;
  if (isFirst(query) && after.value === 'true') return sql` AND 0 = 1`;
  return isAbsentKey(order, after.value, descending) ? sql` AND o.id ${descending ? '<' : '>'} ${bound(after.id)}` : nothing;
}

const ofKind = (kind: 'entry' | 'object') => `SELECT target FROM search_queue WHERE kind = '${kind}'`;

interface Knowledge {
  /** Whether the index knows the value of an object `o`, by its row `v`. */
  readonly isKnown: string;
  /** Rows with the `id` of each object of which something is listed to be indexed, and whether that is its value. */
  readonly listedObjects: string;
  readonly isListed: string;
}

function knowledgeOf({ places }: AttributeOrder): Knowledge {
  if ('of' in places) {
    const listed = ofKind('object');
    return {
      isKnown: `v.entry = 0 AND v.object NOT IN (${listed})`,
      listedObjects: `(SELECT DISTINCT target AS id FROM (${listed}) q)`,
      isListed: '1 = 1',
    };
  }
  const first = firstEntryOf(places, 'o.id');
  const listed = ofKind('entry');
  return {
    isKnown: `v.entry = ${firstEntryOf(places, 'v.object')} AND v.entry NOT IN (${listed})`,
    listedObjects: `(SELECT DISTINCT e.object AS id FROM (${listed}) q CROSS JOIN entries e WHERE e.id = q.target)`,
    isListed: `${first} IN (${listed})`,
  };
}

/** Conditions for objects that were found already: no index leads to them. */
function tested({ conditions }: ObjectQuery, dialect: SqlDialect): Piece {
  const known = conditions.map(each => (each.kind === 'status' || each.kind === 'types' ? { ...each, isFew: false } : each));
  return meetingAll(known, dialect, 'tested');
}

function permitted({ types }: AttributeOrder): string {
  return types ? ` AND o.type IN (${types.map(type => `'${plainWord(type)}'`).join(', ') || "''"})` : '';
}

function inOrder({ descending }: ObjectQuery, ...columns: readonly string[]): string {
  return columns.map(column => `${column}${descending ? ' DESC' : ''}`).join(', ');
}

function bound(number: number): Piece {
  return { text: 'CAST(? AS bigint)', values: [number] };
}

const nothing: Piece = { text: '', values: [] };
