import { RpcError } from '../../generated/errors.js';
import type { Config } from '../config.js';
import type { Store } from '../domain/storage/store.js';
import { digestOf, keyIdOf } from '../domain/users/keys.js';
import { createKey } from './key.js';
import { StartRefused } from './start-refused.js';

const titleOfGiven = 'environment';

/** The key in the environment exists after the start; without any key, one is made and shown once. */
export async function ensureKeys(store: Store, { apiKey }: Config): Promise<string | undefined> {
  if (apiKey === undefined) return (await store.keys.list()).length > 0 ? undefined : createKey(store, 'first key');
  const id = keyIdOf(apiKey);
  const known = await store.keys.find(id);
  if (known?.revoked) throw new StartRefused('KATASTER_API_KEY: this key was revoked; set another');
  const created = new Date().toISOString();
  const digest = digestOf(apiKey, store.secret);
  const unlimited = { expires: null, revoked: null, rights: null, addresses: null };
  const key = { id, digest, title: titleOfGiven, created, lastUsed: null, supersededBy: null, ...unlimited };
  if (!known) await store.keys.insert(key).catch(unlessKnown);
  return undefined;
}

/**
 * Ids of keys that earlier starts found in the environment, and that still work beside the one that is there now. None is revoked
 * unasked: processes that share a database may be started with different ones.
 */
export async function keysGivenBefore({ keys }: Store, { apiKey }: Config): Promise<readonly string[]> {
  if (apiKey === undefined) return [];
  const isOlder = ({ id, title, revoked }: { id: string; title: string; revoked: string | null }): boolean =>
    title === titleOfGiven && !revoked && id !== keyIdOf(apiKey);
  return (await keys.list()).filter(isOlder).map(({ id }) => id);
}

/** Services that start at once may all find no key; one of them makes it. */
function unlessKnown(error: unknown): void {
  if (!(error instanceof RpcError && error.errorName === 'Conflict')) throw error;
}
