import { type Asking, reaches } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import type { KeyRecord, KeyRecords } from '../storage/keys.js';
import type { Records } from '../storage/records.js';
import type { WebhookRecord } from '../storage/webhooks.js';
import { rejectGains, rejectReachGains, rightsOfKey } from '../users/key-rules.js';

type Keys = { readonly find: (...id: Parameters<KeyRecords['find']>) => ReturnType<KeyRecords['find']> | KeyRecord | undefined };

/** Keys of a succession at most: rotations make no circle. */
const maxRotations = 100;

/** A key and those that rotations put in its place, one after another. */
export async function* successionOf(keys: Keys, id: string): AsyncGenerator<KeyRecord> {
  for (let [next, rotations]: [string | null, number] = [id, 0]; next !== null && rotations <= maxRotations; rotations += 1) {
    const key: KeyRecord | undefined = await keys.find(next);
    if (!key) return;
    yield key;
    next = key.supersededBy;
  }
}

/**
 * Rejects a webhook whose key may do more than the caller: a change of it, or what it shows, leads to what the key may view. A key that
 * is over counts as well, as another end makes it good again.
 * @throws RpcError Forbidden
 */
export async function requireAuthority(caller: Asking, keys: Keys, { key }: WebhookRecord): Promise<void> {
  for await (const each of successionOf(keys, key)) rejectGains(caller, each);
}

/**
 * Rejects a webhook that would deliver for longer than the key of the caller is valid, or from elsewhere.
 * @throws RpcError Forbidden
 */
export async function requireLimits(
  caller: Pick<DomainContext, 'origin'>,
  records: Pick<Records, 'keys'>,
  { key }: Pick<WebhookRecord, 'key'>,
): Promise<void> {
  for await (const each of successionOf(records.keys, key)) await rejectReachGains(caller, records, each);
}

/** Those webhooks whose keys may do no more than the caller. */
export async function webhooksWithin(
  caller: Asking,
  keys: Keys,
  webhooks: readonly WebhookRecord[],
): Promise<readonly WebhookRecord[]> {
  const within: WebhookRecord[] = [];
  for (const webhook of webhooks) if (await isWithin(caller, keys, webhook)) within.push(webhook);
  return within;
}

async function isWithin(caller: Asking, keys: Keys, { key }: WebhookRecord): Promise<boolean> {
  for await (const each of successionOf(keys, key)) if (!reaches(caller, rightsOfKey(each))) return false;
  return true;
}
