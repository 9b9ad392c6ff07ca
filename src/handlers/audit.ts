import type { AuditDetails, AuditEvent, AuditedLimits, AuditKey, AuditObject } from '../../generated/types.js';
import { utcOrZoned } from '../attributes/time-zones.js';
import type { AuditRecord } from '../domain/storage/audit.js';
import { auditEvents } from '../domain/storage/audit-events.js';
import { readableValues } from '../domain/storage/damage.js';
import { readAudit } from '../domain/users/audit-reading.js';
import type { MethodHandlers } from '../rpc/reply.js';
import type { CallContext } from './context.js';
import { momentIn } from './moments.js';
import { pageOf } from './page.js';

/** kataster.audit: who got, changed and used access. */
export const audit: MethodHandlers<CallContext>['audit'] = {
  async read({ event, key, user, since, until, sort, limit, cursor }, context) {
    const page = await readAudit(context, {
      event,
      key,
      user,
      since: since === undefined ? undefined : momentIn(since, 'begin'),
      until: until === undefined ? undefined : momentIn(until, 'end'),
      descending: sort.toUpperCase() === 'DESC',
      limit: pageOf(context, limit),
      cursor,
    });
    return { result: { events: page.events.map(record => presentEvent(record, context)), cursor: page.cursor } };
  },
};

function presentEvent(record: AuditRecord, context: CallContext): AuditEvent {
  const { number, time, event, method, key, keyTitle, user, userTitle, address, details } = record;
  const { subjectKey, subjectObject, subjectTitle } = record;
  return {
    number,
    time: utcOrZoned(time, context.timeZone),
    event,
    title: auditEvents[event][context.language],
    method,
    key: presentNamed(key, keyTitle),
    user: presentNamed(user, userTitle),
    address,
    subject: { key: presentNamed(subjectKey, subjectTitle), object: presentNamed(subjectObject, subjectTitle) },
    details: presentDetails(details, context),
  };
}

function presentNamed(id: string | null, title: string | null): AuditKey | null;
function presentNamed(id: number | null, title: string | null): AuditObject | null;
function presentNamed(id: string | number | null, title: string | null): object | null {
  return id === null ? null : { id, title };
}

/** Moments are shown in the time zone of the call; everything else is kept as it is shown. */
function presentDetails(kept: string, context: CallContext): AuditDetails {
  const details: AuditDetails = readableValues(kept) ?? {};
  const { from, to, since, until } = details;
  return {
    ...withEnd(details, context),
    ...(from && { from: withEnd(from, context) }),
    ...(to && { to: withEnd(to, context) }),
    ...(since && { since: utcOrZoned(since, context.timeZone) }),
    ...(until && { until: utcOrZoned(until, context.timeZone) }),
  };
}

function withEnd<Limits extends AuditedLimits>(limits: Limits, { timeZone }: CallContext): Limits {
  return limits.expires ? { ...limits, expires: utcOrZoned(limits.expires, timeZone) } : limits;
}
