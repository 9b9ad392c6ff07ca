import type { Secrets } from '../secrets/secrets.js';
import type { Store } from '../storage/store.js';
import type { WebhookRecord } from '../storage/webhooks.js';
import { keptSecret, secretKeptAs } from './webhook-secret.js';

/** Store and keys for keeping the secrets of webhooks with another key. */
export interface WebhookRekeying {
  readonly store: Store;
  /** Knows every key that secrets may have. */
  readonly from: Secrets;
  /** Keeps them from now on. */
  readonly to: Secrets;
}

/** How many secrets were kept anew, and the webhooks of which one could not be read. */
export interface RekeyedWebhooks {
  readonly rewritten: number;
  readonly unreadable: readonly string[];
}

/** Keeps the secrets of all webhooks with another key; those that have it stay, so what was interrupted is finished by doing it again. */
export function rekeyWebhooks({ store, from, to }: WebhookRekeying): Promise<RekeyedWebhooks> {
  return store.upkeep(async ({ everything: { webhooks } }) => {
    await webhooks.claim();
    const unreadable: string[] = [];
    let rewritten = 0;
    for (const webhook of await webhooks.list()) {
      const kept = [webhook.secret, webhook.formerSecret].map(secret => keptAnew(secret, webhook, { store, from, to }));
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

/** A secret as it is kept from now on; `null` where there is none, or it cannot be read. */
function keptAnew(kept: string | null, { id }: WebhookRecord, { store, from, to }: WebhookRekeying): string | null {
  if (kept === null || to.hasKeyOf(kept)) return kept;
  const secret = secretKeptAs(kept, id, { store, secrets: from });
  return secret === undefined ? null : keptSecret(secret, id, { store, secrets: to });
}
