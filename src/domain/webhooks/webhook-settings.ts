import type { WebhookCondition, WebhookFilter } from '../../../generated/types.js';
import { isoTime } from '../../attributes/times.js';
import { invalidParameter, rejectParameter } from '../../rpc/invalid-parameters.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { requireObject } from '../history/change-filter.js';
import { placeSince } from '../history/feed.js';
import { placeAtEnd } from '../history/feed-cursor.js';
import type { Records } from '../storage/records.js';
import type { WebhookRecord } from '../storage/webhooks.js';
import { rejectGains } from '../users/key-rules.js';
import { filterConditions, requireConditions } from './webhook-conditions.js';
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
 * Settings as they are kept, those alone that are given.
 * @throws RpcError Forbidden, InvalidParameters
 */
export async function keptSettings(context: DomainContext, settings: Partial<WebhookSettings>): Promise<KeptSettings> {
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

/**
 * Where a webhook begins in the feed, as it is kept.
 * @throws RpcError InvalidParameters
 */
export async function placeAsked(context: DomainContext, records: Records, since: number | string | undefined): Promise<string> {
  const head = await records.feed.head();
  if (typeof since === 'number' && since > head.last) rejectParameter('since', `there is no change set ${since} yet`);
  return JSON.stringify(since === undefined ? placeAtEnd(head) : await placeSince(context, since, head));
}
