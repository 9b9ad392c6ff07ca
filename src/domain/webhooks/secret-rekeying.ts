import { type KeyRotation, reencrypt } from '../secrets/kept-secrets.js';
import { ownerOf } from './webhook-secret.js';

/** How many secrets were kept anew, and the webhooks of which one could not be read. */
export interface RekeyedWebhooks {
  readonly rewritten: number;
  readonly unreadable: readonly string[];
}

/** Keeps the secrets of all webhooks with another key; those that have it stay, so what was interrupted is finished by doing it again. */
export function rekeyWebhooks({ store, from, to }: KeyRotation): Promise<RekeyedWebhooks> {
  const keys = { from: { store, secrets: from }, to: { store, secrets: to } };
  return store.upkeep(async ({ everything: { webhooks } }) => {
    await webhooks.lock();
    const unreadable: string[] = [];
    let rewritten = 0;
    for (const webhook of await webhooks.list()) {
      const kept = [webhook.secret, webhook.formerSecret].map(secret => reencrypt(secret, ownerOf(webhook.id), keys));
      const [secret = null, formerSecret = null] = kept;
      if (secret === null || (formerSecret === null && webhook.formerSecret !== null)) unreadable.push(webhook.id);
      const after = { secret: secret ?? webhook.secret, formerSecret: formerSecret ?? webhook.formerSecret };
      if (after.secret === webhook.secret && after.formerSecret === webhook.formerSecret) continue;
      await webhooks.rewriteSecrets(webhook.id, after);
      rewritten += 1;
    }
    return { rewritten, unreadable };
  });
}
