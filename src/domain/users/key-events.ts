import type { AuditedLimits } from '../../../generated/types.js';
import { grantsKeptAs, rightsOf } from '../access/rights.js';
import { type Asking, auditEntry } from '../audit.js';
import type { AuditEntry } from '../storage/audit.js';
import type { KeyEvents, KeyRecord } from '../storage/keys.js';
import { rangesKeptAs } from './address-ranges.js';

type Limits = Required<AuditedLimits>;

/** The event that a key was made: never its text, nor what is kept of it. */
export function keyCreated(context: Asking, key: KeyRecord): AuditEntry<'keyCreated'> {
  return auditEntry(context, 'keyCreated', { subjectKey: key.id }, limitsOf(key));
}

/** The events of a change of a key: it was renewed, revoked, both, or its limits were changed. */
export function keyChanged(context: Asking, before: KeyRecord, after: KeyRecord): KeyEvents {
  const subject = { subjectKey: after.id };
  const { supersededBy: successor, expires } = after;
  const renewed = successor !== null && successor !== before.supersededBy;
  const renewal = renewed ? [auditEntry(context, 'keyRenewed', subject, { successor, expires })] : [];
  if (after.revoked !== before.revoked) return [auditEntry(context, 'keyRevoked', subject, {}), ...renewal];
  const [event] = renewal;
  return [event ?? auditEntry(context, 'keyChanged', subject, differences(limitsOf(before), limitsOf(after)))];
}

/** The limits that differ, as they were and as they are. */
function differences(before: Limits, after: Limits): { readonly from: AuditedLimits; readonly to: AuditedLimits } {
  const changed = (Object.keys(after) as (keyof Limits)[]).filter(
    limit => JSON.stringify(before[limit]) !== JSON.stringify(after[limit]),
  );
  const those = (limits: Limits): AuditedLimits => Object.fromEntries(changed.map(limit => [limit, limits[limit]]));
  return { from: those(before), to: those(after) };
}

function limitsOf({ title, rights, expires, addresses }: KeyRecord): Limits {
  return {
    title,
    rights: rights === null ? null : rightsOf(grantsKeptAs(rights)),
    expires,
    addresses: addresses === null ? null : [...rangesKeptAs(addresses)],
  };
}
