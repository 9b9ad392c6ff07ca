import { readTooLarge } from '../../domain/storage/bounded-reads.js';
import type { EntriesOfManyQuery, ManyEntryRecord } from '../../domain/storage/entries.js';
import type { SqlReads } from '../engines/connection.js';
import { eventLoopLimit } from '../engines/row-limit.js';
import type { SqlDialect } from '../engines/sql-dialect.js';
import { fewLinks, onlyWhere, rejectMore } from './clauses/bounds.js';
import { isStorable } from './clauses/ids.js';
import { joinPieces, type Piece } from './clauses/value-tests.js';

const selected =
  'e.id AS id, e.object AS object, e.category AS category, e.status AS status, e."primary" AS "isPrimary", e."values" AS "values"';

// Indexes: entries_object; links_target_object, primary key of entries.
const own = (condition: string) => `SELECT e.object AS "shownOn", '' AS link, ${selected} FROM entries e
  WHERE e.object IN (?*)${condition} AND e.status = 'normal'`;
const ownOfSome = own(' AND e.category IN (?*)');
const ownOfAll = own('');
const linking = (
  few: string,
) => `SELECT l.target_object AS "shownOn", l.attribute AS link, ${selected} FROM ${onlyWhere(few)}links l JOIN entries e ON e.id = l.entry
  WHERE l.target_object IN (?*) AND l.attribute IN (?*) AND e.category IN (?*) AND e.status = 'normal'`;

/** The row that says that more links lead to the objects than may be gone through. */
const tooMany = (few: string) =>
  `SELECT 0 AS "shownOn", '' AS link, 0 AS id, 0 AS object, '' AS category, '' AS status, 0 AS "isPrimary", '' AS "values" WHERE NOT ${few}`;

/** With more categories than these it is cheaper to read all of an object than to look for each. */
const manyCategories = 20;

interface ManyEntryRow extends Omit<ManyEntryRecord, 'primary'> {
  readonly isPrimary: number;
}

/** The normal entries on many objects, and those that link to them, ascending by id, in one statement. */
export async function entriesOfMany(connection: SqlReads, query: EntriesOfManyQuery): Promise<ManyEntryRecord[]> {
  const parts = partsOf(query, connection.dialect);
  if (parts.length === 0) return [];
  const { text, values } = joinPieces(parts, ' UNION ALL ');
  if (query.atMost === undefined) return inOrder(await connection.rows<ManyEntryRow>(text, values));
  const rows = await connection.rows<ManyEntryRow>(
    `${text} LIMIT CAST(? AS bigint)`,
    [...values, query.atMost + 1],
    eventLoopLimit,
  );
  rejectMore(rows, query.atMost);
  if (rows.some(({ id }) => id === 0)) throw readTooLarge;
  return inOrder(rows);
}

/** Sorted here: the database would go through all rows before the first one is counted. */
function inOrder(rows: readonly ManyEntryRow[]): ManyEntryRecord[] {
  return rows.map(record).sort((one, other) => one.id - other.id);
}

function partsOf({ objects, categories, links, atMost }: EntriesOfManyQuery, dialect: SqlDialect): Piece[] {
  const { list } = dialect;
  const ids = list(objects.filter(isStorable));
  const parts: Piece[] = [];
  if (categories.length > manyCategories) parts.push({ text: ownOfAll, values: [ids] });
  else if (categories.length > 0) parts.push({ text: ownOfSome, values: [ids, list(categories)] });
  if (links.length === 0) return parts;
  const named = links.map(name => name.split('.'));
  const values = [ids, list(named.map(([, attribute = '']) => attribute)), list(named.map(([category = '']) => category))];
  if (atMost === undefined) return [...parts, { text: linking(''), values }];
  const few = fewLinks('target_object', ids, atMost, dialect);
  return [
    ...parts,
    { text: linking(few.text), values: [...few.values, ...values] },
    { text: tooMany(few.text), values: few.values },
  ];
}

/** Written out: rows of the driver are slow to spread, and there are thousands. */
function record({ id, object, category, status, values, link, shownOn, isPrimary }: ManyEntryRow): ManyEntryRecord {
  return { id, object, category, status, values, link, shownOn, primary: isPrimary === 1 };
}
