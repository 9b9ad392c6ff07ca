import { settings } from '../config/settings.js';
import type { SecretKeyIds } from '../domain/storage/secret-keys.js';
import type { Store } from '../domain/storage/store.js';
import { say } from './language/spoken.js';
import { StartError } from './start-error.js';

const setting = settings.secretFile.name;

/**
 * Keeps secrets with a key from now on, where the database has none yet; rejects any other key than the one it has.
 * @throws StartError
 */
export async function requireSecretKey(store: Store, keyId: string): Promise<void> {
  const inUse = await keysInUse(store);
  if (inUse.length === 0 && keyId !== '' && (await isReplaced(store, inUse, [keyId]))) return;
  const reason = faultOf(await keysInUse(store), keyId);
  if (reason) throw new StartError(`${setting}: ${reason}`);
}

/** The ids of the keys that secrets of a database are encrypted with. */
export function keysInUse(store: Store): Promise<SecretKeyIds> {
  return store.upkeep(({ secretKeys }) => secretKeys.inUse());
}

/**
 * Says that other keys are in use from now on.
 * @throws StartError where another process was first
 */
export async function replaceKeys(store: Store, expected: SecretKeyIds, next: SecretKeyIds): Promise<void> {
  if (await isReplaced(store, expected, next)) return;
  throw new StartError(say('AnotherProcessChangedSecretKeyMeanwhile'));
}

function isReplaced(store: Store, expected: SecretKeyIds, next: SecretKeyIds): Promise<boolean> {
  return store.upkeep(({ secretKeys }) => secretKeys.replace(expected, next));
}

function faultOf([current = '', former]: SecretKeyIds, keyId: string): string | undefined {
  if (former !== undefined) return describeUnfinished(current);
  if (current === keyId) return undefined;
  if (keyId === '') return say('PasswordsInThisDatabaseAreEncryptedWith', { current });
  return say('PasswordsInThisDatabaseAreEncryptedWithKey', { current, keyId });
}

function describeUnfinished(current: string): string {
  const command = current === '' ? 'kataster secret decrypt' : 'kataster secret rotate FILE';
  return say('ChangeOfKeyWasNotFinished', { command });
}
