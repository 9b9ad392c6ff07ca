import {
  behindAll,
  type FeedHead,
  type FeedPosition,
  type FeedQuery,
  type FeedReads,
  type FeedSet,
} from '../../domain/storage/feed.js';
import type { ChangePosition } from '../../domain/storage/history.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { historySetting } from '../tables/installation-schemas.js';
import { changesTold } from './clauses/scoped-history.js';
import type { Piece } from './clauses/value-tests.js';
import { canBeMet, conditionsMet } from './history-places.js';
import { Repository } from './repository.js';

/** The statement that asks for the head. Indexes: primary keys of settings and change_sets. */
export const feedHead = ({ commitOrder: { snapshot, server } }: SqlDialect) =>
  `SELECT h.value || '/' || ${server} AS history, ${snapshot} AS snapshot,
    (SELECT COALESCE(MAX(s.number), 0) FROM change_sets s) AS last FROM settings h WHERE h.name = '${historySetting}'`;

/** A transaction takes no longer than others need for so many change sets: no later one has a lower number. */
const setsMeanwhile = 100_000;

/** The statement that asks for the lowest number of a batch. Index: change_sets_commits. */
export const feedFirst = (isBetween: string) =>
  `SELECT MIN(f.number) AS first FROM
    (SELECT s.number FROM change_sets s WHERE ${isBetween} ORDER BY s.xid LIMIT ${setsMeanwhile}) f`;

/** The statement that asks for change sets of a batch. Index: primary key of change_sets, from a number on that is near. */
export const feedSets = (isBetween: string | undefined) =>
  `SELECT s.number, s.size FROM change_sets s WHERE s.number > CAST(? AS bigint)${isBetween === undefined ? '' : ` AND ${isBetween}`}
    ORDER BY s.number LIMIT CAST(? AS bigint)`;

/** The feed of the change sets that were committed. */
export class Feed extends Repository implements FeedReads {
  async head(): Promise<FeedHead> {
    const { whole } = this.connection;
    const [head] = await whole.rows<FeedHead>(feedHead(whole.dialect), []);
    return head ?? { history: '', snapshot: '', last: 0 };
  }

  async next(position: FeedPosition, { snapshot, last }: FeedHead): Promise<FeedPosition | undefined> {
    const { whole } = this.connection;
    const { isBetween } = whole.dialect.commitOrder;
    if (!isBetween) return isPassed(position, last) ? undefined : position;
    const { from, until } = position;
    if (from !== until) return position;
    if (until === snapshot) return undefined;
    const { text, values } = isBetween(until, snapshot);
    const [found] = await whole.rows<{ readonly first: number | null }>(feedFirst(text), values);
    const first = found?.first ?? null;
    return first === null ? undefined : { from: until, until: snapshot, number: first - 1, position: behindAll };
  }

  async sets({ from, until, number, position }: FeedPosition, since: number, limit: number): Promise<readonly FeedSet[]> {
    const { whole } = this.connection;
    const after = Math.max(since, position === behindAll ? number : number - 1);
    const batch = whole.dialect.commitOrder.isBetween?.(from, until);
    return whole.rows<FeedSet>(feedSets(batch?.text), [after, ...(batch?.values ?? []), limit]);
  }

  async places(query: FeedQuery): Promise<readonly ChangePosition[]> {
    if (!canBeMet(query.conditions)) return [];
    const { text, values } = feedPlaces(query, this.isScoped, this.connection.dialect);
    return this.connection.rows<ChangePosition>(text, values);
  }
}

function isPassed({ number, position }: FeedPosition, last: number): boolean {
  return number > last || (number === last && position === behindAll);
}

/** The statement that asks for changes of change sets. Index: primary key of changes. CROSS JOIN keeps SQLite from another order. */
export function feedPlaces({ conditions, sets, after, limit }: FeedQuery, isScoped: boolean, dialect: SqlDialect): Piece {
  const ranks = JSON.stringify(Object.fromEntries(sets.map(({ number }, rank) => [number, rank])));
  const begin: Piece = {
    text: '(c.number <> CAST(? AS bigint) OR c.position > CAST(? AS integer))',
    values: [after.number, after.position],
  };
  const pieces = [...conditionsMet(conditions, dialect), begin];
  const text = `SELECT c.number, c.position FROM ${dialect.ranked} page CROSS JOIN ${changesTold(isScoped).changes} c
      CROSS JOIN change_sets s
    WHERE c.number = CAST(page.name AS bigint) AND s.number = c.number AND ${pieces.map(piece => piece.text).join(' AND ')}
    ORDER BY page.rank, c.position LIMIT CAST(? AS bigint)`;
  const values: readonly Value[] = [ranks, ...pieces.flatMap(piece => piece.values), limit];
  return { text, values: [...values] };
}
