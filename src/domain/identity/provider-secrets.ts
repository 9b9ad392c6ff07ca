import { type KeyRotation, reencrypt, type SecretOwner } from '../secrets/kept-secrets.js';

/** The owner of the secret by which this service authenticates at a provider. */
export function secretOwner(provider: string): SecretOwner {
  return { bound: ['secret of a provider', provider], place: ['provider', provider, 'secret'] };
}

/** The owner of the tokens of a session. */
export function tokensOwner(digest: string): SecretOwner {
  return { bound: ['tokens of a session', digest], place: ['session', digest, 'tokens'] };
}

/**
 * Keeps the secrets of all providers with another key, and answers the providers whose secret cannot be read. Sessions whose tokens have a former
 * key end when their provider is to be asked again.
 */
export function rekeyProviders({ store, from, to }: KeyRotation): Promise<readonly string[]> {
  const keys = { from: { store, secrets: from }, to: { store, secrets: to } };
  return store.upkeep(async ({ everything: { identity } }) => {
    await identity.lock();
    const unreadable: string[] = [];
    for (const { id, secret } of await identity.list()) {
      const next = reencrypt(secret, secretOwner(id), keys);
      if (secret !== null && next === null) unreadable.push(id);
      if (next !== null && next !== secret) await identity.rewriteSecret(id, next);
    }
    return unreadable;
  });
}
