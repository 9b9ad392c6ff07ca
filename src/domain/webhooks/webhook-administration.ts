import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { invalidParameter, rejectParameter } from '../../rpc/invalid-parameters.js';
import { limitExceeded } from '../../rpc/rpc-error.js';
import { requireAdministration } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import { requireCurrentKey } from '../secrets/current-key.js';
import { keptSecret } from '../secrets/kept-secrets.js';
import type { Records } from '../storage/records.js';
import type { WebhookRecord } from '../storage/webhooks.js';
import { randomText } from '../users/keys.js';
import { requireAuthority, requireLimits, webhooksWithin } from './webhook-authority.js';
import { webhookChanged, webhookCreated, webhookDeleted } from './webhook-events.js';
import { newSecret, ownerOf } from './webhook-secret.js';
import { placeAsked, toStoredSettings, type WebhookSettings } from './webhook-settings.js';

/** A webhook that was just made, and its secret, which is shown once. */
export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
}

const atMost = 100;

/**
 * Makes a webhook that delivers no more than its key may view.
 * @throws RpcError Forbidden, InvalidParameters, LimitExceeded; StorageUnavailable where the database has another secret key than this process
 */
export async function createWebhook(context: DomainContext, settings: WebhookSettings): Promise<MadeWebhook> {
  requireAdministration(context);
  const { store, origin, now } = context;
  const { since, key = origin?.key, ...asked } = settings;
  if (key === undefined) rejectParameter('key', text('IsRequiredWhereCallCarries'));
  const made = { id: randomText(8), secret: newSecret() };
  const chosen = await toStoredSettings(context, { ...asked, key });
  const record = {
    ...{ title: '', url: '', filter: '{}', conditions: '[]', key, ...chosen },
    id: made.id,
    secret: keptSecret(made.secret, ownerOf(made.id), context),
    ...{ formerSecret: null, formerUntil: null },
    ...{ enabled: 1, created: isoTime(now()), delivered: null, problem: null, problemTime: null },
  };
  await store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.webhooks.lock();
    await requireCurrentKey(context.secrets, records);
    if ((await records.webhooks.count()) >= atMost) throw limitExceeded(text('ThereAreWebhooks', { atMost }));
    await requireLimits(context, records, record);
    const webhook = { ...record, place: await placeAsked(context, records, since) };
    await records.webhooks.insert(webhook, webhookCreated(context, webhook));
  });
  return made;
}

/**
 * Changes a webhook; absent parts stay. One that delivers again has no problem yet. From a new place on, what was still to be delivered is dropped.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function updateWebhook(
  context: DomainContext,
  id: string,
  { since, enabled, ...settings }: Partial<WebhookSettings> & { readonly enabled?: boolean | undefined },
): Promise<void> {
  const [former] = await readWebhooks(context, id);
  const chosen = await toStoredSettings(context, settings, former);
  await changeWebhook(context, id, async (records, before) => {
    if (Object.keys(chosen).length > 0) await requireLimits(context, records, { ...before, ...chosen });
    const changes = {
      ...chosen,
      ...(enabled !== undefined && { enabled: Number(enabled) }),
      ...(enabled && before.enabled === 0 && { problem: null, problemTime: null }),
      ...(since !== undefined && { place: await placeAsked(context, records, since) }),
    };
    if (since !== undefined) await records.webhooks.dropPending(id);
    await records.webhooks.update(id, changes, webhookChanged(context, before, changes));
  });
}

/**
 * Removes a webhook with its deliveries.
 * @throws RpcError Forbidden, InvalidParameters
 */
export function deleteWebhook(context: DomainContext, id: string): Promise<void> {
  return changeWebhook(context, id, ({ webhooks }, before) => webhooks.remove(id, webhookDeleted(context, before)));
}

/**
 * The webhooks whose keys may do no more than the caller, or the one with this id.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readWebhooks(context: DomainContext, id?: string): Promise<readonly WebhookRecord[]> {
  requireAdministration(context);
  const { keys, webhooks } = context.store;
  const all = await webhooks.list();
  if (id === undefined) return webhooksWithin(context, keys, all);
  const found = all.find(each => each.id === id) ?? unknownWebhook(id);
  await requireAuthority(context, keys, found);
  return [found];
}

/**
 * Carries out a change of a webhook whose key may do no more than the caller, in a transaction in which no other webhook changes.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function changeWebhook<Result>(
  context: DomainContext,
  id: string,
  change: (records: Records, before: WebhookRecord) => Promise<Result>,
): Promise<Result> {
  requireAdministration(context);
  return context.store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.webhooks.lock();
    const before = (await records.webhooks.find(id)) ?? unknownWebhook(id);
    await requireAuthority(context, records.keys, before);
    return change(records, before);
  });
}

function unknownWebhook(id: string): never {
  throw invalidParameter('id', text('ThereIsNoWebhookExpected', { id }));
}
