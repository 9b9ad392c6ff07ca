import { type Text, text } from '../../messages/text.js';
import { invalidParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { type Asking, type GrantedRights, requireReach } from '../access/permission.js';
import { grantsKeptAs, Rights } from '../access/rights.js';
import type { DomainContext } from '../context.js';
import type { KeyRecord } from '../storage/keys.js';
import type { Records } from '../storage/records.js';
import { areWithin, rangesKeptAs } from './address-ranges.js';

/**
 * Rejects a key that may do more than the caller.
 * @throws RpcError Forbidden
 */
export function rejectGains(caller: Asking, key: Pick<KeyRecord, 'rights'>): void {
  requireReach(caller, rightsOfKey(key));
}

/** The rights of a key. */
export function rightsOfKey({ rights }: Pick<KeyRecord, 'rights'>): GrantedRights {
  return rights === null ? undefined : grantsKeptAs(rights);
}

/** The limits of a key in time and place. */
export type KeyReach = Pick<KeyRecord, 'expires' | 'addresses'>;

/**
 * Rejects a key that would be good for longer, or from more addresses, than the key of the caller: otherwise that could end its own limits, by
 * itself or by way of another key. A limit that stays, or becomes narrower, is none of it.
 * @throws RpcError Forbidden
 */
export async function rejectReachGains(
  { origin }: Pick<DomainContext, 'origin'>,
  { keys }: Pick<Records, 'keys'>,
  after: KeyReach,
  before?: KeyReach,
): Promise<void> {
  const own = origin?.key === undefined ? undefined : await keys.find(origin.key);
  if (!own) return;
  const permitted = before ? [own, before] : [own];
  if (!permitted.some(({ expires }) => endsWithin(after.expires, expires)))
    throw beyond(text('KeysThatAreValidAfter', { expires: own.expires }));
  if (!permitted.some(({ addresses }) => isFromWithin(after.addresses, addresses)))
    throw beyond(text('KeysForOtherAddressesThan', { ranges: rangesOf(own).join(', ') }));
}

function endsWithin(end: string | null, limit: string | null): boolean {
  return limit === null || (end !== null && end <= limit);
}

function isFromWithin(addresses: string | null, limit: string | null): boolean {
  return limit === null || (addresses !== null && areWithin(rangesKeptAs(addresses), rangesKeptAs(limit)));
}

function rangesOf({ addresses }: KeyReach): readonly string[] {
  return addresses === null ? [] : rangesKeptAs(addresses);
}

function beyond(resource: Text): RpcError {
  return new RpcError(
    'Forbidden',
    { caller: text('ThisKey'), verb: 'administer', resource },
    { right: text('ExpectedLimitsWithinThoseOf') },
  );
}

/**
 * Rejects an end that is over.
 * @throws RpcError InvalidParameters
 */
export function rejectPastEnd(expires: string | null | undefined, time: string): void {
  if (!expires || expires > time) return;
  throw invalidParameter('expires', text('ExpectedMomentToComeNot', { expires }));
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
  const reason = text('IsLastAdministratorKey', { id: before.id });
  throw new RpcError('Conflict', { reason });
}

function administers({ rights, revoked, expires }: KeyRecord, time: string): boolean {
  const isGood = revoked === null && (expires === null || expires > time);
  return isGood && (rights === null || new Rights(grantsKeptAs(rights)).permitsEverywhere('administer'));
}
