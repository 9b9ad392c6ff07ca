import { isoTime } from '../../attributes/times.js';
import { type Grant, grantsKeptAs } from '../access/rights.js';
import type { DomainContext } from '../context.js';
import type { KeyRecord } from '../storage/keys.js';
import type { Records } from '../storage/records.js';
import { rangesKeptAs } from './address-ranges.js';

type Asking = Pick<DomainContext, 'key' | 'method' | 'now'>;

/** Notes in the change log what happened to a key: never its text, nor what is kept of it. */
export function logKey(
  { key, method, now }: Asking,
  { changes }: Records,
  before: KeyRecord | undefined,
  after: KeyRecord,
): Promise<void> {
  const states = { before: before ? snapshot(before) : null, after: snapshot(after) };
  return changes.addOfAccess({ time: isoTime(now()), key, method, subject: 'key', apiKey: after.id, ...states });
}

/** Notes in the change log what is granted to an object. */
export function logGrants(
  { key, method, now }: Asking,
  { changes }: Records,
  object: number,
  before: readonly Grant[],
  after: readonly Grant[],
): Promise<void> {
  const states = { before: JSON.stringify({ rights: before }), after: JSON.stringify({ rights: after }) };
  return changes.addOfAccess({ time: isoTime(now()), key, method, subject: 'grants', object, ...states });
}

/** Notes in the change log that the sessions of a person were ended. */
export function logSessions({ key, method, now }: Asking, { changes }: Records, object: number, count: number): Promise<void> {
  const states = { before: JSON.stringify({ sessions: count }), after: JSON.stringify({ sessions: 0 }) };
  return changes.addOfAccess({ time: isoTime(now()), key, method, subject: 'sessions', object, ...states });
}

function snapshot({ title, created, expires, revoked, rights, addresses, supersededBy }: KeyRecord): string {
  const grants = rights === null ? null : grantsKeptAs(rights);
  const ranges = addresses === null ? null : rangesKeptAs(addresses);
  return JSON.stringify({ title, created, expires, revoked, rights: grants, addresses: ranges, supersededBy });
}
