import type {
  FormerObject,
  HoldersListed,
  IndexedDocument,
  ReferrersListed,
  SearchBacklog,
  SearchChanges,
  SearchDocument,
  SearchedEntry,
  SearchedObject,
  SearchHit,
  SearchQuery,
  SearchWrites,
  ValueRow,
} from '../../domain/storage/search-store.js';
import { insertRows, insertText } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';
import { putLinkTargets, renameLinkTargets } from './link-targets.js';
import { Repository } from './repository.js';

/** Columns of a hit; without an entry those of the entry are null. */
interface HitRow extends SearchedObject {
  readonly document: number | string;
  readonly entry: number | null;
  readonly category: string;
  readonly entryValues: string;
}

/** Rows that stand for entries, or for objects, with choices of a dialog; their target is the id after which those come. */
type HoldersKind = 'dialog' | 'dialogOfObjects';

/** Rows that stand for entries that link to their target; their name is the id after which those come. */
type ReferrersKind = 'referrersOfObject' | 'referrersOfEntry';

interface ListedRow {
  /** A bigint, which one driver answers as a text. */
  readonly id: number | string;
  /** Bytes of what is to be read. */
  readonly size: number;
  readonly kind: SearchDocument['kind'] | HoldersKind | ReferrersKind;
  readonly target: number;
  readonly name: string;
}

type FormerRow = Pick<ListedRow, 'target' | 'name'> & { readonly kind: SearchDocument['kind'] };

const ofObject =
  'o.id AS id, o.type AS type, o.title AS title, o.sysid AS sysid, o.cmdb_status AS "cmdbStatus", o."values" AS "values"';

const upTo = 'LIMIT CAST(? AS bigint)';

// Indexes: primary keys of search_queue, objects and entries.
const backlog = `SELECT (SELECT id FROM search_queue ORDER BY id LIMIT 1) AS first, (SELECT id FROM search_queue ORDER BY id DESC LIMIT 1) AS last`;
const next = `SELECT q.id AS id, q.kind AS kind, q.target AS target,
    CASE WHEN q.kind IN ('entry', 'object') THEN '' ELSE q.name END AS name, octet_length(q.name) + COALESCE(octet_length(e."values"), 0) AS size
  FROM search_queue q LEFT JOIN entries e ON q.kind = 'entry' AND e.id = q.target ORDER BY q.id LIMIT CAST(? AS bigint)`;
const formerOf = `SELECT kind, target, name FROM search_queue WHERE id IN (?*) AND kind IN ('entry', 'object') AND name <> '' ORDER BY id`;
const take = 'DELETE FROM search_queue WHERE id IN (?*)';
/** Objects and entries as the indexes have them. */
export const objects = `SELECT ${ofObject} FROM objects o WHERE o.id IN (?*)`;
const remove = 'DELETE FROM search_index WHERE rowid IN (?*)';
export const entries = 'SELECT id, object, category, "values" FROM entries WHERE id IN (?*)';

// Indexes: primary keys of entries and objects.
const reach = (table: string) =>
  `SELECT CAST(COUNT(*) AS integer) AS looked, MAX(id) AS last FROM (SELECT id FROM ${table} WHERE id > ? ORDER BY id ${upTo}) next`;
const reaches = { entries: reach('entries'), objects: reach('objects') };
const listEntries = `INSERT INTO search_queue (kind, target, name)
  SELECT 'entry', id, '' FROM entries WHERE id > ? AND id <= ? AND category || '' IN (?*) ORDER BY id`;
const listObjects = `INSERT INTO search_queue (kind, target, name) SELECT 'object', id, '' FROM objects WHERE id > ? AND id <= ? ORDER BY id`;
const listLater = 'INSERT INTO search_queue (kind, target, name) VALUES (?, ?, ?)';

const kinds = { entries: 'dialog', objects: 'dialogOfObjects' } as const satisfies Record<HoldersListed['of'], HoldersKind>;

