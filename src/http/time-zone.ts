import { nearest } from '../catalog/nearest.js';
import { described } from '../domain/attributes/attribute-type.js';
import { RpcError } from '../rpc/rpc-error.js';
import type { RequestContext } from './request-context.js';

const right = 'expected the name of a time zone, such as "Europe/Berlin", "UTC", or an offset such as "+02:00"';

/**
 * Refuses to tell times in a zone that nobody knows.
 * @throws RpcError InvalidParameters
 */
export function refuseUnknownTimeZone({ timeZone, timeZoneAsked }: Pick<RequestContext, 'timeZone' | 'timeZoneAsked'>): void {
  if (timeZone !== undefined || timeZoneAsked === undefined) return;
  const near = typeof timeZoneAsked === 'string' ? nearest(timeZoneAsked, Intl.supportedValuesOf('timeZone')) : undefined;
  const fault = `${right}, not ${described(timeZoneAsked)}${near ? `; did you mean "${near}"?` : ''}`;
  throw new RpcError('InvalidParameters', { reason: `time_zone: ${fault}` }, { time_zone: fault });
}
