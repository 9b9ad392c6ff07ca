import { memoizeByPart } from '../../attributes/memoize.js';
import { isoTime } from '../../attributes/times.js';
import type { Author } from '../../domain/storage/change-sets.js';
import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import type { BufferedRows } from '../engines/buffered-inserts.js';
import type { SqlSession } from '../engines/connection.js';
import { appendText } from '../engines/inserts.js';
import type { Value } from '../engines/sql-dialect.js';
import { writeAtOnce } from './at-once.js';
import type { ChangeSet, NotedChange } from './change-set.js';
import type { ChangeSetRows, NumberedTable } from './change-set-rows.js';
import { formerTables } from './closed-versions.js';
import { requireSchemaVersion } from './schema-version.js';
import { searchTable } from './search-listing.js';
import { numberEntries, touch } from './touching.js';
import { quoteColumn } from './versioned-tables.js';

/**
 * Ends a change set: it gets its number, after every object that it changes is held, and is written with the rows as they were. Objects
 * are updated from now on, and the search learns of it. It is refused where it was checked by another version of the schema than the one in force. Where nothing was changed, nothing is written, and there is no number. A server is
 * not asked for the number where that is not awaited.
 */
export function writeChangeSet(
  session: SqlSession,
  changes: readonly NotedChange[],
  author: Author,
  { isAwaited }: { readonly isAwaited: boolean } = { isAwaited: true },
): MaybePromise<number | undefined> {
  if (changes.length === 0) return undefined;
  const time = isoTime(author.now());
  const objects = author.keepsModifiedTime ? [] : objectsTouched(changes, author);
  const touching = objects.length > 0 ? ([time, author.name, objects] as const) : undefined;
  const tables = [
    setTable(author, time, changes.length),
    { table: changesOfSets, rows: changes.map(changeRow) },
    ...formerTables(changes, author),
    ...searchTable(changes, author),
  ];
  const { bufferedInserts, dialect } = session;
  const { rowsOf } = dialect;
  if (rowsOf)
    return andThen(session.lock(objects, 'hold'), () => {
      const [text, values] = writeAtOnce(dialect, rowsOf, tables, { touching, schema: author.schema });
      if (!isAwaited) return andThen(session.apply(text, values, 1), () => undefined);
      return andThen(session.rows<{ readonly number: number }>(text, values), ([row]) => row?.number);
    });
  if (!bufferedInserts) throw new Error('A session leaves a change set to its commit, or writes it at once');
  const touched = andThen(requireSchemaVersion(session, author.schema), () => touching && touch(session, touching));
  const numbered = andThen(touched, () => numberEntries(session, changes, bufferedInserts.upcoming));
  return andThen(numbered, () => {
    const number = bufferedInserts.nextNumber();
    bufferedInserts.add(number, changes, numberRows(tables, number));
    return number;
  });
}

/** The changes of a set by their positions. Records that were made and removed again were never there. */
export function changesLeft({ changes }: ChangeSet): readonly NotedChange[] {
  return changes.filter(({ action, former }) => action !== 'purged' || former);
}

/** The rows with the number of their change set. */
function numberRows(tables: readonly ChangeSetRows[], number: number): readonly BufferedRows[] {
  const appended: BufferedRows[] = [];
  for (const { table, rows } of tables) {
    if (table.numberedBy !== undefined) for (const row of rows) row.push(number);
    appended.push({ table: table.name, insert: insertOf(table), rows });
  }
  return appended;
}

const insertOf = memoizeByPart(({ name, columns, numberedBy }: NumberedTable) =>
  appendText(name, [...columns, ...(numberedBy === undefined ? [] : [numberedBy])].map(quoteColumn)),
);

const changeSets: NumberedTable = {
  name: 'change_sets',
  columns: ['time', 'key', 'user', 'author', 'method', 'dialect', 'comment', 'reverts', 'size', 'keeps_modified_time'],
  numberedBy: 'number',
};

function setTable(author: Author, time: string, size: number): ChangeSetRows {
  const { key, user, name, method, dialect, comment, reverts, keepsModifiedTime } = author;
  const reverted = reverts ? JSON.stringify(reverts) : null;
  const row = [time, key, user ?? null, name, method, dialect, comment ?? null, reverted, size, keepsModifiedTime ? 1 : 0];
  return { table: changeSets, rows: [row] };
}

const changesOfSets: NumberedTable = {
  name: 'changes',
  columns: ['position', 'kind', 'subject', 'name', 'object', 'category', 'action', 'secrets'],
  numberedBy: 'number',
};

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
