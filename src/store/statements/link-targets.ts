import type { ValueRow } from '../../domain/storage/search-store.js';
import type { SqlConnection } from '../engines/connection.js';
import { insertRows } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';

const pairs = (rows: number): string => `VALUES ${Array(rows).fill('(CAST(? AS bigint), CAST(? AS integer))').join(', ')}`;

// Indexes: link_targets_target, primary keys of objects and value_index.
const insert = (rows: number): string => `INSERT INTO link_targets (attribute, title, target)
  SELECT n.column1, o.folded_title, o.id FROM (${pairs(rows)}) n CROSS JOIN objects o
  WHERE o.id = n.column2 AND NOT EXISTS (SELECT 1 FROM link_targets t WHERE t.target = o.id AND t.attribute = n.column1)`;
const remove = (rows: number): string => `DELETE FROM link_targets WHERE (target, attribute) IN
  (SELECT n.column2, n.column1 FROM (${pairs(rows)}) n WHERE NOT EXISTS
    (SELECT 1 FROM value_index v WHERE v.attribute = n.column1 AND v.number = n.column2 AND v.text = ''))`;
const rename = `UPDATE link_targets SET title = (SELECT o.folded_title FROM objects o WHERE o.id = link_targets.target)
  WHERE target IN (?*) AND EXISTS (SELECT 1 FROM objects o WHERE o.id = link_targets.target AND o.folded_title <> link_targets.title)`;

const removeGone = `DELETE FROM link_targets
  WHERE target IN (?*) AND NOT EXISTS (SELECT 1 FROM objects o WHERE o.id = link_targets.target)`;

/** Makes the objects that attributes link to, in the order of whose titles lists are sorted, those of rows of the index of values that were removed and put. */
export async function putLinkTargets(
  writes: Pick<SqlConnection, 'apply'>,
  removed: readonly ValueRow[],
  put: readonly ValueRow[],
): Promise<void> {
  await insertRows(writes, remove, linked(removed));
  await insertRows(writes, insert, linked(put));
}

/** Gives objects that attributes link to their titles of now; of what is gone none is left. */
export async function renameLinkTargets(writes: Pick<SqlConnection, 'count'>, objects: Value): Promise<void> {
  await writes.count(rename, [objects]);
  await writes.count(removeGone, [objects]);
}

/** Attributes and the objects that they link to, each once. */
function linked(rows: readonly ValueRow[]): readonly Value[][] {
  const links = rows.filter(({ isLink }) => isLink).map(({ attribute, number }) => [attribute, number]);
  return [...new Map(links.map(link => [link.join(), link])).values()];
}
