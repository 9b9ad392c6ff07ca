import { loginCategory } from '../../domain/access/user-categories.js';
import { logbookCategory } from '../../domain/storage/history.js';
import { tryParse } from '../../rpc/json-text.js';
import type { SqlSession } from '../engines/connection.js';
import type { Value } from '../engines/sql-dialect.js';
import { removeContentsOf } from './contents.js';

/** Rows of others that are looked through at once. */
const maxRowsOnMainThread = 500;

/** Replacement of a name. */
const forgotten = 'forgotten';

// Indexes: changes_subject, object_change_index, primary keys, change_sets_user.
const ownChanges = 'SELECT number FROM object_change_numbers WHERE object = ?';
const ownEntries = "SELECT subject FROM object_change_numbers WHERE object = ? AND kind = 'entry'";
const ownSets = 'SELECT number FROM change_sets WHERE "user" = ?';

const isKnown = `SELECT 1 AS found FROM objects WHERE id = ? UNION ALL SELECT 1 FROM object_change_numbers WHERE object = ? LIMIT 1`;
const titles = `SELECT title AS name FROM objects WHERE id = ? UNION SELECT title FROM past_objects WHERE id = ?`;
const logins = `SELECT title AS name FROM entries WHERE object = ? AND category = '${loginCategory}'
  UNION SELECT title FROM former_entries WHERE object = ? AND id IN (${ownEntries}) AND category = '${loginCategory}'
  UNION SELECT author FROM change_sets WHERE "user" = ?`;

/** The names under which an object was known; those of a person who logs in stand in what they changed. */
export interface FormerNames {
  readonly titles: readonly string[];
  readonly logins: readonly string[];
}

/** The names of an object that is there, or was; `undefined` where there never was one. */
export async function namesOf(session: SqlSession, object: number): Promise<FormerNames | undefined> {
  if ((await session.rows(isKnown, [object, object])).length === 0) return undefined;
  const ask = async (text: string) =>
    (await session.rows<{ readonly name: string }>(text, bindObject(text, object))).map(({ name }) => name);
  const filterNames = (names: readonly string[]) => [...new Set(names.filter(name => name !== '' && name !== forgotten))];
  return { titles: filterNames(await ask(titles)), logins: filterNames(await ask(logins)) };
}

/** The object for each place of a statement. */
function bindObject(text: string, object: number): Value[] {
  return Array<Value>(text.split('?').length - 1).fill(object);
}

/** The rows of the object itself. */
const own = [
  `UPDATE past_objects SET title = '', folded_title = '', "values" = '{}', picture = NULL WHERE id = ?`,
  `UPDATE past_entries SET title = '', "values" = '{}' WHERE (id, valid_to) IN
    (SELECT f.id, f.valid_to FROM former_entry_ends f WHERE f.object = ? AND f.id IN (${ownEntries}))`,
  removeContentsOf(ownEntries),
  ...['past_links', 'past_relations'].map(table => `DELETE FROM ${table} WHERE entry IN (${ownEntries})`),
  'DELETE FROM past_externals WHERE object = ?',
  `UPDATE change_sets SET comment = NULL WHERE number IN (${ownChanges})`,
];

/** The audit, in which the row of the forgetting itself has a title. */
const audited = [
  'UPDATE audit SET user_title = NULL WHERE "user" = ?',
  'UPDATE audit SET subject_title = NULL WHERE subject_object = ?',
];

/** Removes the titles of an object from the audit. */
export async function emptyTitles(session: SqlSession, object: number): Promise<void> {
  for (const text of audited) await session.count(text, [object]);
}

/** Empties what is kept of an object; that it was there stays. */
export async function emptyRows(session: SqlSession, object: number): Promise<void> {
  for (const text of own) await session.count(text, bindObject(text, object));
}

