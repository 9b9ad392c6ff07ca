import { described } from '../attributes/attribute-type.js';
import { asJson, withSuggestion } from '../rpc/did-you-mean.js';
import { invalidParameter } from '../rpc/invalid-parameters.js';
import type { RequestContext } from './request-context.js';

const right = 'expected the name of a time zone, such as "Europe/Berlin", "UTC", or an offset such as "+02:00"';

/**
 * Refuses to tell times in a zone that nobody knows.
 * @throws RpcError InvalidParameters
 */
export function refuseUnknownTimeZone({ timeZone, timeZoneAsked }: Pick<RequestContext, 'timeZone' | 'timeZoneAsked'>): void {
  if (timeZone !== undefined || timeZoneAsked === undefined) return;
  const fault = `${right}, not ${described(timeZoneAsked)}`;
  const known = typeof timeZoneAsked === 'string' ? Intl.supportedValuesOf('timeZone') : [];
  throw invalidParameter('time_zone', withSuggestion(fault, String(timeZoneAsked), known, asJson));
}
