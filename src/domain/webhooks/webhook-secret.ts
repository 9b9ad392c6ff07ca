import { createHmac, randomBytes } from 'node:crypto';
import { sealed, unsealed } from '../secrets/sealed-texts.js';
import type { Signed } from '../secrets/signatures.js';

const prefix = 'whsec_';
const bytes = 32;

/** A new secret, in the form that libraries for Standard Webhooks take. */
export function newSecret(): string {
  return prefix + randomBytes(bytes).toString('base64');
}

/** The secret of a webhook as it is kept: no other webhook can be given it. */
export function sealedSecret(secret: string, webhook: string, installation: string): string {
  return sealed(secret, boundTo(webhook), installation);
}

/** The secret that is kept; `undefined` where what is kept was changed. */
export function secretKeptAs(kept: string, webhook: string, installation: string): string | undefined {
  return unsealed(kept, boundTo(webhook), installation);
}

/** The signature of a delivery by Standard Webhooks: HMAC-SHA-256 over its id, the time of the attempt in seconds, and its body. */
export function webhookSignature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}

function boundTo(webhook: string): Signed {
  return ['secret of a webhook', webhook];
}
