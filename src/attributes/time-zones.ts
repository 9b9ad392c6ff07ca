import { isoTime, lastMs, localTime, momentOf } from './times.js';

/** Time zone of a caller: a zone by its name, or an offset from UTC. */
export interface TimeZone {
  readonly name: string;
  /** Minutes that clocks there are ahead of UTC at a moment. */
  offsetAt(moment: number): number;
}

const minute = 60_000;
const quarter = 15 * minute;
const offsetForm = /^([+-])([01]\d|2[0-3]):?([0-5]\d)$/;
const longestName = 64;
const mostKept = 500;
const known = new Map<string, TimeZone>();

/** The zone of an IANA name such as `Europe/Berlin`, or of an offset such as `+02:00`; `undefined` where there is none. */
export function timeZoneNamed(name: string): TimeZone | undefined {
  const kept = known.get(name);
  if (kept) return kept;
  const zone = name.length > longestName ? undefined : (parseFixedZone(name) ?? findNamedZone(name));
  if (known.size >= mostKept) known.clear();
  if (zone) known.set(name, zone);
  return zone;
}

/** Length of the fraction and the zone in ISO 8601 of UTC, which stand behind the seconds. The year may have six digits and a sign before them. */
const fractionLength = '.000Z'.length;

/** A moment (ISO 8601) as ISO 8601 in seconds with the offset of the zone, such as `2027-02-01T14:45:00+01:00`; in UTC if its year would be 10000 there. */
export function formatInZone(moment: string, { offsetAt }: TimeZone): string {
  const time = Date.parse(moment);
  const ofZone = offsetAt(time);
  const offset = time + ofZone * minute <= lastMs ? ofZone : 0;
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const clock = new Date(time + offset * minute).toISOString().slice(0, -fractionLength);
  return `${clock}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
}

/** A local time of the server as the caller asks for it: the same text, or with the offset of their zone. */
export function presentTime(local: string, zone: TimeZone | undefined): string {
  return zone ? formatInZone(momentOf(local), zone) : local;
}

/** A moment (ISO 8601) as local time of the server, or with the offset of the zone that is asked for. */
export function presentMoment(moment: string, zone: TimeZone | undefined): string {
  return zone ? formatInZone(moment, zone) : localTime(moment);
}

/** A moment (ISO 8601 in UTC) as it is, or with the offset of the zone that is asked for. */
export function utcOrZoned(moment: string, zone: TimeZone | undefined): string {
  return zone ? formatInZone(moment, zone) : moment;
}

/** The server's local time at a local time `Y-m-d H:i:s` of a zone; `undefined` where that never occurs. */
export function localTimeFrom(clock: string, zone: TimeZone): string | undefined {
  const moment = momentFrom(clock, zone);
  return moment === undefined ? undefined : localTime(isoTime(new Date(moment)));
}

/** The moment of a local time `Y-m-d H:i:s` of a zone, in milliseconds since 1970; `undefined` if it never occurs. */
export function momentFrom(clock: string, zone: TimeZone): number | undefined {
  const asUtc = Date.parse(`${clock.replace(' ', 'T')}Z`);
  const before = asUtc - zone.offsetAt(asUtc) * minute;
  return [before, asUtc - zone.offsetAt(before) * minute].find(each => each + zone.offsetAt(each) * minute === asUtc);
}

function parseFixedZone(name: string): TimeZone | undefined {
  const [, sign, hours, minutes] = offsetForm.exec(name) ?? [];
  if (sign === undefined) return undefined;
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return { name, offsetAt: () => offset };
}

function findNamedZone(name: string): TimeZone | undefined {
  const format = formatIn(name);
  if (!format) return undefined;
  let begin = Number.NaN;
  let offset = 0;
  return {
    name,
    // Clocks are changed at full quarters of an hour.
    offsetAt: moment => {
      const current = Math.floor(moment / quarter) * quarter;
      if (current !== begin) offset = offsetOf(format, current);
      begin = current;
      return offset;
    },
  };
}

function formatIn(timeZone: string): Intl.DateTimeFormat | undefined {
  const digits = { era: 'short', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...digits });
  } catch {
    return undefined;
  }
}

function offsetOf(format: Intl.DateTimeFormat, moment: number): number {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type) ?? 0);
  // The year before 1 AD is 1 BC there, and 0 in ISO 8601.
  const year = parts.get('era') === 'BC' ? 1 - part('year') : part('year');
  const clock = new Date(0);
  clock.setUTCFullYear(year, part('month') - 1, part('day'));
  clock.setUTCHours(part('hour'), part('minute'));
  return Math.round((clock.getTime() - moment) / minute);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
