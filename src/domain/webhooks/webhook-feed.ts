import { isoTime } from '../../attributes/times.js';
import { text } from '../../messages/text.js';
import { changesFrom } from '../history/feed.js';
import { endOf, type FollowedPlace, placeAtEnd } from '../history/feed-cursor.js';
import type { ShownSet } from '../history/shown-sets.js';
import type { Store } from '../storage/store.js';
import type { DeliveryRecord, WebhookRecord } from '../storage/webhooks.js';
import { randomText } from '../users/keys.js';
import type { WebhookFollower } from './delivery-content.js';
import { setMeeting } from './webhook-conditions.js';
import type { WebhookState } from './webhook-state.js';

/** A place behind which nothing was to be delivered is kept so seldom. Milliseconds. */
const keepEvery = 10_000;

/** Dependencies of the feed of a webhook. */
export interface FeedParts {
  readonly store: Store;
  now(): Date;
}

/** A part of the feed that was looked through. */
export interface FeedLook {
  readonly found: readonly DeliveryRecord[];
  readonly mayHaveMore: boolean;
}

/** The feed of changes as a webhook reads it: what is found is kept with the place behind it, so nothing is missed or found twice. */
export class WebhookFeed {
  private readonly state: WebhookState;
  private readonly parts: FeedParts;
  private place: FollowedPlace;
  private kept: string;
  private keptAt = performance.now();

  constructor(state: WebhookState, parts: FeedParts) {
    this.state = state;
    this.parts = parts;
    this.kept = state.record.place;
    this.place = JSON.parse(this.kept) as FollowedPlace;
  }

  /** Whether nobody else changed the place. */
  isAt({ place }: WebhookRecord): boolean {
    return place === this.kept;
  }

  /** Looks through the next part, and keeps what it finds. */
  async look(follower: WebhookFollower): Promise<FeedLook> {
    const { feed } = follower.context.store.reads;
    const head = await feed.head();
    const isSame = this.place.history === head.history;
    const position = isSame ? await feed.next(this.place.position, head) : undefined;
    if (isSame && !position) return nothing;
    const end = await endOf(follower.context, this.place, head);
    if (end !== undefined || !position) {
      await this.keep(placeAtEnd(head), []);
      await this.state.note(text('ChangesUpToAreNot', { last: head.last, end }));
      return nothing;
    }
    const { sets, place } = await changesFrom({ ...this.place, position }, follower);
    const met = sets.map(set => setMeeting(set, follower.values)).filter(set => set !== undefined);
    const found = met.map(set => this.deliveryOf(set));
    if (found.length === 0) this.place = place;
    return { found: found.length > 0 ? await this.keep(place, found) : [], mayHaveMore: true };
  }

  /** Keeps the place from time to time where nothing is found. */
  async keepPlace(): Promise<void> {
    if (performance.now() - this.keptAt > keepEvery) await this.keep(this.place, []);
  }

  /** Answers what was kept: nothing where somebody else went on from the place before. */
  private async keep(place: FollowedPlace, found: readonly DeliveryRecord[]): Promise<readonly DeliveryRecord[]> {
    const { webhooks } = this.parts.store;
    const text = JSON.stringify(place);
    this.keptAt = performance.now();
    if (text !== this.kept && !(await webhooks.advance(this.state.record.id, this.kept, text, found))) {
      this.state.isEnded = true;
      return [];
    }
    this.place = place;
    this.kept = text;
    return found;
  }

  private deliveryOf({ number, changes }: ShownSet): DeliveryRecord {
    const time = isoTime(this.parts.now());
    const objects = [...new Set(changes.map(({ object }) => object?.id ?? 0))];
    const positions = { first: changes[0]?.position ?? 0, last: changes.at(-1)?.position ?? 0 };
    return {
      ...{ id: `whd_${randomText(20)}`, webhook: this.state.record.id, number, ...positions },
      ...{ objects: JSON.stringify(objects), state: 'pending', attempts: 0 },
      ...{ created: time, due: time, attempted: null, outcome: null },
    };
  }
}

const nothing: FeedLook = { found: [], mayHaveMore: false };
