import { createHmac, randomBytes } from 'node:crypto';
import { type SecretKeeping, type SecretOwner, secretKeptAs } from '../secrets/kept-secrets.js';
import type { WebhookRecord } from '../storage/webhooks.js';

const prefix = 'whsec_';
const bytes = 32;

/** The owner of the secrets of a webhook. */
export function ownerOf(webhook: string): SecretOwner {
  return { bound: ['secret of a webhook', webhook], place: ['webhook', webhook, 'secret'] };
}

/** A new secret, in the form that libraries for Standard Webhooks take. */
export function newSecret(): string {
  return prefix + randomBytes(bytes).toString('base64');
}

/**
 * The secrets that sign deliveries of a webhook at a moment: the one it has, and the one before as long as a rotation keeps it.
 * `undefined` where the one it has cannot be read.
 */
export function signingSecrets(webhook: WebhookRecord, now: Date, keeping: SecretKeeping): readonly string[] | undefined {
  const { id, secret, formerSecret, formerUntil } = webhook;
  const current = secretKeptAs(secret, ownerOf(id), keeping);
  if (current === undefined) return undefined;
  const isKept = formerSecret !== null && formerUntil !== null && formerUntil > now.toISOString();
  const former = isKept ? secretKeptAs(formerSecret, ownerOf(id), keeping) : undefined;
  return former === undefined ? [current] : [current, former];
}

/** The signature of a delivery by Standard Webhooks: HMAC-SHA-256 over its id, the time of the attempt in seconds, and its body. */
export function webhookSignature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
