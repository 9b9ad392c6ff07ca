import { type Accepting, type Attribute, InvalidValue, type Kept, kindOf, type Showing } from './attribute-type.js';
import { localTimeFrom, shownTime, type TimeZone } from './time-zones.js';
import { isoTime, localTime } from './times.js';

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;
const germanDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;
const withOffset = /^(\d{4}-\d{2}-\d{2})T(([01]\d|2[0-3]):[0-5]\d:[0-5]\d)(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/;
const keptTime = /^(?!0000)\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;
const clockTimeWithSeconds = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;

export function acceptDate(given: unknown): string {
  const date = dateOf(given);
  if (!date) throw refusal('a day that exists, written Y-m-d, such as 2026-02-28', given);
  return date;
}

/** Where the caller named a zone: with an offset, or as clocks there tell it. It is kept as local time of the server. */
export function acceptDatetime(given: unknown, _?: Attribute, { timeZone }: Partial<Accepting> = {}): string {
  if (!timeZone) return datetimeOf(given);
  const local = localTimeOf(given, timeZone);
  if (local && keptTime.test(local)) return local;
  throw refusal('a moment that exists, such as 2026-02-28T13:45:00+01:00', given);
}

export function showDatetime(kept: Kept, _: Attribute, { timeZone }: Showing): unknown {
  return typeof kept === 'string' && keptTime.test(kept) ? shownTime(kept, timeZone) : kept;
}

function localTimeOf(given: unknown, timeZone: TimeZone): string | undefined {
  const [, day] = typeof given === 'string' ? (withOffset.exec(given) ?? []) : [];
  if (day === undefined) return localTimeFrom(datetimeOf(given), timeZone);
  return dateOf(day) && localTime(isoTime(new Date(String(given))));
}

function datetimeOf(given: unknown): string {
  const [day, time, ...rest] = typeof given === 'string' ? given.split(' ') : [];
  const date = dateOf(day);
  if (!date || !time || rest.length > 0 || !clockTimeWithSeconds.test(time)) {
    throw refusal('a moment that exists, written Y-m-d H:i:s, such as 2026-02-28 13:45:00', given);
  }
  return `${date} ${time}`;
}

export function acceptTime(given: unknown): string {
  if (typeof given !== 'string' || !clockTime.test(given)) throw refusal('a time written HH:MM, such as 08:30', given);
  return given;
}

export function acceptTimespan(given: unknown): string {
  const [from = '', to = '', ...rest] = typeof given === 'string' ? given.split('-') : [];
  if (rest.length > 0 || !clockTime.test(from) || !clockTime.test(to) || from > to) {
    throw refusal('two times of one day written HH:MM-HH:MM, such as 08:00-17:30', given);
  }
  return `${from}-${to}`;
}

function dateOf(given: unknown): string | undefined {
  if (typeof given !== 'string') return undefined;
  const iso = isoDate.exec(given);
  const german = germanDate.exec(given);
  const [year, month, day] = iso ? iso.slice(1).map(Number) : german ? german.slice(1).map(Number).reverse() : [];
  return year && month && day && exists(year, month, day)
    ? `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`
    : undefined;
}

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function padded(value: number, length: number): string {
  return String(value).padStart(length, '0');
}

function refusal(expected: string, given: unknown): InvalidValue {
  const shown = typeof given === 'string' && given.length <= 40 ? JSON.stringify(given) : kindOf(given);
  return new InvalidValue(`expected ${expected}, not ${shown}`);
}
