import { inLanguage, text } from '../../messages/text.js';
import { type Asking, auditEntry } from '../audit.js';
import type { AuditEntry } from '../storage/audit.js';
import type { WebhookChanges, WebhookRecord } from '../storage/webhooks.js';

/** The problem of webhooks of a database that was restored or loaded, as problems are kept. */
export const pausedAsCopy = inLanguage(text('PausedAsCopy'), 'en');

/** The part of a URL after its origin may be as secret as a key. */
const originOf = (url: string): string => new URL(url).origin;

/** The event that a webhook was created: without its secret, and without the path of its address. */
export function webhookCreated(context: Asking, { id, title, url, key }: WebhookRecord): AuditEntry<'webhookCreated'> {
  return auditEntry(context, 'webhookCreated', { subjectKey: key }, { webhook: id, title, target: originOf(url) });
}

/** The event that a webhook was changed, with the names of what was. */
export function webhookChanged(context: Asking, before: WebhookRecord, changes: WebhookChanges): AuditEntry<'webhookChanged'> {
  const { id, key, title } = { ...before, ...changes };
  const parts = (Object.keys(changes) as (keyof WebhookChanges)[]).filter(part => part in partNames);
  const changed = parts.filter(part => changes[part] !== before[part]).map(part => partNames[part] ?? part);
  return auditEntry(context, 'webhookChanged', { subjectKey: key }, { webhook: id, title, changed });
}

/** Parts of a webhook as callers name them. */
const partNames: Partial<Record<keyof WebhookChanges, string>> = {
  title: 'title',
  url: 'url',
  key: 'key',
  filter: 'filter',
  conditions: 'conditions',
  enabled: 'enabled',
  secret: 'secret',
  place: 'since',
};

/** The event that a webhook was deleted. */
export function webhookDeleted(context: Asking, { id, title, key }: WebhookRecord): AuditEntry<'webhookDeleted'> {
  return auditEntry(context, 'webhookDeleted', { subjectKey: key }, { webhook: id, title });
}

/** The event that the service itself stopped a webhook. */
export function webhookStopped(
  now: () => Date,
  { id, title, key }: Pick<WebhookRecord, 'id' | 'title' | 'key'>,
  problem: string,
): AuditEntry<'webhookStopped'> {
  const service: Asking = { key: '', method: 'webhook', origin: { key: undefined, address: '' }, now };
  return auditEntry(service, 'webhookStopped', { subjectKey: key }, { webhook: id, title, problem });
}
