import { createHmac, randomBytes } from 'node:crypto';
import type { DomainContext } from '../context.js';
import { sealed, unsealed } from '../secrets/sealed-texts.js';
import type { SecretPlace } from '../secrets/secret-key.js';
import { isEncryptedText } from '../secrets/secrets.js';
import type { Signed } from '../secrets/signatures.js';
import type { Store } from '../storage/store.js';
import type { WebhookRecord } from '../storage/webhooks.js';

const prefix = 'whsec_';
const bytes = 32;

/** The keys that secrets of webhooks are kept with: that of the secret file, or else the secret of the installation. */
export type SecretKeeping = Pick<DomainContext, 'secrets'> & { readonly store: Pick<Store, 'secret'> };

/** A new secret, in the form that libraries for Standard Webhooks take. */
export function newSecret(): string {
  return prefix + randomBytes(bytes).toString('base64');
}

/** The secret of a webhook as it is kept: no other webhook can be given it. */
export function keptSecret(secret: string, webhook: string, { secrets, store }: SecretKeeping): string {
  return secrets.encrypted(secret, placeOf(webhook)) ?? sealed(secret, boundTo(webhook), store.secret);
}

/** The secret that is kept; `undefined` where what is kept was changed, or its key is not at hand. */
export function secretKeptAs(kept: string, webhook: string, { secrets, store }: SecretKeeping): string | undefined {
  if (!isEncryptedText(kept)) return unsealed(kept, boundTo(webhook), store.secret);
  try {
    return secrets.decrypted(kept, placeOf(webhook));
  } catch {
    return undefined;
  }
}

/**
 * The secrets that sign deliveries of a webhook at a moment: the one it has, and the one before as long as a rotation keeps it.
 * `undefined` where the one it has cannot be read.
 */
export function signingSecrets(webhook: WebhookRecord, now: Date, keeping: SecretKeeping): readonly string[] | undefined {
  const { id, secret, formerSecret, formerUntil } = webhook;
  const current = secretKeptAs(secret, id, keeping);
  if (current === undefined) return undefined;
  const isKept = formerSecret !== null && formerUntil !== null && formerUntil > now.toISOString();
  const former = isKept ? secretKeptAs(formerSecret, id, keeping) : undefined;
  return former === undefined ? [current] : [current, former];
}

/** The signature of a delivery by Standard Webhooks: HMAC-SHA-256 over its id, the time of the attempt in seconds, and its body. */
export function webhookSignature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function boundTo(webhook: string): Signed {
  return ['secret of a webhook', webhook];
}

/** A number stands first in the places of entries. */
function placeOf(webhook: string): SecretPlace {
  return ['webhook', webhook, 'secret'];
}
