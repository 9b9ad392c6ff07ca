import type { ListedObject, ObjectCondition, ObjectPosition, ObjectQuery } from '../../domain/storage/object-query.js';
import type { SqlReads } from '../engines/connection.js';
import { candidates, fewCandidates } from './clauses/candidates.js';
import { joined } from './clauses/value-tests.js';
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
    if (path === 'none') break;
    if (path) return page(path);
    const found = isIndexed(flat) ? await scanned(connection, flat, page, effort) : undefined;
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
  const { text, values } = joined(counts, ', ');
  const [found = {}] = await connection.rows<Readonly<Record<number, number>>>(`SELECT ${text}`, values);
  const counted = asked.map(({ driving }, at) => ({ driving, count: found[at] ?? 0 }));
  const [rarest] = counted.sort((one, other) => one.count - other.count);
  if (!rarest || rarest.count > few) return undefined;
  return { driving: rarest.driving, candidates: candidates(rarest.driving, connection) };
}

/** The page, if it is full after so many objects in its order, or the order ends there. At most two statements. */
async function scanned(
  connection: SqlReads,
  query: IndexedQuery,
  page: Page,
  { tested, testedPerRow }: Effort,
): Promise<ListedObject[] | undefined> {
  const { offset, limit } = query;
  const count = tested + testedPerRow * (offset + limit);
  const [until] = await connection.rows<ObjectPosition>(...positionAfter(query, count, connection.dialect));
  const found = await page({ until });
  return !until || found.length === limit ? found : undefined;
}

/** Whether an index gives the order. */
function isIndexed(query: ObjectQuery): query is IndexedQuery {
  return query.order.by !== 'type' && query.order.by !== 'attribute';
}
