import type { WebhookTested } from '../../../generated/types.js';
import type { ShownSet } from '../../domain/history/shown-sets.js';
import type { SecretKeeping } from '../../domain/secrets/kept-secrets.js';
import type { WebhookRecord } from '../../domain/storage/webhooks.js';
import { randomText } from '../../domain/users/keys.js';
import type { Attempt } from '../../domain/webhooks/delivery-attempts.js';
import { signingSecrets, webhookSignature } from '../../domain/webhooks/webhook-secret.js';
import { presentSet } from '../../handlers/changes.js';
import { inLanguage, text } from '../../messages/text.js';
import { type SendingLimits, sendRequest } from './send-request.js';

/** Dependencies of deliveries. */
export interface SendingParts extends SecretKeeping {
  readonly limits: SendingLimits;
  now(): Date;
}

/** Delivers the changes of a set, with the signature of the webhook. */
export function deliverSet(webhook: WebhookRecord, id: string, set: ShownSet, parts: SendingParts): Promise<Attempt> {
  return deliver(webhook, id, { type: 'change_set', webhook: webhook.id, change_set: presentSet(set) }, parts);
}

/** Tries whether the receiver of a webhook accepts deliveries. */
export async function deliverTest(webhook: WebhookRecord, parts: SendingParts): Promise<WebhookTested> {
  const attempt = await deliver(webhook, `whd_${randomText(20)}`, { type: 'test', webhook: webhook.id }, parts);
  const { outcome, status } = attempt;
  return { delivered: outcome === 'delivered', status, outcome: inLanguage(attempt.text, 'en') };
}

async function deliver(webhook: WebhookRecord, id: string, content: object, parts: SendingParts): Promise<Attempt> {
  const { limits, now } = parts;
  const secrets = signingSecrets(webhook, now(), parts);
  if (!secrets) return { outcome: 'rejected', status: null, text: text('ItsSecretCannotBeRead') };
  const body = JSON.stringify(content);
  const timestamp = Math.floor(now().getTime() / 1000);
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'kataster',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': secrets.map(secret => webhookSignature(secret, id, timestamp, body)).join(' '),
  };
  return sendRequest({ url: webhook.url, headers, body }, limits);
}
