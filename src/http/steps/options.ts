import type { MethodOptions } from '../../../generated/types.js';
import { describeGiven } from '../../attributes/invalid-value.js';
import { type TimeZone, timeZoneNamed } from '../../attributes/time-zones.js';
import { numberAt } from '../../domain/revisions/moments.js';
import type { Store } from '../../domain/storage/store.js';
import { text } from '../../messages/text.js';
import { asJson, withSuggestion } from '../../rpc/did-you-mean.js';
import { rejectParameter } from '../../rpc/invalid-parameters.js';
import type { ResolvedOptions } from '../context/request-context.js';

/** The options of a call that has none. */
export const unset: ResolvedOptions = { asked: undefined, options: undefined, timeZone: undefined };
const right = text('ExpectedNameOfTimeZone');

/**
 * Resolves the options of a call: the time zone by its name, a moment of the past by its change set.
 * @throws RpcError InvalidParameters
 */
export async function resolveOptions(asked: MethodOptions, store: Store): Promise<ResolvedOptions> {
  const { comment, with_revision: withRevision, as_of: moment, time_zone: zone } = asked;
  const timeZone = zone === undefined ? undefined : requireTimeZone(zone);
  const asOf = moment === undefined ? undefined : await numberAt({ store, timeZone }, moment);
  return { asked, timeZone, options: Object.freeze({ comment, withRevision, ...(asOf !== undefined && { asOf }) }) };
}

/** @throws RpcError InvalidParameters where there is no such zone */
function requireTimeZone(name: string): TimeZone {
  const fault = text('Mismatch', { expected: right, given: describeGiven(name) });
  return (
    timeZoneNamed(name) ?? rejectParameter('time_zone', withSuggestion(fault, name, Intl.supportedValuesOf('timeZone'), asJson))
  );
}