// Indexes: links_target_object, links_target_entry.
const referring = (column: string) => `SELECT DISTINCT entry FROM links WHERE ${column} = ? AND entry > ? ORDER BY entry ${upTo}`;
const referrers = {
  object: { kind: 'referrersOfObject', select: referring('target_object') },
  entry: { kind: 'referrersOfEntry', select: referring('target_entry') },
} as const satisfies Record<ReferrersListed['of'], { readonly kind: ReferrersKind; readonly select: string }>;
const listReferring = `INSERT INTO search_queue (kind, target, name) SELECT 'entry', id, '' FROM entries WHERE id IN (?*) ORDER BY id`;
// An entry without a title goes by that of the object it links to: what links to such an entry shows it, too.
const listReferrersOfThose = `INSERT INTO search_queue (kind, target, name) SELECT 'referrersOfEntry', id, '0' FROM entries e
  WHERE id IN (?*) AND EXISTS (SELECT 1 FROM links l WHERE l.target_entry = e.id) ORDER BY id`;

// Indexes: that of the terms, which also gives the order; primary keys of objects and entries.
const hitsIn = (documents: string) => `SELECT s.rowid AS document, ${ofObject},
  e.id AS entry, e.category AS category, e."values" AS "entryValues" FROM ${documents}
  LEFT JOIN entries e ON s.rowid % 2 = 1 AND e.id = s.rowid / 2
  JOIN objects o ON o.id = CASE WHEN s.rowid % 2 = 1 THEN e.object ELSE s.rowid / 2 END
  WHERE o.status = 'normal' AND (s.rowid % 2 = 0 OR e.status = 'normal')`;

export const valueColumns = ['attribute', 'number', 'text', 'object', 'entry'] as const;
const insertValues = insertText('value_index', valueColumns, ' ON CONFLICT DO NOTHING');
const boundValue = '(CAST(? AS bigint), CAST(? AS double precision), ?, CAST(? AS integer), CAST(? AS integer))';
/** Whether a row of the index is one of so many. */
export const isAmongValues = (rows: number): string =>
  `(${valueColumns.join(', ')}) IN (VALUES ${Array(rows).fill(boundValue).join(', ')})`;
const removeValues = (rows: number): string => `DELETE FROM value_index WHERE ${isAmongValues(rows)}`;

/** Written out: rows of the driver are slow to spread. */
function hitOf({ id, type, title, sysid, cmdbStatus, values, entry, category, entryValues }: HitRow): SearchHit {
  const object = { id, type, title, sysid, cmdbStatus, values };
  return { object, entry: entry === null ? undefined : { id: entry, object: id, category, values: entryValues } };
}

/** The number of a document in the index: even for objects, odd for entries. */
export const numberOf = ({ kind, id }: SearchDocument): number => id * 2 + (kind === 'entry' ? 1 : 0);

/** The index of what is searched, and the list of what it does not know yet. */
export class Search extends Repository implements SearchWrites {
  async find(query: SearchQuery): Promise<SearchHit[]> {
    const rows = await this.connection.dialect.search.find<HitRow>(this.connection, hitsIn, query);
    return rows.map(hitOf);
  }

  async backlog(): Promise<SearchBacklog | undefined> {
    const [row] = await this.connection.rows<{ first: number | null; last: number | null }>(backlog, []);
    return row && row.first !== null && row.last !== null ? { first: Number(row.first), last: Number(row.last) } : undefined;
  }

  async take(count: number): Promise<SearchChanges> {
    const { dialect } = this.connection;
    await this.connection.advisoryLock('search');
    const listed = fewBytes(await this.connection.rows<ListedRow>(next, [count]));
    const numbers = dialect.list(listed.map(({ id }) => Number(id)));
    const former = (await this.connection.rows<FormerRow>(formerOf, [numbers])).map(formerIn);
    await this.writes.count(take, [numbers]);
    const idsOf = (kind: ListedRow['kind']) => [...new Set(listed.filter(row => row.kind === kind).map(({ target }) => target))];
    const [objectIds, entryIds] = [idsOf('object'), idsOf('entry')];
    const found = {
      objects: await this.connection.rows<SearchedObject>(objects, [dialect.list(objectIds)]),
      entries: await this.connection.rows<SearchedEntry>(entries, [dialect.list(entryIds)]),
    };
    const gone = [...missing('object', objectIds, found.objects), ...missing('entry', entryIds, found.entries)];
    return {
      ...found,
      taken: listed.length,
      gone,
      former,
      holders: listed.flatMap(holdersIn),
      referrers: listed.flatMap(referrersIn),
    };
  }

