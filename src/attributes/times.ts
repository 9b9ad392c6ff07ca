let lastTime = Number.NaN;
let lastIso = '';

/** A moment as ISO 8601 in UTC. Many calls are carried out within a millisecond; they share one text. */
export function isoTime(moment: Date): string {
  const time = moment.getTime();
  if (time === lastTime) return lastIso;
  lastTime = time;
  lastIso = moment.toISOString();
  return lastIso;
}

const firstMs = Date.parse('0001-01-01T00:00:00.000Z');
/** The last moment whose year has four digits. Milliseconds since 1970. */
export const lastMs = Date.parse('9999-12-31T23:59:59.999Z');

/**
 * A moment that a caller named, as ISO 8601 in UTC: of those whose year has four digits the nearest, as only their texts compare as the moments do.
 * @param time milliseconds since 1970
 */
export function comparableTime(time: number): string {
  return new Date(Math.min(Math.max(time, firstMs), lastMs)).toISOString();
}

let lastMoment = '';
let lastText = '';

/** A moment (ISO 8601) as local time of the server, `Y-m-d H:i:s`. */
export function localTime(moment: string): string {
  if (moment === lastMoment) return lastText;
  const date = new Date(moment);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  lastMoment = moment;
  lastText = `${day} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  return lastText;
}

/** The day of a moment where the server is, `Y-m-d`. */
export function localDay(moment: Date): string {
  return localTime(isoTime(moment)).slice(0, 10);
}

/** The moment (ISO 8601) of a local time of the server, `Y-m-d H:i:s`. */
export function momentOf(localTime: string): string {
  return new Date(localTime.replace(' ', 'T')).toISOString();
}

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}
