import type { Awaitable } from '../../rpc/awaitable.js';
import type { SqlSession } from '../engines/connection.js';

/** Objects that are updated, when, and by whom. */
export type Touching = readonly [time: string, by: string, objects: readonly number[]];

const touchOne = 'UPDATE objects SET updated = ?, updated_by = ? WHERE id = ?';
export const touchAll = 'UPDATE objects SET updated = ?, updated_by = ? WHERE id IN (?*)';

/** Sets the time and the author of the last update. */
export function touch(session: SqlSession, [time, by, objects]: Touching): Awaitable<number> {
  if (objects.length === 1) return session.count(touchOne, [time, by, objects[0] ?? 0]);
  return session.count(touchAll, [time, by, session.dialect.list(objects)]);
}
