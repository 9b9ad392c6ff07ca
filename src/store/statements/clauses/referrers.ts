import { andThen, type MaybePromise } from '../../../rpc/maybe-promise.js';
import type { SqlSession } from '../../engines/connection.js';

/** Part of a session that locks and reads. */
type Session = Omit<SqlSession, 'count'>;

// Indexes: links_target_object, links_target_entry, entries_object, primary key of entries.
const ofObject = `SELECT e.object AS id FROM links l JOIN entries e ON e.id = l.entry WHERE l.target_object = ?
  UNION SELECT e.object FROM entries t JOIN links l ON l.target_entry = t.id JOIN entries e ON e.id = l.entry WHERE t.object = ?`;

// Indexes: links_target_entry, primary key of entries.
const ofEntries = `SELECT object AS id FROM entries WHERE id IN (?*)
  UNION SELECT e.object FROM links l JOIN entries e ON e.id = l.entry WHERE l.target_entry IN (?*)`;

// Index: primary key.
const owners = 'SELECT DISTINCT object AS id FROM entries WHERE id IN (?*)';

/** Holds the objects whose links end with an object: with it rows of theirs are removed. */
export async function holdReferrers(session: Session, object: number): Promise<void> {
  await lockFound(session, 'hold', ofObject, [object, object]);
}

/** Holds the objects of entries, and those whose links end with the entries. */
export async function holdReferrersOfEntries(session: Session, entries: readonly number[]): Promise<void> {
  const list = session.dialect.list(entries);
  await lockFound(session, 'hold', ofEntries, [list, list]);
}

/** Keeps the objects, and the objects of the entries, that links are about to lead to. */
export function keepTargets(session: Session, objects: readonly number[], entries: readonly number[]): MaybePromise<void> {
  if (entries.length > 0) return lockFound(session, 'keep', owners, [session.dialect.list(entries)], objects);
  return session.lock(objects, 'keep');
}

function lockFound(
  session: Session,
  strength: 'hold' | 'keep',
  text: string,
  values: Parameters<SqlSession['rows']>[1],
  others: readonly number[] = [],
): MaybePromise<void> {
  if (!session.dialect.locking) return;
  const rows = session.whole.rows<{ readonly id: number }>(text, values);
  return andThen(rows, found => session.lock([...others, ...found.map(({ id }) => id)], strength));
}
