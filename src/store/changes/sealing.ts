import { isoTime } from '../../attributes/times.js';
import type { Author } from '../../domain/storage/change-sets.js';
import { type Awaitable, after } from '../../rpc/awaitable.js';
import type { AppendedRows } from '../engines/appends.js';
import type { SqlSession } from '../engines/connection.js';
import { appendText, type InsertText } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';
import { writtenAtOnce } from './at-once.js';
import type { ChangeSet, NotedChange } from './change-set.js';
import { quotedColumn } from './kept-rows.js';
import { formerTables } from './past-rows.js';
import type { NumberedTable, SealedTable } from './sealed-table.js';
import { searchTable } from './search-listing.js';
import { numberEntries, touch } from './touching.js';

/**
 * Ends a change set: it gets its number, after every object that it changes is held, and is written with the rows as they were. Objects
 * are updated from now on, and the search learns of it. Where nothing was changed, nothing is written, and there is no number. A server is
 * not asked for the number where that is not awaited.
 */
export function seal(
  session: SqlSession,
  noted: ChangeSet,
  author: Author,
  { isAwaited }: { readonly isAwaited: boolean } = { isAwaited: true },
): Awaitable<number | undefined> {
  const changes = changesLeft(noted);
  if (changes.length === 0) return undefined;
  const time = isoTime(author.now());
  const objects = author.leavesUpdated ? [] : objectsTouched(changes, author);
  const touching = objects.length > 0 ? ([time, author.name, objects] as const) : undefined;
  const tables = [
    setTable(author, time, changes.length),
    changesTable(changes),
    ...formerTables(changes, author),
    ...searchTable(changes),
  ];
  const { appends, dialect } = session;
  const { rowsOf } = dialect;
  if (rowsOf)
    return after(session.lock(objects, 'hold'), () => {
      const [text, values] = writtenAtOnce(dialect, rowsOf, tables, touching);
      if (!isAwaited) return after(session.apply(text, values, 1), () => undefined);
      return after(session.rows<{ readonly number: number }>(text, values), ([row]) => row?.number);
    });
  if (!appends) throw new Error('A session leaves a change set to its commit, or writes it at once');
  const touched = after(touching && touch(session, touching), () => numberEntries(session, changes, appends.upcoming));
  return after(touched, () => {
    const number = appends.nextNumber();
    appends.add(number, changes, appendedRows(tables, number));
    return number;
  });
}

/** The changes of a set by their positions. Records that were made and removed again were never there. */
export function changesLeft({ changes }: ChangeSet): readonly NotedChange[] {
  return changes.filter(({ action, former }) => action !== 'purged' || former);
}

/** The rows with the number of their change set. */
function appendedRows(tables: readonly SealedTable[], number: number): readonly AppendedRows[] {
  const appended: AppendedRows[] = [];
  for (const { table, rows } of tables) {
    if (table.numberedBy !== undefined) for (const row of rows) row.push(number);
    appended.push({ table: table.name, insert: insertOf(table), rows });
  }
  return appended;
}

const inserts = new Map<NumberedTable, InsertText>();

function insertOf(table: NumberedTable): InsertText {
  const known = inserts.get(table);
  if (known) return known;
  const { name, columns, numberedBy } = table;
  const insert = appendText(name, [...columns, ...(numberedBy === undefined ? [] : [numberedBy])].map(quotedColumn));
  inserts.set(table, insert);
  return insert;
}

const changeSets: NumberedTable = {
  name: 'change_sets',
  columns: ['time', 'key', 'user', 'author', 'method', 'dialect', 'comment', 'reverts', 'size', 'leaves_updated'],
  numberedBy: 'number',
};

function setTable(author: Author, time: string, size: number): SealedTable {
  const { key, user, name, method, dialect, comment, reverts, leavesUpdated } = author;
  const reverted = reverts ? JSON.stringify(reverts) : null;
  const row = [time, key, user ?? null, name, method, dialect, comment ?? null, reverted, size, leavesUpdated ? 1 : 0];
  return { table: changeSets, rows: [row] };
}

const changesOfSets: NumberedTable = {
  name: 'changes',
  columns: ['position', 'kind', 'subject', 'name', 'object', 'category', 'action', 'secrets'],
  numberedBy: 'number',
};

function changesTable(changes: readonly NotedChange[]): SealedTable {
  return { table: changesOfSets, rows: changes.map(changeRow) };
}

function changeRow({ kind, subject, name, object, category, action, secrets }: NotedChange, position: number): Value[] {
  const named = typeof subject === 'number' ? [subject, name] : [null, subject];
  return [position, kind, ...named, object, category, action, secrets.length > 0 ? JSON.stringify(secrets) : null];
}

/**
 * Objects that stay, and of which something changed: themselves, or entries of theirs. A new one is updated by nobody; one that was
 * purged and comes back is not new.
 */
function objectsTouched(changes: readonly NotedChange[], { reverts }: Author): readonly number[] {
  const isOver = ({ kind, action }: NotedChange) =>
    kind === 'object' && (action === 'purged' || (action === 'created' && !reverts));
  const [first, ...others] = changes;
  if (first && others.length === 0) return first.object !== null && !isOver(first) ? [first.object] : [];
  const touched = new Set<number>();
  for (const { object } of changes) if (object !== null) touched.add(object);
  for (const change of changes) if (change.object !== null && isOver(change)) touched.delete(change.object);
  return [...touched].sort((one, other) => one - other);
}
