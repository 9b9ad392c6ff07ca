import { clockPattern, isoDayPattern } from '../../attributes/days.js';
import { momentFrom, type TimeZone } from '../../attributes/time-zones.js';
import { comparableTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import type { DomainContext } from '../context.js';

const right = text('ExpectedNumberOfChangeSet');

/**
 * The number of the last change set until a moment, given as a number or as a time: with an offset, or else in the time zone of the call.
 * @throws RpcError InvalidParameters; it names the earliest moment where the past does not reach so far
 */
export async function numberAt(
  { store, timeZone }: Pick<DomainContext, 'store' | 'timeZone'>,
  moment: number | string,
  parameter = 'as_of',
): Promise<number> {
  const { revisions } = store.reads;
  const time = typeof moment === 'number' ? undefined : (utcTime(moment, timeZone) ?? rejectParameter(parameter, right));
  const number = time === undefined ? Number(moment) : await revisions.lastUntil(time);
  const earliest = await revisions.earliest();
  if (!earliest || number >= earliest.number) return number;
  // The change set that began this moment may have been pruned.
  if (time !== undefined && time >= earliest.time) return earliest.number;
  const { number: first, time: from } = earliest;
  return rejectParameter(parameter, text('WhatWasThenIsNot', { first, from }));
}

const form = new RegExp(`^(${isoDayPattern})(?:[T ](${clockPattern})(:[0-5]\\d(?:[.]\\d{1,9})?)?(Z|[+-]${clockPattern})?)?$`);

/** A time as ISO 8601 in UTC; one without an offset is of the zone, or else of the server. `undefined` where it is none. */
export function utcTime(text: string, zone: TimeZone | undefined): string | undefined {
  const [, day, clock = '00:00', , seconds = ':00', offset] = form.exec(text) ?? [];
  if (day === undefined) return undefined;
  const time = `${day}T${clock}${seconds}`;
  const moment = offset === undefined && zone ? momentFrom(time, zone) : Date.parse(time + (offset ?? ''));
  return moment === undefined ? undefined : comparableTime(moment);
}
