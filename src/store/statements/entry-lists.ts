import type { EntryQuery, EntryRecord, LinkingQuery } from '../../domain/storage/entries.js';
import { type RecordStatus, recordStatuses } from '../../domain/storage/objects.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { SqlReads } from '../engines/connection.js';
import type { RowLimit } from '../engines/row-limit.js';
import type { Value } from '../engines/sql-dialect.js';
import { type Bounded, fewEntries, fewLinks, limitOf, onlyWhere, rejectMany, unbounded } from './clauses/bounds.js';
import { isStorable } from './clauses/ids.js';
import { columnsOfCategory, type EntryRow, type EntryRowOfCategory, entryColumns, record, records, upTo } from './entry-rows.js';

/** An object without entries has one row of nulls. */
type BoundedRow = (EntryRow | { readonly id: null }) & Bounded;

/** Columns of an entry beside those of the question; an object without entries has one row of nulls. */
type ListedRow = EntryRowOfCategory | { readonly id: null };

const anyStatus = `IN (${recordStatuses.map(() => '?').join(', ')})`;

// Indexes: primary key of objects, entries_object.
const list = (status: string) => `SELECT ${columnsOfCategory} FROM objects o
  LEFT JOIN entries e ON e.object = o.id AND e.category = ? AND e.status ${status} WHERE o.id = ? ORDER BY e.id ${upTo}`;
const listOne = list('= ?');
const listAny = list(anyStatus);
const page = `SELECT ${columnsOfCategory} FROM objects o LEFT JOIN (
    SELECT * FROM entries WHERE object = ? AND category = ? AND status ${anyStatus} ORDER BY id ${upTo} OFFSET CAST(? AS bigint)
  ) e ON e.object = o.id WHERE o.id = ? ORDER BY e.id`;

const ofSeveral = (few = '') => `SELECT ${entryColumns}${few && `, ${few} AS "isFew"`} FROM objects o LEFT JOIN (
    SELECT f.* FROM ${onlyWhere(few)}entries f WHERE f.object = ? AND f.category IN (?*) AND f.status ${anyStatus}
      ORDER BY f.id ${upTo} OFFSET CAST(? AS bigint)
  ) e ON e.object = o.id WHERE o.id = ? ORDER BY e.id`;

// Indexes: primary key of objects, links_target_object, primary key of entries.
const linking = (few = '') => `SELECT ${entryColumns}${few && `, ${few} AS "isFew"`} FROM objects o LEFT JOIN (
    SELECT f.* FROM ${onlyWhere(few)}links l JOIN entries f ON f.id = l.entry
      WHERE l.target_object = ? AND l.attribute = ? AND f.category = ? AND f.status ${anyStatus}
      ORDER BY f.id ${upTo} OFFSET CAST(? AS bigint)
  ) e ON 1 = 1 WHERE o.id = ? ORDER BY e.id`;

/** Entries of a category of an object, with those of categories alike; `undefined` where the object is not there. */
export function listEntries(connection: SqlReads, query: EntryQuery): MaybePromise<EntryRecord[] | undefined> {
  const { object, category, alike = [] } = query;
  if (!isStorable(object)) return undefined;
  if (alike.length > 0) return entriesOfSeveral(connection, query, object, [category, ...alike]);
  const [text, values] = listStatement(query, object);
  return andThen(connection.rows<ListedRow>(text, values, limitOf(query)), rows => {
    if (rows.length === 0) return undefined;
    const entries: EntryRecord[] = [];
    for (const row of rows) if (row.id !== null) entries.push(record(row, object, category));
    return entries;
  });
}

function entriesOfSeveral(
  connection: SqlReads,
  query: EntryQuery,
  object: number,
  categories: readonly string[],
): Promise<EntryRecord[] | undefined> {
  const { statuses, limit, offset, atMost } = query;
  const { dialect } = connection;
  const names = dialect.list(categories);
  const few = atMost === undefined ? unbounded : fewEntries(object, names, atMost, dialect);
  const values = [...few.values, object, names, ...padStatuses(statuses), limit, offset, object];
  return readRows(connection, ofSeveral(few.text), [...few.values, ...values], limitOf(query));
}

/** Entries that link to an object; `undefined` where it is not there. */
export async function listLinking(connection: SqlReads, query: LinkingQuery): Promise<EntryRecord[] | undefined> {
  const { object, category, link, statuses, limit, offset, atMost } = query;
  if (!isStorable(object)) return undefined;
  const { dialect } = connection;
  const few = atMost === undefined ? unbounded : fewLinks('target_object', dialect.list([object]), atMost, dialect);
  const values = [...few.values, object, link, category, ...padStatuses(statuses), limit, offset, object];
  return readRows(connection, linking(few.text), [...few.values, ...values], limitOf(query));
}

/** @throws ReadTooLarge */
async function readRows(
  connection: SqlReads,
  text: string,
  values: readonly Value[],
  limit: RowLimit | undefined,
): Promise<EntryRecord[] | undefined> {
  const rows = await connection.rows<BoundedRow>(text, values, limit);
  rejectMany(rows);
  return rows.length === 0 ? undefined : records(rows.filter(row => row.id !== null));
}

/** The commonest question has the shortest text; the page that begins later has one that sees the object beyond its last entry. */
function listStatement({ category, statuses, limit, offset }: EntryQuery, object: number): [string, Value[]] {
  const [status = ''] = statuses;
  if (offset > 0 || limit < 1) return [page, [object, category, ...padStatuses(statuses), limit, offset, object]];
  if (statuses.length === 1) return [listOne, [category, status, object, limit]];
  return [listAny, [category, ...padStatuses(statuses), object, limit]];
}

function padStatuses(statuses: readonly RecordStatus[]): string[] {
  return recordStatuses.map((_, at) => statuses[at] ?? '');
}
