import type { EntriesOfManyQuery, ManyEntryRecord } from '../domain/storage/entries.js';
import type { Connection } from './connection.js';
import type { Value } from './dialect.js';
import { isStorable } from './ids.js';

const selected =
  'e.id AS id, e.object AS object, e.category AS category, e.status AS status, e."primary" AS "isPrimary", e."values" AS "values"';

// Indexes: entries_object; links_target_object, primary key of entries.
const own = (condition: string) => `SELECT e.object AS "shownOn", '' AS link, ${selected} FROM entries e
  WHERE e.object IN (?*)${condition} AND e.status = 'normal'`;
const ownOfSome = own(' AND e.category IN (?*)');
const ownOfAll = own('');
const linking = `SELECT l.target_object AS "shownOn", l.attribute AS link, ${selected} FROM links l JOIN entries e ON e.id = l.entry
  WHERE l.target_object IN (?*) AND l.attribute IN (?*) AND e.category IN (?*) AND e.status = 'normal'`;

/** With more categories than these it is cheaper to read all of an object than to look for each. */
const manyCategories = 20;

interface ManyEntryRow extends Omit<ManyEntryRecord, 'primary'> {
  readonly isPrimary: number;
}

/** The normal entries on many objects, and those that link to them, ascending by id, in one statement. */
export async function entriesOfMany(connection: Connection, query: EntriesOfManyQuery): Promise<ManyEntryRecord[]> {
  const { list } = connection.dialect;
  const objects = list(query.objects.filter(isStorable));
  const parts: { text: string; values: Value[] }[] = [];
  if (query.categories.length > manyCategories) parts.push({ text: ownOfAll, values: [objects] });
  else if (query.categories.length > 0) parts.push({ text: ownOfSome, values: [objects, list(query.categories)] });
  if (query.links.length > 0) {
    const links = query.links.map(name => name.split('.'));
    const attributes = list(links.map(([, attribute = '']) => attribute));
    parts.push({ text: linking, values: [objects, attributes, list(links.map(([category = '']) => category))] });
  }
  if (parts.length === 0) return [];
  const text = parts.map(part => part.text).join(' UNION ALL ');
  const values = parts.flatMap(part => part.values);
  if (query.atMost === undefined) return (await connection.rows<ManyEntryRow>(`${text} ORDER BY id`, values)).map(record);
  const rows = await connection.rows<ManyEntryRow>(`${text} LIMIT CAST(? AS bigint)`, [...values, query.atMost]);
  return rows.map(record).sort((one, other) => one.id - other.id);
}

/** Written out: rows of the driver are slow to spread, and there are thousands. */
function record({ id, object, category, status, values, link, shownOn, isPrimary }: ManyEntryRow): ManyEntryRecord {
  return { id, object, category, status, values, link, shownOn, primary: isPrimary === 1 };
}
