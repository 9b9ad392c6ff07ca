import type { WebhookCondition, WebhookFilter } from '../../../generated/types.js';
import { type Text, text } from '../../messages/text.js';
import { rightsKeptAs } from '../access/rights.js';
import type { DomainContext } from '../context.js';
import { seesPurged } from '../history/change-filter.js';
import type { Follower } from '../history/feed.js';
import { presentSets, type ShownSet } from '../history/shown-sets.js';
import type { KeyRecord } from '../storage/keys.js';
import type { DeliveryRecord, WebhookRecord } from '../storage/webhooks.js';
import { successionOf } from './webhook-authority.js';
import { filterConditions, setMeeting, type ValueCondition, valueConditions } from './webhook-conditions.js';

/** Change sets of one look, and changes of one delivery: reading them keeps other calls waiting for a few milliseconds. */
const setsAtOnce = 50;
const changesAtOnce = 100;

/** The reader of the feed that a webhook stands for. */
export interface WebhookFollower extends Follower {
  readonly values: readonly ValueCondition[];
}

/** The follower that a webhook stands for, with the rights of its key. */
export function followerOf(context: DomainContext, { filter, conditions }: WebhookRecord): WebhookFollower {
  return {
    context,
    conditions: filterConditions(context, JSON.parse(filter) as WebhookFilter),
    values: valueConditions(context, JSON.parse(conditions) as WebhookCondition[]),
    kept: false,
    limit: setsAtOnce,
    atMost: changesAtOnce,
    purged: seesPurged(context),
  };
}

/** The changes of a delivery as its key sees them now; `undefined` where none is left. */
export async function contentOf(
  { number, first, last }: DeliveryRecord,
  { context, conditions, values, purged }: WebhookFollower,
): Promise<ShownSet | undefined> {
  const { history } = context.store.reads;
  const after = { number, position: first - 1 };
  const bounds = { since: number - 1, until: number, after, limit: changesAtOnce };
  const places = await history.places({ conditions, newestFirst: false, ...bounds });
  const wanted = places.filter(({ position }) => position <= last);
  const [set] = wanted.length > 0 ? await presentSets(context, wanted, { kept: false, purged }) : [];
  return set && setMeeting(set, values);
}

/** The key of a webhook, or the one that rotations put in its place; the reason where it is over, or may view nothing. */
export async function keyOf({ store, now }: Pick<DomainContext, 'store' | 'now'>, id: string): Promise<KeyRecord | Text> {
  let key: KeyRecord | undefined;
  for await (const each of successionOf(store.keys, id)) {
    key = each;
    if (!isOver(each, now())) break;
  }
  if (!key) return text('ItsKeyIsGone', { id });
  if (key.revoked !== null) return text('ItsKeyIsRevoked', { id: key.id });
  if (isOver(key, now())) return text('ItsKeyHasExpired', { id: key.id });
  return key.rights === null || rightsKeptAs(key.rights).has('view') ? key : text('ItsKeyMayViewNothing', { id: key.id });
}

function isOver({ revoked, expires }: KeyRecord, now: Date): boolean {
  return revoked !== null || (expires !== null && expires <= now.toISOString());
}
