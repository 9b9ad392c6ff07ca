import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { SqlSession } from '../engines/connection.js';
import type { Value } from '../engines/sql-dialect.js';
import type { NotedChange } from './change-set.js';

/** Objects that are updated, when, and by whom. */
export type Touching = readonly [time: string, by: string, objects: readonly number[]];

/** A statement for one row, and for some. */
interface RowUpdate {
  readonly one: string;
  readonly some: string;
}

export const touchAll = 'UPDATE objects SET updated = ?, updated_by = ? WHERE id IN (?*)';
const touching: RowUpdate = { one: 'UPDATE objects SET updated = ?, updated_by = ? WHERE id = ?', some: touchAll };
const numbering: RowUpdate = {
  one: 'UPDATE entries SET revision = ? WHERE id = ?',
  some: 'UPDATE entries SET revision = ? WHERE id IN (?*)',
};

/** Sets the time and the author of the last update. */
export function touch(session: SqlSession, [time, by, objects]: Touching): MaybePromise<number> {
  return updateRows(session, touching, [time, by], objects);
}

/** Writes a number into the entries that are changed by it and stay, where it is not there already. A new entry has none. */
export function numberEntries(session: SqlSession, changes: readonly NotedChange[], number: number): MaybePromise<number> {
  const entries = changes.filter(isUnnumbered).map(({ subject }) => Number(subject));
  return entries.length === 0 ? 0 : updateRows(session, numbering, [number], entries);
}

function isUnnumbered({ kind, action, former, isNumbered }: NotedChange): boolean {
  return kind === 'entry' && former !== undefined && action !== 'purged' && !isNumbered;
}

function updateRows(
  session: SqlSession,
  { one, some }: RowUpdate,
  values: readonly Value[],
  ids: readonly number[],
): MaybePromise<number> {
  const [first = 0, ...others] = ids;
  return others.length === 0
    ? session.count(one, [...values, first])
    : session.count(some, [...values, session.dialect.list(ids)]);
}
