import type { PlacementQuery } from '../../../domain/storage/objects.js';
import type { SqlDialect, Value } from '../../engines/sql-dialect.js';

// Indexes: links_target_object, primary keys of entries and objects.
// CROSS JOIN: SQLite would look through every link for the few of a place. What was passed is not entered again: places may stand in a circle.
// SELECT * FROM (…): definitions of a narrowed store stand before the question, and PostgreSQL takes one WITH.
const isFilled = `EXISTS (SELECT 1 FROM links f CROSS JOIN entries c WHERE f.target_object = o.id AND c.id = f.entry
          AND c.category || '.' || f.attribute IN (?*) AND c.status = 'normal')`;
const tree = `WITH RECURSIVE tree (place, within, level, passed, isBetween) AS (
    SELECT o.id, 0, 0, '/' || o.id || '/', 0 FROM objects o WHERE o.id = ?
    UNION ALL SELECT o.id, t.place, t.level + 1, t.passed || o.id || '/', CASE WHEN o.status IN (?*) THEN 0 ELSE 1 END
      FROM tree t CROSS JOIN links l CROSS JOIN entries e CROSS JOIN objects o
      WHERE l.target_object = t.place AND e.id = l.entry AND e.category || '.' || l.attribute IN (?*) AND e.status = 'normal'
        AND o.id = e.object AND (o.status IN (?*) OR o.status IN (?*) AND ${isFilled})
        AND (t.level < CAST(? AS integer) OR t.isBetween = 1) AND t.passed NOT LIKE '%/' || o.id || '/%'
  )`;

/** The statement that finds what stands in an object; `selected` are the columns of an object. */
export function selectPlaced(
  { root, links, depth, statuses, between, limit }: PlacementQuery,
  selected: string,
  { list }: SqlDialect,
): [string, Value[]] {
  const text = `SELECT * FROM (${tree} SELECT ${selected}, within AS parent, level AS depth FROM tree CROSS JOIN objects WHERE id = place
    LIMIT CAST(? AS bigint)) placed`;
  const [placing, asked] = [list(links), list(statuses)];
  return [text, [Number(root), asked, placing, asked, list(between), placing, depth, limit]];
}
