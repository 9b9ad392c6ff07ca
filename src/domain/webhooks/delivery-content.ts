import type { WebhookCondition, WebhookFilter } from '../../../generated/types.js';
import { rightsKeptAs } from '../access/rights.js';
import type { DomainContext } from '../context.js';
import { seesPurged } from '../history/change-filter.js';
import type { Follower } from '../history/feed.js';
import { type ShownSet, shownSets } from '../history/shown-sets.js';
import type { KeyRecord } from '../storage/keys.js';
import type { DeliveryRecord, WebhookRecord } from '../storage/webhooks.js';
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
  const places = await history.places({ conditions, newestFirst: false, purged, ...bounds });
  const wanted = places.filter(({ position }) => position <= last);
  const [set] = wanted.length > 0 ? await shownSets(context, wanted, { kept: false, purged }) : [];
  return set && setMeeting(set, values);
}

/** The key of a webhook, or the one that rotations put in its place; the reason where it is over, or may view nothing. */
export async function keyOf({ store, now }: Pick<DomainContext, 'store' | 'now'>, id: string): Promise<KeyRecord | string> {
  let key = await store.keys.find(id);
  for (let hops = 0; key && isOver(key, now()) && key.supersededBy !== null && hops < mostRotations; hops += 1)
    key = (await store.keys.find(key.supersededBy)) ?? key;
  if (!key) return `its key '${id}' is gone`;
  if (key.revoked !== null) return `its key '${key.id}' is revoked`;
  if (isOver(key, now())) return `its key '${key.id}' has expired`;
  return key.rights === null || rightsKeptAs(key.rights).has('view') ? key : `its key '${key.id}' may view nothing`;
}

const mostRotations = 100;

function isOver({ revoked, expires }: KeyRecord, now: Date): boolean {
  return revoked !== null || (expires !== null && expires <= now.toISOString());
}
