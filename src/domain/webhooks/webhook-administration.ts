import type { WebhookCondition, WebhookFilter } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { invalidParameter, rejectParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { requireAdministration } from '../access/permission.js';
import { authorOf } from '../author.js';
import type { DomainContext } from '../context.js';
import { requireObject } from '../history/change-filter.js';
import { placeSince } from '../history/feed.js';
import { placeAtEnd } from '../history/feed-cursor.js';
import type { Records } from '../storage/records.js';
import type { DeliveryPage, DeliveryRecord, WebhookRecord } from '../storage/webhooks.js';
import { rejectGains } from '../users/key-rules.js';
import { randomText } from '../users/keys.js';
import { filterConditions, requireConditions } from './webhook-conditions.js';
import { webhookChanged, webhookCreated, webhookDeleted } from './webhook-events.js';
import { newSecret, sealedSecret } from './webhook-secret.js';
import { targetIn } from './webhook-targets.js';

/** Settings of a webhook. */
export interface WebhookSettings {
  readonly title: string;
  readonly url: string;
  /** Id of the key whose rights decide what it delivers; that of the caller where absent. */
  readonly key?: string | undefined;
  readonly filter: WebhookFilter;
  readonly conditions: readonly WebhookCondition[];
  /** Where to begin; with what comes from now on where absent. */
  readonly since?: number | string | undefined;
}

/** A webhook that was just made, and its secret, which is shown once. */
export interface MadeWebhook {
  readonly id: string;
  readonly secret: string;
}

const atMost = 100;

/**
 * Makes a webhook that delivers no more than its key may view.
 * @throws RpcError Forbidden, InvalidParameters, LimitExceeded
 */
export async function createWebhook(context: DomainContext, settings: WebhookSettings): Promise<MadeWebhook> {
  requireAdministration(context);
  const { store, origin, now } = context;
  const { since, key = origin?.key, ...asked } = settings;
  if (key === undefined) rejectParameter('key', 'is required where a call carries no key: expected the id of one');
  const made = { id: randomText(8), secret: newSecret() };
  const chosen = await chosenSettings(context, { ...asked, key });
  const record = {
    ...{ title: '', url: '', filter: '{}', conditions: '[]', key, ...chosen },
    id: made.id,
    secret: sealedSecret(made.secret, made.id, store.secret),
    ...{ enabled: 1, created: isoTime(now()), delivered: null, problem: null, problemTime: null },
  };
  await store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.webhooks.claim();
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
  const chosen = await chosenSettings(context, settings);
  await changed(context, id, async (records, before) => {
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
  requireAdministration(context);
  return changed(context, id, ({ webhooks }, before) => webhooks.remove(id, webhookDeleted(context, before)));
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
 * A page of the deliveries of a webhook that were not made.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function readDeliveries(context: DomainContext, page: DeliveryPage): Promise<readonly DeliveryRecord[]> {
  await readWebhooks(context, page.webhook);
  return context.store.webhooks.deliveries(page);
}

/**
 * Tries failed deliveries of a webhook again: these, or all of them. Returns how many there were.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function resendDeliveries(
  context: DomainContext,
  id: string,
  deliveries: readonly string[] | undefined,
): Promise<number> {
  requireAdministration(context);
  let resent = 0;
  await changed(context, id, async ({ webhooks }) => {
    resent = await webhooks.resend(id, deliveries, isoTime(context.now()));
  });
  return resent;
}

async function changed(
  context: DomainContext,
  id: string,
  change: (records: Records, before: WebhookRecord) => Promise<void>,
): Promise<void> {
  await context.store.transaction(authorOf(context), async ({ everything: records }) => {
    await records.webhooks.claim();
    await change(records, (await records.webhooks.find(id)) ?? unknownWebhook(id));
  });
}

type Chosen = Partial<Pick<WebhookRecord, 'title' | 'url' | 'key' | 'filter' | 'conditions'>>;

async function chosenSettings(context: DomainContext, settings: Partial<WebhookSettings>): Promise<Chosen> {
  const { title, url, key, filter, conditions } = settings;
  if (key !== undefined) await requireKey(context, key);
  if (filter !== undefined) {
    filterConditions(context, filter);
    await requireObject(context, filter.object, true).catch(error => noObject(filter, error));
  }
  if (conditions !== undefined) requireConditions(context, conditions);
  return {
    ...(title !== undefined && { title }),
    ...(url !== undefined && { url: targetIn(url, context.settings.webhookNetworks) }),
    ...(key !== undefined && { key }),
    ...(filter !== undefined && { filter: JSON.stringify(filter) }),
    ...(conditions !== undefined && { conditions: JSON.stringify(conditions) }),
  };
}

function noObject({ object }: WebhookFilter, error: unknown): never {
  if (!(error instanceof RpcError)) throw error;
  throw invalidParameter('filter.object', `there is no object ${object}`);
}

async function requireKey(context: DomainContext, id: string): Promise<void> {
  const key = await context.store.keys.find(id);
  if (!key) rejectParameter('key', `there is no key '${id}'; expected an id that kataster.key.read shows`);
  rejectGains(context, key);
  const isOver = key.revoked !== null || (key.expires !== null && key.expires <= isoTime(context.now()));
  if (isOver) rejectParameter('key', `key '${id}' is revoked or has expired; nothing would be delivered`);
}

async function placeAsked(context: DomainContext, records: Records, since: number | string | undefined): Promise<string> {
  const head = await records.feed.head();
  if (typeof since === 'number' && since > head.last) rejectParameter('since', `there is no change set ${since} yet`);
  return JSON.stringify(since === undefined ? placeAtEnd(head) : await placeSince(context, since, head));
}

function unknownWebhook(id: string): never {
  throw invalidParameter('id', `there is no webhook '${id}'; expected an id that kataster.webhook.read shows`);
}
