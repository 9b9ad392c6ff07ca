import { isoTime } from '../../attributes/times.js';
import { invalidParameter, rejectParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireAdministration } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import { requireCurrentKey } from '../secrets/current-key.js';
import type { Records } from '../storage/records.js';
import type { WebhookRecord } from '../storage/webhooks.js';
import { randomText } from '../users/keys.js';
import { webhookChanged, webhookCreated, webhookDeleted } from './webhook-events.js';
import { keptSecret, newSecret } from './webhook-secret.js';
import { keptSettings, placeAsked, type WebhookSettings } from './webhook-settings.js';

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
  if (key === undefined) rejectParameter('key', 'is required where a call carries no key: expected the id of one');
  const made = { id: randomText(8), secret: newSecret() };
  const chosen = await keptSettings(context, { ...asked, key });
  const record = {
    ...{ title: '', url: '', filter: '{}', conditions: '[]', key, ...chosen },
    id: made.id,
    secret: keptSecret(made.secret, made.id, context),
    ...{ formerSecret: null, formerUntil: null },
    ...{ enabled: 1, created: isoTime(now()), delivered: null, problem: null, problemTime: null },
  };
  await store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.webhooks.claim();
    await requireCurrentKey(context.secrets, records);
    if ((await records.webhooks.count()) >= atMost) throw new RpcError('LimitExceeded', { what: `there are ${atMost} webhooks` });
    const webhook = { ...record, place: await placeAsked(context, records, since) };
    await records.webhooks.insert(webhook, webhookCreated(context, webhook));
  });
  return made;
}

/**
 * Changes a webhook; absent parts stay. From a new place on, what was still to be delivered is dropped.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function updateWebhook(
  context: DomainContext,
  id: string,
  { since, enabled, ...settings }: Partial<WebhookSettings> & { readonly enabled?: boolean | undefined },
): Promise<void> {
  requireAdministration(context);
  const chosen = await keptSettings(context, settings);
  await changedWebhook(context, id, async (records, before) => {
    const changes = {
      ...chosen,
      ...(enabled !== undefined && { enabled: Number(enabled) }),
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
  return changedWebhook(context, id, ({ webhooks }, before) => webhooks.remove(id, webhookDeleted(context, before)));
}

/**
 * All webhooks, or the one with this id.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readWebhooks(context: DomainContext, id?: string): Promise<readonly WebhookRecord[]> {
  requireAdministration(context);
  const all = await context.store.webhooks.list();
  return id === undefined ? all : [all.find(each => each.id === id) ?? unknownWebhook(id)];
}

/**
 * Carries out a change of a webhook in a transaction in which no other webhook changes.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function changedWebhook<Result>(
  context: DomainContext,
  id: string,
  change: (records: Records, before: WebhookRecord) => Promise<Result>,
): Promise<Result> {
  requireAdministration(context);
  return context.store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.webhooks.claim();
    return change(records, (await records.webhooks.find(id)) ?? unknownWebhook(id));
  });
}

function unknownWebhook(id: string): never {
  throw invalidParameter('id', `there is no webhook '${id}'; expected an id that kataster.webhook.read shows`);
}
