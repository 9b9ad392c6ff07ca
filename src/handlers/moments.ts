import { comparableTime } from '../attributes/times.js';
import { text } from '../messages/text.js';
import { rejectParameter } from '../rpc/invalid-parameters.js';

/** The beginning and the end of a day in UTC. */
const ends = { begin: 'T00:00:00.000Z', end: 'T23:59:59.999Z' } as const;

/**
 * A moment as ISO 8601 in UTC: the one that is named, or an end of the day in UTC that is.
 * @throws RpcError InvalidParameters where there is no such day
 */
export function momentIn(given: string, parameter: string, ofDay: keyof typeof ends): string {
  const moment = new Date(given.includes('T') ? given : `${given}${ends[ofDay]}`);
  const isThere = !Number.isNaN(moment.getTime()) && (given.includes('T') || moment.toISOString().startsWith(given));
  return isThere
    ? comparableTime(moment.getTime())
    : rejectParameter(parameter, text('DoesNotExistExpectedDay', { text: given }));
}
