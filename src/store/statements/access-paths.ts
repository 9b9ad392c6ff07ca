import { indexedText, isIndexedInPart } from '../../domain/storage/indexed-values.js';
import type { ListedObject, ObjectCondition, ObjectPosition, ObjectQuery } from '../../domain/storage/object-query.js';
import type { SqlReads } from '../engines/connection.js';
import { isByTitle } from './clauses/attribute-orders.js';
import { candidates, fewCandidates } from './clauses/candidates.js';
import { extentOf, hasIndex, type IndexExtent, indexedPage, objectsAt, positionIn } from './clauses/indexed-orders.js';
import { joinPieces } from './clauses/value-tests.js';
import { type AccessPath, countOf, pageOf, positionAfter } from './object-lists.js';

/** Up to how many objects are few, and how many are tested in the order of a page: so many, and so many more for each row. */
export interface Effort {
  readonly few: number;
  readonly tested: number;
  readonly testedPerRow: number;
}

/** One after another: a path that is not found with little effort is looked for with more. */
const usualEfforts: readonly Effort[] = [
  { few: 2000, tested: 2000, testedPerRow: 10 },
  { few: 20_000, tested: 50_000, testedPerRow: 10 },
];

/**
 * The objects of a page. A place, or what links somewhere, may hold one object or all of them: what few objects meet leads to them; what many
 * meet is soon found in the order of the page. What is neither is collected. One statement where no such condition is asked, otherwise at
 * most three for each effort, and one.
 */
export async function listObjects(
  connection: SqlReads,
  query: ObjectQuery,
  selected: string,
  efforts = usualEfforts,
): Promise<ListedObject[]> {
  const flat = { ...query, conditions: query.conditions.flatMap(withoutNesting) };
  const page: Page = async path => connection.rows<ListedObject>(...pageOf(flat, selected, connection.dialect, path));
  for (const effort of efforts) {
    const path = await narrowPath(connection, flat.conditions, effort);
    if (path && path !== 'none') return page(path);
    const isByValue = connection.isIndexed && hasIndex(flat);
    if (path === 'none' && !isByValue) break;
    const found = isByValue
      ? await scanValues(connection, flat, selected, effort)
      : await scanPage(connection, flat, page, effort);
    if (found) return found;
  }
  return page();
}

/** How many objects meet the conditions. At most one statement for each effort, and one. */
export async function countObjects(
  connection: SqlReads,
  conditions: readonly ObjectCondition[],
  efforts = usualEfforts,
): Promise<number> {
  const flat = conditions.flatMap(withoutNesting);
  const count = async (path?: AccessPath) => {
    const [row] = await connection.rows<{ readonly total: number }>(...countOf(flat, connection.dialect, path));
    return row?.total ?? 0;
  };
  for (const effort of efforts) {
    const path = await narrowPath(connection, flat, effort);
    if (path === 'none') break;
    if (path) return count(path);
  }
  return count();
}

type IndexedQuery = Parameters<typeof positionAfter>[0];
type ValueQuery = Parameters<typeof indexedPage>[0];
type Page = (path?: AccessPath) => Promise<ListedObject[]>;

/** Conditions that have to hold together are looked at one by one. */
function withoutNesting(condition: ObjectCondition): readonly ObjectCondition[] {
  const [only, ...others] = condition.kind === 'any' ? condition.of : [];
  return only && others.length === 0 ? only.flatMap(withoutNesting) : [condition];
}

/** The path by the condition that the fewest objects meet, if those are few; `none` where nothing leads from a condition to objects. One statement, or none. */
async function narrowPath(
  connection: SqlReads,
  conditions: readonly ObjectCondition[],
  { few }: Effort,
): Promise<AccessPath | 'none' | undefined> {
  const named = conditions.find(({ kind }) => kind === 'ids' || kind === 'sysid');
  if (named) return { driving: named };
  const asked = conditions.flatMap(driving => {
    const rows = fewCandidates(driving, few + 1, connection);
    return rows ? [{ driving, rows }] : [];
  });
  if (asked.length === 0) return 'none';
  const counts = asked.map(({ rows: { text, values } }, at) => ({
    text: `(SELECT CAST(COUNT(*) AS integer) FROM (SELECT 1 FROM (${text}) candidates LIMIT CAST(? AS bigint)) few) AS "${at}"`,
    values: [...values, few + 1],
  }));
  const { text, values } = joinPieces(counts, ', ');
  const [found = {}] = await connection.rows<Readonly<Record<number, number>>>(`SELECT ${text}`, values);
  const counted = asked.map(({ driving }, at) => ({ driving, count: found[at] ?? 0 }));
  const [rarest] = counted.sort((one, other) => one.count - other.count);
  if (!rarest || rarest.count > few) return undefined;
  return { driving: rarest.driving, candidates: candidates(rarest.driving, connection) };
}

