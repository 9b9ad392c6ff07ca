import type { ObjectQuery } from '../../../domain/storage/object-query.js';
import { lastCharacter, type Piece, sql } from './value-tests.js';

/** Extent of a look at the objects that an attribute links to. */
interface TargetExtent {
  readonly attribute: Piece;
  /** Rows of the index of values that the targets of a page have together, at least; of one target no more count than a page has. */
  readonly rows: number;
  readonly rowsOfTarget: number;
  /** Targets that are looked at, at most. */
  readonly targets: number;
  /** Question for the `target` of each object of which the index may have another title. */
  readonly listed: string;
}

/** The last title of `chosen`; null where it has all of them. */
const lastTitle = '(SELECT title FROM last)';

/**
 * Defines `chosen`, the first linked objects in the order of their titles, from that of the page before on: as many as have enough rows of the
 * index of values, and all that have the same title as the last. Indexes: primary key of link_targets, link_targets_target.
 */
export function chosenTargets(query: Pick<ObjectQuery, 'after' | 'descending'>, extent: TargetExtent) {
  const { attribute, listed } = extent;
  const { after, descending } = query;
  const [onwards, backwards, end] = descending ? ['<=', '>=', "''"] : ['>=', '<=', `'${lastCharacter}'`];
  const isBehind = (title: string): Piece | string => (after ? sql` AND ${title} ${onwards} ${boundTo(after.value)}` : '');
  const isBefore = (title: string) => ` AND ${title} ${backwards} COALESCE(${lastTitle}, ${end})`;
  const seen = 'EXISTS (SELECT 1 FROM objects o WHERE o.id = t.target)';
  const definitions = sql`WITH walked AS MATERIALIZED (${walked(query, extent, sql`${seen}${isBehind('t.title')}`)}),
    last AS MATERIALIZED (${lastOf(query, extent)}),
    chosen AS MATERIALIZED (
      SELECT t.title AS title, t.target AS id FROM link_targets t
      WHERE t.attribute = ${attribute}${isBehind('t.title')}${isBefore('t.title')} AND t.target NOT IN (${listed}) AND ${seen}
      UNION ALL SELECT o.folded_title, o.id FROM (SELECT DISTINCT target FROM (${listed}) q) q CROSS JOIN objects o
      WHERE o.id = q.target${isBehind('o.folded_title')}${isBefore('o.folded_title')}
        AND EXISTS (SELECT 1 FROM link_targets t WHERE t.target = o.id AND t.attribute = ${attribute})), `;
  return { definitions, isCut: `${lastTitle} IS NOT NULL`, lastTitle };
}

/** The next targets in their order, each with how many rows of the index it has, up to as many as are wanted. */
function walked(
  { descending }: Pick<ObjectQuery, 'descending'>,
  { attribute, rowsOfTarget, targets }: TargetExtent,
  condition: Piece,
): Piece {
  const held = sql`SELECT 1 FROM value_index v WHERE v.attribute = ${attribute} AND v.number = t.target AND v.text = '' LIMIT ${bound(rowsOfTarget)}`;
  const way = descending ? ' DESC' : '';
  return sql`SELECT t.title AS title, t.target AS target, (SELECT COUNT(*) FROM (${held}) few) AS held FROM link_targets t
    WHERE t.attribute = ${attribute} AND ${condition} ORDER BY t.title${way}, t.target${way} LIMIT ${bound(targets)}`;
}

/** The title at which there are enough rows, or the walk was cut; null where it came to the end. */
function lastOf({ descending }: Pick<ObjectQuery, 'descending'>, { rows, targets }: TargetExtent): Piece {
  const [first, furthest, way] = descending ? ['MAX', 'MIN', ' DESC'] : ['MIN', 'MAX', ''];
  const sums = `SELECT title, SUM(held) OVER (ORDER BY title${way}, target${way}) AS total FROM walked`;
  return sql`SELECT COALESCE((SELECT ${first}(title) FROM (${sums}) sums WHERE total >= ${bound(rows)}),
    (SELECT CASE WHEN COUNT(*) = ${bound(targets)} THEN ${furthest}(title) END FROM walked)) AS title`;
}

function boundTo(value: string | number): Piece {
  return { text: '?', values: [value] };
}

function bound(number: number): Piece {
  return { text: 'CAST(? AS bigint)', values: [number] };
}
