import { comparableTime } from '../attributes/times.js';

/** The beginning and the end of a day in UTC. */
const ends = { begin: 'T00:00:00.000Z', end: 'T23:59:59.999Z' } as const;

/** A moment as ISO 8601 in UTC: the one that is named, or an end of the day in UTC that is. The document takes none that there is not. */
export function momentIn(given: string, ofDay: keyof typeof ends): string {
  return comparableTime(new Date(given.includes('T') ? given : `${given}${ends[ofDay]}`).getTime());
}
