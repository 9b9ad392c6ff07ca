import type { Config } from '../config/config.js';
import type { Store } from '../domain/storage/store.js';
import { keyCreated } from '../domain/users/key-events.js';
import { digestOf, keyIdOf, makeKey, type NewKey } from '../domain/users/keys.js';
import { ignoreConflict } from '../rpc/rpc-error.js';
import { say } from './language/spoken.js';
import { StartError } from './start-error.js';

/** Author of what the program does at its start. */
export const installation = 'installation';
const titleOfGiven = 'environment';

/** The key in the environment exists after the start; `false` where there is no key at all. */
export async function ensureGivenKey(store: Store, { apiKey }: Config): Promise<boolean> {
  if (apiKey === undefined) return (await store.keys.list()).length > 0;
  const id = keyIdOf(apiKey, store.secret);
  const known = await store.keys.find(id);
  if (known?.revoked) throw new StartError(say('ThisKeyWasRevoked'));
  // Services that start at once may all find no key; one of them makes it.
  if (!known) await insertKey(store, { id, text: apiKey }, titleOfGiven).catch(ignoreConflict);
  return true;
}

/** Makes a key with every right on a database that nobody can call yet, and answers its text. */
export async function createFirstKey(store: Store, title: string): Promise<string> {
  const key = makeKey();
  await insertKey(store, key, title);
  return key.text;
}

function insertKey({ keys, secret, now: clock }: Store, { id, text }: NewKey, title: string): Promise<void> {
  const now = clock();
  const unlimited = { expires: null, revoked: null, lastUsed: null, rights: null, addresses: null, supersededBy: null };
  const key = { id, digest: digestOf(text, secret), title, created: now.toISOString(), ...unlimited };
  return keys.insert(key, keyCreated({ key: installation, method: 'start', now: () => now }, key));
}

/**
 * Ids of keys that earlier starts found in the environment, and that still work beside the one that is there now. None is revoked
 * unasked: processes that share a database may be started with different ones.
 */
export async function keysGivenBefore({ keys, secret }: Store, { apiKey }: Config): Promise<readonly string[]> {
  if (apiKey === undefined) return [];
  const isOlder = ({ id, title, revoked }: { id: string; title: string; revoked: string | null }): boolean =>
    title === titleOfGiven && !revoked && id !== keyIdOf(apiKey, secret);
  return (await keys.list()).filter(isOlder).map(({ id }) => id);
}
