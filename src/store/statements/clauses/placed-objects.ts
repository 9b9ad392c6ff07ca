import type { PlacementQuery } from '../../../domain/storage/objects.js';
import type { SqlDialect, Value } from '../../engines/sql-dialect.js';

// Indexes: links_target_object, primary keys of entries and objects.
// CROSS JOIN: SQLite would look through every link for the few of a place. What was passed is not entered again: places may stand in a circle.
// SELECT * FROM (…): definitions of a narrowed store stand before the question, and PostgreSQL takes one WITH.
const tree = `WITH RECURSIVE tree (place, within, level, passed) AS (
    SELECT o.id, 0, 0, '/' || o.id || '/' FROM objects o WHERE o.id = ?
    UNION ALL SELECT o.id, t.place, t.level + 1, t.passed || o.id || '/'
      FROM tree t CROSS JOIN links l CROSS JOIN entries e CROSS JOIN objects o
      WHERE l.target_object = t.place AND e.id = l.entry AND e.category || '.' || l.attribute IN (?*) AND e.status = 'normal'
        AND o.id = e.object AND o.status IN (?*) AND t.level < CAST(? AS integer) AND t.passed NOT LIKE '%/' || o.id || '/%'
  )`;

/** The statement that finds what stands in an object; `selected` are the columns of an object. */
export function selectPlaced(
  { root, links, depth, statuses, limit }: PlacementQuery,
  selected: string,
  { list }: SqlDialect,
): [string, Value[]] {
  const text = `SELECT * FROM (${tree} SELECT ${selected}, within AS parent, level AS depth FROM tree CROSS JOIN objects WHERE id = place
    LIMIT CAST(? AS bigint)) placed`;
  return [text, [Number(root), list(links), list(statuses), depth, limit]];
}
