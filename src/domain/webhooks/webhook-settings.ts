import type { WebhookCondition, WebhookFilter } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { invalidParameter, rejectParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { asViewer } from '../access/permission.js';
import type { DomainContext } from '../context.js';
import { requireObject, seesPurged } from '../history/change-filter.js';
import { placeSince } from '../history/feed.js';
import { placeAtEnd } from '../history/feed-cursor.js';
import type { Records } from '../storage/records.js';
import type { WebhookRecord } from '../storage/webhooks.js';
import { rejectGains } from '../users/key-rules.js';
import { filterConditions, requireConditions, toKeptConditions } from './webhook-conditions.js';
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

type KeptSettings = Partial<Pick<WebhookRecord, 'title' | 'url' | 'key' | 'filter' | 'conditions'>>;

/**
 * Settings as they are kept, those alone that are given. The key that a webhook has may be over: it can be saved as it is read.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function toStoredSettings(
  context: DomainContext,
  settings: Partial<WebhookSettings>,
  former?: WebhookRecord,
): Promise<KeptSettings> {
  const { title, url, key, filter, conditions } = settings;
  if (key !== undefined && key !== former?.key) await requireKey(context, key);
  if (filter !== undefined) {
    filterConditions(context, filter);
    const viewer = { ...context, store: asViewer(context, context.store) };
    await requireObject(viewer, filter.object, seesPurged(context)).catch(error => noObject(filter, error));
  }
  if (conditions !== undefined) requireConditions(context, conditions);
  const kept = conditions && (await toKeptConditions(context, conditions));
  return {
    ...(title !== undefined && { title }),
    ...(url !== undefined && { url: targetIn(url, context.settings.webhookNetworks) }),
    ...(key !== undefined && { key }),
    ...(filter !== undefined && { filter: JSON.stringify(filter) }),
    ...(kept && { conditions: JSON.stringify(kept) }),
  };
}

function noObject({ object }: WebhookFilter, error: unknown): never {
  if (!(error instanceof RpcError)) throw error;
  throw invalidParameter('filter.object', text('ThereIsNoObject', { object }));
}

async function requireKey(context: DomainContext, id: string): Promise<void> {
  const key = await context.store.keys.find(id);
  if (!key) rejectParameter('key', text('ThereIsNoKeyExpected', { id }));
  rejectGains(context, key);
  const isOver = key.revoked !== null || (key.expires !== null && key.expires <= isoTime(context.now()));
  if (isOver) rejectParameter('key', text('KeyIsRevokedOrHas', { id }));
}

/**
 * Where a webhook begins in the feed, as it is kept.
 * @throws RpcError InvalidParameters
 */
export async function placeAsked(context: DomainContext, records: Records, since: number | string | undefined): Promise<string> {
  const head = await records.feed.head();
  if (typeof since === 'number' && since > head.last) rejectParameter('since', text('ThereIsNoChangeSet', { since }));
  return JSON.stringify(since === undefined ? placeAtEnd(head) : await placeSince(context, since, head));
}
