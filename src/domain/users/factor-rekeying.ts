import { type KeyRotation, reencrypt } from '../secrets/kept-secrets.js';
import { factorOwner } from './second-factors.js';

/**
 * Keeps the secrets of all second factors with another key, and answers the persons whose secret cannot be read. Those that have the key stay,
 * so what was interrupted is finished by doing it again.
 */
export function rekeySecondFactors({ store, from, to }: KeyRotation): Promise<readonly number[]> {
  const keys = { from: { store, secrets: from }, to: { store, secrets: to } };
  return store.upkeep(async ({ everything: { secondFactors } }) => {
    await secondFactors.lock();
    const unreadable: number[] = [];
    for (const { person, secret, proposed } of await secondFactors.list()) {
      const [nextSecret = null, nextProposed = null] = [secret, proposed].map(each => reencrypt(each, factorOwner(person), keys));
      if (secret !== null && nextSecret === null) unreadable.push(person);
      const after = { secret: nextSecret ?? secret, proposed: nextProposed };
      if (after.secret !== secret || after.proposed !== proposed) await secondFactors.rewriteSecrets(person, after);
    }
    return unreadable;
  });
}
