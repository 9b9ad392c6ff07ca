import { type Text, text } from '../messages/text.js';
import { InvalidValue, kindOf } from './invalid-value.js';

const months31 = '(?:0[13578]|1[02])';
const months30 = '(?:0[469]|11)';
const anyYear = '(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])';
/** Years with a 29th of February: every fourth, of full centuries every fourth. */
const leapYear = '(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)';

/** A month with a day it always has, in the two orders in which they are written. */
const everyYear = [
  { month: months31, day: '(?:0[1-9]|[12][0-9]|3[01])' },
  { month: months30, day: '(?:0[1-9]|[12][0-9]|30)' },
  { month: '02', day: '(?:0[1-9]|1[0-9]|2[0-8])' },
] as const;

/** The same, `Y-m-d` alone. */
export const isoDayPattern = `(?:${anyYear}-(?:${everyYear.map(({ month, day }) => `${month}-${day}`).join('|')})|${leapYear}-02-29)`;
const germanDay = `(?:(?:${everyYear.map(({ month, day }) => `${withoutLeadingZero(day)}\\.${withoutLeadingZero(month)}`).join('|')})\\.${anyYear}|29\\.0?2\\.${leapYear})`;

/** A regular expression, without anchors, of the days that exist: `Y-m-d` or `d.m.Y`. */
export const dayPattern = `(?:${isoDayPattern}|${germanDay})`;

/** The same number where a zero before it may be left out. */
function withoutLeadingZero(pattern: string): string {
  return pattern.replace(/^02$/, '0?2').replace('(?:0[', '(?:0?[');
}

/** A regular expression, without anchors, of the time of a clock in hours and minutes. */
export const clockPattern = '([01][0-9]|2[0-3]):[0-5][0-9]';

const wholeDay = new RegExp(`^${dayPattern}$`);

/** A day that exists as `Y-m-d`; `undefined` for a text that is none. */
export function dayIn(given: unknown): string | undefined {
  if (typeof given !== 'string' || !wholeDay.test(given)) return undefined;
  const [day = '', month = '', year] = given.split('.');
  return year === undefined ? given : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Says what a day or time would be, and what was given in its place. */
export function noTime(expected: Text, given: unknown): InvalidValue {
  const shown = typeof given === 'string' && given.length <= 40 ? JSON.stringify(given) : kindOf(given);
  return new InvalidValue(text('Expected', { expected }), shown);
}
