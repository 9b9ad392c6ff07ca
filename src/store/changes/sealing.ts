import { isoTime } from '../../attributes/times.js';
import type { Author } from '../../domain/storage/change-sets.js';
import type { AppendedRows } from '../engines/appends.js';
import type { SqlSession } from '../engines/connection.js';
import { type InsertText, insertText } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';
import { type ChangeSet, type NotedChange, nameOf } from './change-set.js';
import { quotedColumn } from './kept-rows.js';
import { formerTables } from './past-rows.js';
import type { SealedTable } from './sealed-table.js';
import { searchTable } from './search-listing.js';

const touchOne = 'UPDATE objects SET updated = ?, updated_by = ? WHERE id = ?';
const touchAll = 'UPDATE objects SET updated = ?, updated_by = ? WHERE id IN (?*)';

/**
 * Ends a change set: it gets its number, after every object that it changes is held, and is written with the rows as they were. Objects
 * are updated from now on, and the search learns of it. Where nothing was changed, nothing is written.
 */
export async function seal(session: SqlSession, noted: ChangeSet, author: Author): Promise<void> {
  // Records that were made and removed again were never there.
  const changes = noted.changes.filter(({ action, former }) => action !== 'purged' || former);
  if (changes.length === 0) return;
  const time = isoTime(author.now());
  const touched = author.leavesUpdated ? [] : objectsTouched(changes, author);
  await session.lock(touched, 'hold');
  const tables = [
    setTable(author, time, changes.length),
    changesTable(changes),
    ...formerTables(changes, author),
    searchTable(changes),
  ];
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const touching = touched.length > 0 ? ([time, author.name, touched] as const) : undefined;
  const { appends, dialect } = session;
  if (dialect.rowsOf) return writeAtOnce(session, dialect.rowsOf, filled, touching);
  if (!appends) throw new Error('A session leaves a change set to its commit, or writes it at once');
  if (touching) await touch(session, touching);
  const [number = 0] = await session.nextIds('change_sets', 1);
  appends.add(
    number,
    changes.map(nameOfChange),
    filled.map(each => numbered(each, number)),
  );
}

type Touching = readonly [time: string, by: string, objects: readonly number[]];

async function touch(session: SqlSession, [time, by, objects]: Touching): Promise<void> {
  const [first = 0, ...others] = objects;
  if (others.length === 0) await session.count(touchOne, [time, by, first]);
  else await session.count(touchAll, [time, by, session.dialect.list(objects)]);
}

/** Rows with the number of their change set. */
function numbered({ table, columns, numberedBy, rows }: SealedTable, number: number): AppendedRows {
  if (numberedBy === undefined) return { table, insert: insertOf(table, columns), rows };
  return { table, insert: insertOf(table, columns, numberedBy), rows: rows.map(row => [...row, number]) };
}

const inserts = new Map<string, InsertText>();

function insertOf(table: string, columns: readonly string[], ...numberedBy: readonly string[]): InsertText {
  const insert = inserts.get(table) ?? insertText(table, [...columns, ...numberedBy].map(quotedColumn));
  inserts.set(table, insert);
  return insert;
}

/** One statement for all: each would be a way to the server of its own. */
async function writeAtOnce(
  session: SqlSession,
  rowsOf: (table: string) => string,
  tables: readonly SealedTable[],
  touching: Touching | undefined,
): Promise<void> {
  const parts = tables.map(each => `INSERT INTO ${each.table} ${selected(each, rowsOf(each.table))}`);
  const values: Value[] = tables.map(({ columns, rows }) => JSON.stringify(rows.map(row => objectOf(columns, row))));
  if (touching) parts.push(touchAll);
  if (touching) values.push(...touching);
  const definitions = parts.slice(0, -1).map((part, at) => `part${at} AS (${part})`);
  const numbered = "numbered AS (SELECT nextval('change_set_numbers') AS number)";
  await session.count(`WITH ${[numbered, ...definitions].join(', ')} ${parts.at(-1)}`, values);
}

function selected({ columns, numberedBy }: SealedTable, rows: string): string {
  const names = columns.map(quotedColumn);
  const taken = names.map(name => `r.${name}`);
  if (numberedBy === undefined) return `(${names.join(', ')}) SELECT ${taken.join(', ')} FROM ${rows}`;
  return `(${[...names, numberedBy].join(', ')}) SELECT ${[...taken, 'n.number'].join(', ')} FROM numbered n CROSS JOIN ${rows}`;
}

function objectOf(columns: readonly string[], row: readonly Value[]): object {
  return Object.fromEntries(columns.map((column, at) => [column, row[at]]));
}

const nameOfChange = ({ kind, subject }: NotedChange): string => nameOf(kind, subject);

const setColumns = ['time', 'key', 'user', 'author', 'method', 'dialect', 'comment', 'reverts', 'size', 'leaves_updated'];

function setTable(author: Author, time: string, size: number): SealedTable {
  const { key, user, name, method, dialect, comment, reverts, leavesUpdated } = author;
  const reverted = reverts ? JSON.stringify(reverts) : null;
  const row = [time, key, user ?? null, name, method, dialect, comment ?? null, reverted, size, leavesUpdated ? 1 : 0];
  return { table: 'change_sets', columns: setColumns, numberedBy: 'number', rows: [row] };
}

const changeColumns = ['position', 'kind', 'subject', 'name', 'object', 'category', 'action', 'secrets'];

function changesTable(changes: readonly NotedChange[]): SealedTable {
  return { table: 'changes', columns: changeColumns, numberedBy: 'number', rows: changes.map(changeRow) };
}

function changeRow({ kind, subject, object, category, dialog, action, secrets }: NotedChange, position: number): Value[] {
  const [id, name] = typeof subject === 'number' ? [subject, dialog] : [null, subject];
  return [position, kind, id, name, object, category, action, secrets.length > 0 ? JSON.stringify(secrets) : null];
}

/**
 * Objects that stay, and of which something changed: themselves, or entries of theirs. A new one is updated by nobody; one that was
 * purged and comes back is not new.
 */
function objectsTouched(changes: readonly NotedChange[], { reverts }: Author): readonly number[] {
  const touched = new Set(changes.flatMap(({ object }) => object ?? []));
  for (const { kind, object, action } of changes)
    if (kind === 'object' && object !== null && (action === 'purged' || (action === 'created' && !reverts)))
      touched.delete(object);
  return [...touched].sort((one, other) => one - other);
}