  async put(documents: readonly IndexedDocument[]): Promise<void> {
    const { search, list } = this.connection.dialect;
    const rows = documents.map(({ terms, ...document }) => [numberOf(document), [...terms].join(' ')] as const);
    const [filled, empty] = [rows.filter(([, text]) => text !== ''), rows.filter(([, text]) => text === '')];
    if (filled.length > 0) await this.writes.count(search.put, [JSON.stringify(filled)]);
    if (empty.length > 0) await this.writes.count(remove, [list(empty.map(([number]) => number))]);
  }

  async putValues(outdated: readonly ValueRow[], rows: readonly ValueRow[], objects: readonly number[]): Promise<void> {
    await insertRows(this.writes, removeValues, outdated.map(valuesOfRow));
    await insertRows(this.writes, insertValues, rows.map(valuesOfRow));
    await putLinkTargets(this.writes, outdated, rows);
    if (objects.length > 0) await renameLinkTargets(this.writes, this.connection.dialect.list(objects));
  }

  async list(holders: HoldersListed, categories: readonly string[], count: number): Promise<void> {
    const { of, after } = holders;
    const [row] = await this.connection.rows<{ looked: number; last: number | null }>(reaches[of], [after, count]);
    if (!row || row.last === null) return;
    const { list } = this.connection.dialect;
    if (of === 'entries') await this.writes.count(listEntries, [after, row.last, list(categories)]);
    else await this.writes.count(listObjects, [after, row.last]);
    if (row.looked === count) await this.listLater({ ...holders, after: row.last });
  }

  async listReferrers(listed: ReferrersListed, count: number): Promise<number> {
    const { of, target, after } = listed;
    const { kind, select } = referrers[of];
    const found = (await this.connection.rows<{ readonly entry: number }>(select, [target, after, count])).map(
      ({ entry }) => entry,
    );
    const ids = this.connection.dialect.list(found);
    if (found.length > 0) await this.writes.count(listReferring, [ids]);
    if (found.length > 0 && of === 'object') await this.writes.count(listReferrersOfThose, [ids]);
    if (found.length === count) await this.writes.count(listLater, [kind, target, String(found.at(-1) ?? after)]);
    return found.length;
  }

  async listLater({ of, dialog, after }: HoldersListed): Promise<void> {
    await this.writes.count(listLater, [kinds[of], after, dialog]);
  }
}

/** Bytes that are read at once, beside those of one entry. */
const bytesAtOnce = 1_048_576;

/** As many rows as are read at once. */
function fewBytes(listed: readonly ListedRow[]): readonly ListedRow[] {
  let bytes = 0;
  const end = listed.findIndex(({ size }) => {
    bytes += size;
    return bytes > bytesAtOnce;
  });
  return end < 0 ? listed : listed.slice(0, Math.max(end, 1));
}

function holdersIn({ kind, target, name }: ListedRow): HoldersListed[] {
  if (kind !== 'dialog' && kind !== 'dialogOfObjects') return [];
  return [{ of: kind === 'dialog' ? 'entries' : 'objects', dialog: name, after: target }];
}

function referrersIn({ kind, target, name }: ListedRow): ReferrersListed[] {
  if (kind !== 'referrersOfObject' && kind !== 'referrersOfEntry') return [];
  return [{ of: kind === 'referrersOfObject' ? 'object' : 'entry', target, after: Number(name) }];
}

/** Reads what `searchTable` writes. */
function formerIn({ kind, target, name }: FormerRow): SearchedEntry | FormerObject {
  const [first = '', ...others] = name.split(' ');
  if (kind === 'object') return { object: target, cmdbStatus: first, values: others.join(' ') };
  const [category = '', ...values] = others;
  return { id: target, object: Number(first), category, values: values.join(' ') };
}

/** A row of the index of values in the order of its columns. */
export function valuesOfRow({ attribute, number, text, object, entry }: ValueRow): Value[] {
  return [attribute, number, text, object, entry];
}

function missing(
  kind: SearchDocument['kind'],
  ids: readonly number[],
  found: readonly { readonly id: number }[],
): SearchDocument[] {
  const known = new Set(found.map(({ id }) => id));
  return ids.filter(id => !known.has(id)).map(id => ({ kind, id }));
}