/** The page, if it is full after so many objects in its order, or the order ends there. At most two statements. */
async function scanPage(
  connection: SqlReads,
  query: ObjectQuery,
  page: Page,
  { tested, testedPerRow }: Effort,
): Promise<ListedObject[] | undefined> {
  if (!isIndexed(query)) return undefined;
  const { offset, limit, conditions } = query;
  const atOnce = conditions.every(({ kind }) => testedInOneStep.has(kind)) ? 10 * tested : tested;
  const count = atOnce + testedPerRow * (offset + limit);
  const [until] = await connection.rows<ObjectPosition>(...positionAfter(query, count, connection.dialect));
  const found = await page({ until });
  return !until || found.length === limit ? found : undefined;
}

/**
 * The page in the order of the index of values, if it is full after so many rows of it, or the index ends there. `undefined` also where it is
 * cheaper to sort all, where much is not indexed yet, and where the index has only the beginnings of texts. Two statements.
 */
async function scanValues(
  connection: SqlReads,
  query: ValueQuery,
  selected: string,
  { few, tested, testedPerRow }: Effort,
): Promise<ListedObject[] | undefined> {
  const { after, limit, offset } = query;
  if (isCut(after?.value)) return undefined;
  const count = tested + testedPerRow * (offset + limit);
  const [extent] = await connection.rows<IndexExtent>(...extentOf(query, count, few + 1, connection.dialect));
  if (!extent || extent.listed > few || extent.objects <= few || isCut(extent.text)) return undefined;
  const hasTitles = isByTitle(query.order);
  const rows = Math.ceil(tested * testedOfLinks) + testedPerRow * (offset + limit);
  const until = hasTitles ? undefined : positionIn(extent);
  const page = indexedPage({ ...query, limit: limit + 1 }, connection.dialect, until, rows);
  const found = await connection.rows<ObjectPlace>(...page);
  if ((until || hasTitles) && found.length < limit && found[0]?.cut !== 0) return undefined;
  // Rows before the offset may begin like the first one of the page.
  if (offset > 0 && isCut(found[0]?.position)) return undefined;
  if (found.some(({ position }, at) => isCut(position) && isAlike(position, found[at + 1]?.position))) return undefined;
  return objectsOf(connection, query, found.slice(0, limit), selected);
}

/** Where a page shows an object; `cut` is 0 where nothing comes behind the page. */
type ObjectPlace = Pick<ListedObject, 'id' | 'position'> & { readonly cut: number };

/** The part of what is tested that is tested in the order of linked objects: those of one stand together, and no test ends among them. */
const testedOfLinks = 0.25;

/** The objects of a page in its order; what is gone meanwhile is left out. One statement, or none. */
async function objectsOf(
  connection: SqlReads,
  query: ValueQuery,
  places: readonly ObjectPlace[],
  selected: string,
): Promise<ListedObject[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const rows = await connection.rows<ListedObject>(...objectsAt(query, ids, selected, connection.dialect));
  const known = new Map(rows.map(row => [row.id, row]));
  return places.flatMap(({ id, position }) => {
    const row = known.get(id);
    return row ? [{ ...row, position: row.position !== '' && isCut(position) ? row.position : position }] : [];
  });
}

/** Whether the index may have only the beginning of a text. */
function isCut(key: string | number | null | undefined): boolean {
  return typeof key === 'string' && isIndexedInPart(indexedText(key));
}

function isAlike(one: string | number, other: string | number | undefined): boolean {
  return other !== undefined && indexedText(String(one)) === indexedText(String(other));
}

/** Conditions that one look at an object or its entries decides; places and links take about ten steps. */
const testedInOneStep: ReadonlySet<ObjectCondition['kind']> = new Set(['status', 'types', 'title', 'value', 'entry']);

/** Whether an index gives the order. */
function isIndexed(query: ObjectQuery): query is IndexedQuery {
  return ['id', 'title', 'sysid'].includes(query.order.by);
}
