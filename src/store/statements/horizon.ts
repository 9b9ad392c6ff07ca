import type { Moment } from '../../domain/storage/retention.js';
import type { SqlReads, SqlSession } from '../engines/connection.js';
import { putSetting } from './settings.js';

/** Settings: the first change set that can be read as of, its time, and the last one up to which the pruning has come. */
const [numberSetting, timeSetting, sweptSetting] = ['history_begin', 'history_begin_time', 'history_swept'];

/** The number of the first change set that can be read as of; null where nothing was pruned. Index: primary key. */
export const horizonNumber = `(SELECT CAST(h.value AS bigint) FROM settings h WHERE h.name = '${numberSetting}')`;

/** The same with its time, as a row. */
export const horizon = `SELECT CAST(n.value AS bigint) AS number, t.value AS time FROM settings n
  JOIN settings t ON t.name = '${timeSetting}' WHERE n.name = '${numberSetting}'`;

const find = `SELECT ${horizonNumber} AS number, (SELECT t.value FROM settings t WHERE t.name = '${timeSetting}') AS time,
  COALESCE((SELECT CAST(s.value AS bigint) FROM settings s WHERE s.name = '${sweptSetting}'), 0) AS swept`;

/** Where the kept history begins, and how far what is before that has been pruned. */
export interface Horizon extends Moment {
  readonly swept: number;
}

/** `undefined` where nothing was pruned. One statement. */
export async function horizonIn(reading: SqlReads): Promise<Horizon | undefined> {
  const [row] = await reading.rows<Horizon | { readonly number: null }>(find, []);
  return row?.number == null ? undefined : row;
}

/** Moves the horizon, if not back. */
export async function putHorizon(session: SqlSession, { number, time }: Moment): Promise<void> {
  const known = await horizonIn(session);
  if (known && known.number >= number) return;
  await session.count(putSetting, [numberSetting ?? '', String(number)]);
  await session.count(putSetting, [timeSetting ?? '', time]);
}

/** Notes how far what is before the horizon has been pruned. */
export async function putSwept(session: SqlSession, number: number): Promise<void> {
  await session.count(putSetting, [sweptSetting ?? '', String(number)]);
}
