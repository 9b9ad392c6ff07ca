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
import { isStorable } from './clauses/ids.js';
import type { Piece } from './clauses/value-tests.js';
import { conditionsMet, isThere } from './history-places.js';
import { Repository } from './repository.js';
import { scopedChanges } from './scoping.js';

/** The statement that asks for the head. Indexes: primary keys of settings and change_sets; commitOrder. */
export const feedHead = ({ commitOrder: { transaction, isSettled, isHeld, ascending, descending, server } }: SqlDialect) =>
  `SELECT h.value || '/' || ${server} AS history, COALESCE(l.transaction_id, 0) AS "transaction", COALESCE(l.number, 0) AS number,
    (SELECT COALESCE(MAX(s.number), 0) FROM change_sets s) AS last,
    (SELECT s.time FROM change_sets s WHERE ${isHeld} ORDER BY ${ascending} LIMIT 1) AS "heldSince"
  FROM settings h LEFT JOIN (SELECT ${transaction} AS transaction_id, s.number FROM change_sets s WHERE ${isSettled} ORDER BY ${descending} LIMIT 1) l
    ON 1 = 1 WHERE h.name = '${historySetting}'`;

/** The statement that asks for change sets. Index: commitOrder. Without the sum a planner may take the index of the numbers, which leads through all later ones. */
export const feedSets = ({ commitOrder: { transaction, isSettled, ascending } }: SqlDialect, isLater: string) =>
  `SELECT ${transaction} AS "transaction", s.number, s.size FROM change_sets s
  WHERE ${isLater} AND ${isSettled} AND s.number + 0 > CAST(? AS bigint) ORDER BY ${ascending} LIMIT CAST(? AS bigint)`;

/** The feed of the change sets that were committed. */
export class Feed extends Repository implements FeedReads {
  async head(): Promise<FeedHead> {
    const { whole } = this.connection;
    const [head] = await whole.rows<FeedHead>(feedHead(whole.dialect), []);
    return head ?? { history: '', transaction: 0, number: 0, last: 0, heldSince: null };
  }

  async startAfter(number: number): Promise<FeedPosition> {
    const { whole } = this.connection;
    const { firstLater } = whole.dialect.commitOrder;
    const found = firstLater && (await whole.rows<{ readonly transaction: number }>(firstLater, [number]))[0];
    return { transaction: found ? found.transaction : 0, number, position: behindAll };
  }

  sets({ transaction, number, position }: FeedPosition, since: number, limit: number): Promise<readonly FeedSet[]> {
    const { whole } = this.connection;
    const { text, values } = whole.dialect.commitOrder.isLater(transaction, position === behindAll ? number : number - 1);
    return whole.rows<FeedSet>(feedSets(whole.dialect, text), [...values, since, limit]);
  }

  async places(query: FeedQuery): Promise<readonly ChangePosition[]> {
    const { object, entry, user } = query.conditions;
    if ([object, entry, user].some(id => id !== undefined && !isStorable(id))) return [];
    const isScoped = this.connection.whole !== this.connection;
    const { text, values } = feedPlaces(query, isScoped, this.connection.dialect);
    return this.connection.rows<ChangePosition>(text, values);
  }
}

/** The statement that asks for changes of change sets. Index: primary key of changes. CROSS JOIN keeps SQLite from another order. */
export function feedPlaces({ conditions, sets, after, purged, limit }: FeedQuery, isScoped: boolean, dialect: SqlDialect): Piece {
  const ranks = JSON.stringify(Object.fromEntries(sets.map(({ number }, rank) => [number, rank])));
  const begin: Piece = {
    text: '(c.number <> CAST(? AS bigint) OR c.position > CAST(? AS integer))',
    values: [after.number, after.position],
  };
  const pieces = [...conditionsMet(conditions, dialect), begin, ...(isScoped || purged ? [] : [isThere])];
  const text = `SELECT c.number, c.position FROM ${dialect.ranked} page CROSS JOIN ${isScoped ? scopedChanges : 'changes'} c
      CROSS JOIN change_sets s
    WHERE c.number = CAST(page.name AS bigint) AND s.number = c.number AND ${pieces.map(piece => piece.text).join(' AND ')}
    ORDER BY page.rank, c.position LIMIT CAST(? AS bigint)`;
  const values: readonly Value[] = [ranks, ...pieces.flatMap(piece => piece.values), limit];
  return { text, values: [...values] };
}