/** The columns with the names of authors. */
const authors = [
  ...['objects', 'past_objects'].flatMap(table => ['created_by', 'updated_by'].map(column => [table, column] as const)),
  ...['relations', 'past_relations'].map(table => [table, 'created_by'] as const),
];

/** Takes the name of a person from what they changed. */
export async function forgetAuthor(session: SqlSession, object: number, { logins: names }: FormerNames): Promise<void> {
  if (names.length === 0) return;
  await session.count('DELETE FROM idempotency WHERE caller IN (SELECT "key" FROM change_sets WHERE "user" = ?)', [object]);
  const list = session.dialect.list(names);
  for (const [table, column] of authors)
    await session.count(`UPDATE ${table} SET ${column} = '${forgotten}' WHERE ${column} IN (?*)`, [list]);
  for (const name of names)
    await session.count(`UPDATE change_sets SET author = '${forgotten}', "key" = replace("key", ?, '') WHERE "user" = ?`, [
      ` ${name}`,
      object,
    ]);
}

/** Place of a row of an entry among those that name the object; `valid_to` is 0 for one of now. */
export interface NamingPlace {
  readonly id: number;
  readonly valid_to: number;
}

interface NamingRow extends NamingPlace {
  readonly title: string;
  readonly values: string;
}

const columns = 'p.id, p.valid_to, p.title, p."values"';
const messages = `SELECT DISTINCT c.object, c.subject FROM changes c WHERE c.number IN (${ownSets}) AND c.category = '${logbookCategory}'`;

/** Former rows of others that lead to the object, or to entries of it; messages of logbooks that it wrote, of now as well. Index: those of past_links. */
const naming = `SELECT * FROM (
  SELECT ${columns} FROM past_links l JOIN past_entries p ON p.id = l.entry AND p.valid_to = l.valid_to WHERE l.target_object = ?
  UNION SELECT ${columns} FROM past_links l JOIN past_entries p ON p.id = l.entry AND p.valid_to = l.valid_to WHERE l.target_entry IN (${ownEntries})
  UNION SELECT ${columns} FROM (${messages}) m JOIN former_entries p ON p.object = m.object AND p.id = m.subject
  UNION SELECT e.id, 0, e.title, e."values" FROM entries e WHERE e.id IN (SELECT m.subject FROM (${messages}) m)
) n WHERE (n.id, n.valid_to) > (CAST(? AS bigint), CAST(? AS bigint)) ORDER BY n.id, n.valid_to LIMIT ${maxRowsOnMainThread}`;

/** Puts an entry of now on the list of what is to be indexed, with its state before. Index: primary key of entries. */
const listEntry = `INSERT INTO search_queue (kind, target, name)
  SELECT 'entry', id, object || ' ' || category || ' ' || "values" FROM entries WHERE id = ?`;

/** Takes the names from a part of the rows of others; returns the last of them, `undefined` after the end. */
export async function forgetNaming(
  session: SqlSession,
  object: number,
  names: FormerNames,
  after: NamingPlace,
): Promise<NamingPlace | undefined> {
  const asked = naming.split('?').length - 3;
  const rows = await session.rows<NamingRow>(naming, [...Array<Value>(asked).fill(object), after.id, after.valid_to]);
  const known = new Set([...names.titles, ...names.logins]);
  for (const { id, valid_to: end, title, values } of rows) {
    // Of what cannot be read nothing is kept.
    const without = JSON.stringify(tryParse(values) ?? {}, (_, value) => (known.has(value) ? '' : value));
    const kept = [known.has(title) ? '' : title, without];
    if (end === 0) {
      await session.count(listEntry, [id]);
      await session.count('UPDATE entries SET title = ?, "values" = ? WHERE id = ?', [...kept, id]);
    } else
      await session.count('UPDATE past_entries SET title = ?, "values" = ? WHERE id = ? AND valid_to = ?', [...kept, id, end]);
  }
  return rows.length < maxRowsOnMainThread ? undefined : rows.at(-1);
}
