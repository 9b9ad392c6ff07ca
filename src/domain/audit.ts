import type { AuditEventName } from '../../generated/types.js';
import { isoTime } from '../attributes/times.js';
import { type Grant, rightsOf } from './access/rights.js';
import type { DomainContext } from './context.js';
import type { AuditAuthor, AuditEntry, AuditSubject, SessionsEnded } from './storage/audit.js';
import type { DetailsOf } from './storage/audit-events.js';

/** The caller, as far as the audit tells of it. */
export interface Asking extends Pick<DomainContext, 'key' | 'method' | 'origin' | 'now'> {
  readonly user?: { readonly id: number } | undefined;
}

/** An event of which the caller is the author. */
export function auditEntry<Name extends AuditEventName>(
  context: Asking,
  event: Name,
  subject: AuditSubject,
  details: DetailsOf<Name>,
): AuditEntry<Name> {
  return { ...authorOf(context), ...subject, event, details } as AuditEntry<Name>;
}

/** The event that a caller ended sessions of a person. */
export function auditSessionsEnded(context: Asking, person: number, cause: DetailsOf<'sessionsEnded'>['cause']): SessionsEnded {
  return sessions => auditEntry(context, 'sessionsEnded', { subjectObject: person }, { sessions, cause });
}

/** The event that other rights are granted to a person or a person group. */
export function auditGrantsChanged(
  context: Asking,
  to: number,
  before: readonly Grant[],
  after: readonly Grant[],
): AuditEntry<'grantsChanged'> {
  const details = { from: { rights: rightsOf(before) }, to: { rights: rightsOf(after) } };
  return auditEntry(context, 'grantsChanged', { subjectObject: to }, details);
}

/** A call names the id of its key; what the program does by itself stands in the place of one. */
function authorOf({ key, user, method, origin, now }: Asking): AuditAuthor {
  const author = { time: isoTime(now()), method, user: user?.id ?? null };
  if (!origin) return { ...author, key, address: null };
  return { ...author, key: origin.key ?? null, address: origin.address || null };
}
