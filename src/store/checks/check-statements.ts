import type { EntitySchema } from 'typeorm';
import { horizonNumber } from '../statements/horizon.js';
import { isAmongValues, valueColumns } from '../statements/search.js';
import { isLogin } from '../tables/object-schemas.js';
import { schemas } from '../tables/tables.js';

type Options = EntitySchema['options'];

/** A column that refers to the ids of another table. */
export interface Reference {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  /** Rows that refer to nothing. */
  readonly dangling: string;
}

/** Every reference between tables. */
export const references: readonly Reference[] = schemas.flatMap(({ options }) =>
  (options.foreignKeys ?? []).map(({ columnNames: [property = ''] = [], target }) => {
    const [table, column, referred] = [options.name, columnOf(options, property), String(target)];
    const dangling = `SELECT t.${column} AS missing FROM ${table} t LEFT JOIN ${referred} r ON r.id = t.${column}
      WHERE t.${column} IS NOT NULL AND r.id IS NULL LIMIT CAST(? AS bigint)`;
    return { table, column, target: referred, dangling };
  }),
);

/** Every table that gives out ids, and the column that they stand in. */
export const numbered = schemas.flatMap(({ options }) =>
  Object.entries(options.columns).flatMap(([property, column]) =>
    column?.generated === 'increment' ? [{ table: options.name, column: columnOf(options, property) }] : [],
  ),
);

function columnOf({ columns }: Options, property: string): string {
  const column = Object.entries(columns).find(([name]) => name === property)?.[1];
  return column?.name ?? property;
}

const upTo = 'LIMIT CAST(? AS bigint)';

export const objectPage = `SELECT id, type, title, sysid, status, cmdb_status AS "cmdbStatus", "values", folded_title AS "foldedTitle"
  FROM objects WHERE id > ? AND id <= ? ORDER BY id`;
export const content = 'SELECT content FROM contents WHERE entry = ? AND digest = ?';
export const entryPage = `SELECT id, object, category, status, title, "primary", single, "values"
  FROM entries WHERE id > ? AND id <= ? ORDER BY id`;
export const changePage = `SELECT number, position, kind, subject,
  CASE WHEN action <> 'purged' AND number <= COALESCE(${horizonNumber}, 0) THEN 'created' ELSE action END AS action FROM changes
  WHERE (number, position) > (?, ?) AND kind IN ('object', 'entry') ORDER BY number, position LIMIT 5000`;
export const choicePage =
  'SELECT id, dialog, title, folded_title AS "foldedTitle" FROM choices WHERE id > ? ORDER BY id LIMIT 5000';
export const loginPage = `SELECT e.id, e.object, e.category, e.title, l.login AS folded FROM entries e LEFT JOIN logins l ON l.entry = e.id
  WHERE ${isLogin} AND e.id > ? ORDER BY e.id LIMIT 5000`;
export const listedPage = 'SELECT id, kind, target FROM search_queue WHERE id > CAST(? AS bigint) ORDER BY id LIMIT 5000';

export const linkPage = `SELECT entry, attribute, position, target_object AS "targetObject", target_entry AS "targetEntry"
  FROM links WHERE entry >= ? AND entry <= ? ORDER BY entry, attribute, position`;
export const relationPage = 'SELECT entry, attribute, target FROM relations WHERE entry >= ? AND entry <= ?';
export const between = `SELECT entry AS "from", target_entry AS "to" FROM links
  WHERE entry IN (?*) AND attribute IN (?*) AND target_entry IS NOT NULL`;
export const fromObjects = `SELECT e.object AS "from", l.target_object AS "to" FROM entries e JOIN links l ON l.entry = e.id
  WHERE e.object IN (?*) AND e.category = ? AND l.attribute = ? AND l.target_object IS NOT NULL`;

const counted = 'SELECT object, category, CAST(count(*) AS integer) AS count FROM entries';
const several = `GROUP BY object, category HAVING count(*) > 1 ORDER BY object, category ${upTo}`;
export const severalEntries = `${counted} WHERE category IN (?*) ${several}`;
export const severalPrimary = `${counted} WHERE "primary" = 1 ${several}`;

export const wrongCounts = `SELECT type, status, CAST(SUM(kept) AS integer) AS kept, CAST(SUM(there) AS integer) AS there FROM (
    SELECT type, status, count AS kept, 0 AS there FROM object_counts
    UNION ALL SELECT type, status, 0, COUNT(*) FROM objects GROUP BY type, status
  ) counted GROUP BY type, status HAVING SUM(kept) <> SUM(there) ORDER BY type, status ${upTo}`;

export const takenSysids = `SELECT o.sysid, o.id AS object FROM objects o WHERE o.sysid IN (SELECT sysid FROM retired_sysids)
  UNION SELECT sysid, max(id) FROM objects GROUP BY sysid HAVING count(*) > 1 ORDER BY object ${upTo}`;

export const pausedWebhooks = `SELECT id, title FROM webhooks WHERE enabled = 0 AND problem = ? ORDER BY id ${upTo}`;

const selectedValues = `SELECT ${valueColumns.join(', ')} FROM value_index`;
export const countValues = 'SELECT COUNT(*) AS count FROM value_index';
// Index: primary key.
export const valuesAmong = (rows: number): string => `${selectedValues} WHERE ${isAmongValues(rows)}`;
export const valuesAfter = `${selectedValues} WHERE (${valueColumns.join(', ')})
  > (CAST(? AS bigint), CAST(? AS double precision), ?, CAST(? AS integer), CAST(? AS integer)) ORDER BY ${valueColumns.join(', ')} LIMIT 500`;

// Indexes: primary key of value_index, link_targets_target, primary key of objects.
export const wrongLinkTargets = `SELECT DISTINCT o.id AS target FROM value_index v CROSS JOIN objects o
    WHERE v.attribute IN (?*) AND v.text = '' AND o.id = CAST(v.number AS integer)
      AND NOT EXISTS (SELECT 1 FROM link_targets t WHERE t.target = o.id AND t.attribute = v.attribute)
  UNION SELECT o.id FROM link_targets t CROSS JOIN objects o WHERE o.id = t.target AND o.folded_title <> t.title
    AND o.id NOT IN (SELECT target FROM search_queue WHERE kind = 'object')
  ORDER BY target ${upTo}`;
