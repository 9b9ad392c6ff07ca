import { comparableTime } from '../attributes/times.js';
import type { DomainContext } from '../domain/context.js';
import { utcTime } from '../domain/revisions/moments.js';
import { text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';

const right = text('ExpectedUnixTimeTimeSuch');

/** Days from the present one to that of a word. */
const days: ReadonlyMap<string, number> = new Map([
  ['today', 0],
  ['midnight', 0],
  ['yesterday', -1],
  ['tomorrow', 1],
]);

/** Changes a date by a number of a unit; a month that is shorter moves on into the next one. */
const units: Readonly<Record<string, (date: Date, count: number) => void>> = {
  second: (date, count) => date.setSeconds(date.getSeconds() + count),
  minute: (date, count) => date.setMinutes(date.getMinutes() + count),
  hour: (date, count) => date.setHours(date.getHours() + count),
  day: (date, count) => date.setDate(date.getDate() + count),
  week: (date, count) => date.setDate(date.getDate() + 7 * count),
  month: (date, count) => date.setMonth(date.getMonth() + count),
  year: (date, count) => date.setFullYear(date.getFullYear() + count),
};

const relative = new RegExp(`^([+-]?) ?([0-9]{1,6}) ?(${Object.keys(units).join('|')})s?( ago)?$`);

/**
 * A moment as existing clients name it, as ISO 8601 in UTC: a unix time in seconds, a time, or words. Words go by the clock of the server.
 * @throws RpcError InvalidParameters
 */
export function momentMeant(given: string | number, parameter: string, { now, timeZone }: DomainContext): string {
  const text = String(given).trim().toLowerCase();
  // The digits of a text may be a year; a number is seconds.
  const isUnixTime = typeof given === 'number' || /^[0-9]{5,11}$/.test(text);
  const moment = isUnixTime ? Number(text) * 1000 : momentInWords(text, new Date(now()));
  if (moment !== undefined) return comparableTime(moment);
  return utcTime(String(given).trim(), timeZone) ?? rejectParameter(parameter, right);
}

/** Milliseconds since 1970; beyond all days where the words lead there. */
function momentInWords(words: string, date: Date): number | undefined {
  if (words === 'now') return date.getTime();
  const away = days.get(words);
  const [, sign, count, unit = '', ago] = relative.exec(words) ?? [];
  if (away === undefined && count === undefined) return undefined;
  if (away !== undefined) date.setHours(0, 0, 0, 0);
  if (away !== undefined) date.setDate(date.getDate() + away);
  const isBack = (sign === '-') !== (ago !== undefined);
  units[unit]?.(date, isBack ? -Number(count) : Number(count));
  const moment = date.getTime();
  const end = isBack ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  return Number.isNaN(moment) ? end : moment;
}
