import type { Awaitable } from '../../rpc/awaitable.js';
import type { SqlSession } from '../engines/connection.js';
import type { NotedChange } from './change-set.js';

/** Objects that are updated, when, and by whom. */
export type Touching = readonly [time: string, by: string, objects: readonly number[]];

const touchOne = 'UPDATE objects SET updated = ?, updated_by = ? WHERE id = ?';
export const touchAll = 'UPDATE objects SET updated = ?, updated_by = ? WHERE id IN (?*)';

/** Sets the time and the author of the last update. */
export function touch(session: SqlSession, [time, by, objects]: Touching): Awaitable<number> {
  if (objects.length === 1) return session.count(touchOne, [time, by, objects[0] ?? 0]);
  return session.count(touchAll, [time, by, session.dialect.list(objects)]);
}

const numberOne = 'UPDATE entries SET revision = ? WHERE id = ?';
const numberAll = 'UPDATE entries SET revision = ? WHERE id IN (?*)';

function isUnnumbered({ kind, action, former, isNumbered }: NotedChange): boolean {
  return kind === 'entry' && former !== undefined && action !== 'purged' && !isNumbered;
}

/** Writes a number into the entries that are changed by it and stay, where it is not there already. A new entry has none. */
export function numberEntries(session: SqlSession, changes: readonly NotedChange[], number: number): Awaitable<number> {
  const entries = changes.filter(isUnnumbered).map(({ subject }) => Number(subject));
  const [first, ...others] = entries;
  if (first === undefined) return 0;
  return others.length === 0
    ? session.count(numberOne, [number, first])
    : session.count(numberAll, [number, session.dialect.list(entries)]);
}
