import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireReach } from '../access/permission.js';
import { grantsKeptAs, Rights } from '../access/rights.js';
import type { DomainContext } from '../context.js';
import type { KeyRecord } from '../storage/keys.js';
import type { Records } from '../storage/records.js';

/**
 * Rejects a key that may do more than the caller. Its end and its addresses may be others: who administers from one place makes keys
 * for all places.
 * @throws RpcError Forbidden
 */
export function rejectGains(context: DomainContext, { rights }: Pick<KeyRecord, 'rights'>): void {
  requireReach(context, rights === null ? undefined : grantsKeptAs(rights));
}

/**
 * Rejects an end that is over.
 * @throws RpcError InvalidParameters
 */
export function rejectPastEnd(expires: string | null | undefined, time: string): void {
  if (!expires || expires > time) return;
  throw invalidParameter('expires', `expected a moment to come, not ${expires}; kataster.key.revoke ends a key at once`);
}

/**
 * Rejects a change after which no key may administer everything, unless the caller came without a key and could make another one.
 * @throws RpcError Conflict
 */
export async function rejectLast(
  { hasKey }: Pick<DomainContext, 'hasKey'>,
  records: Records,
  before: KeyRecord,
  after: KeyRecord,
  time: string,
): Promise<void> {
  if (!hasKey || !administers(before, time) || administers(after, time)) return;
  const others = await records.keys.administering(before.id, time);
  if (others.some(other => administers(other, time))) return;
  const reason = `'${before.id}' is the last key with the right to administer everything; make another one first`;
  throw new RpcError('Conflict', { reason });
}

function administers({ rights, revoked, expires }: KeyRecord, time: string): boolean {
  const isGood = revoked === null && (expires === null || expires > time);
  return isGood && (rights === null || new Rights(grantsKeptAs(rights)).permitsEverywhere('administer'));
}
