import { setImmediate as nextTurn } from 'node:timers/promises';
import type { DeliveryRecord, WebhookRecord } from '../storage/webhooks.js';
import { type AttemptParts, tryDelivery } from './delivery-attempts.js';
import { PendingDeliveries } from './pending-deliveries.js';
import { WebhookFeed } from './webhook-feed.js';
import { WebhookState } from './webhook-state.js';

/** Dependencies of the queue of a webhook. */
export interface QueueParts extends AttemptParts {
  /** Whether this process may still deliver. */
  mayDeliver(): boolean;
  /** An attempt ended, perhaps with an error that nobody expected. */
  ended(error?: unknown): void;
}

/** Deliveries of a webhook that are under way or wait: beyond, the feed is read on once there is room. */
const windowSize = 100;
const sendsAtOnce = 4;
/** Looks at the feed before others have their turn. */
const looksAtOnce = 20;

/** The deliveries of one webhook: each waits for earlier ones of the same objects. */
export class WebhookQueue {
  private readonly state: WebhookState;
  private readonly feed: WebhookFeed;
  private readonly pending = new PendingDeliveries();
  private readonly sending = new Set<Promise<void>>();
  private readonly parts: QueueParts;
  private hasMore = true;

  private constructor(record: WebhookRecord, open: readonly DeliveryRecord[], parts: QueueParts) {
    this.state = new WebhookState(record, parts);
    this.feed = new WebhookFeed(this.state, parts);
    this.parts = parts;
    this.pending.add(open);
  }

  /** The queue as it is kept. */
  static async open(record: WebhookRecord, parts: QueueParts): Promise<WebhookQueue> {
    return new WebhookQueue(record, await parts.store.webhooks.open(record.id), parts);
  }

  /** Deliveries that are still to be made. */
  get waiting(): readonly DeliveryRecord[] {
    return this.pending.all;
  }

  /** It takes nothing new, and nothing is under way. */
  get isOver(): boolean {
    return this.state.isEnded && this.sending.size === 0;
  }

  /** Whether it is the queue of a webhook as it is kept now. */
  isOf(record: WebhookRecord): boolean {
    return !this.state.isEnded && this.feed.isAt(record) && settingsOf(record) === settingsOf(this.state.record);
  }

  /** Resent deliveries are about to be read. */
  beginReading(): void {
    this.pending.beginReading();
  }

  /** Adds a delivery that is resent. */
  add(delivery: DeliveryRecord): void {
    this.pending.add([delivery]);
  }

  /** Reads a part of the feed while there is room, where there may be news in it, then sends what is due. */
  async goOn(hasNews: boolean): Promise<void> {
    this.hasMore ||= hasNews;
    await this.readOn();
    if (!this.state.isEnded) await this.feed.keepPlace();
    this.sendDue();
  }

  /** Milliseconds until there is something to do; `undefined` where nothing waits for its time. */
  dueIn(): number | undefined {
    if (this.hasRoom) return 0;
    const now = this.parts.now().getTime();
    const rest = this.state.restsUntil - now;
    return rest > 0 && this.pending.size > 0 ? rest : this.pending.dueIn(now);
  }

  /** Takes nothing new; resolves once what is under way has ended. */
  async end(): Promise<void> {
    this.state.isEnded = true;
    await Promise.all(this.sending);
  }

  private get hasRoom(): boolean {
    return this.hasMore && !this.state.isEnded && this.pending.size < windowSize;
  }

  private async readOn(): Promise<void> {
    const follower = this.hasRoom ? await this.state.follower() : undefined;
    for (let looks = 0; follower && this.hasRoom && looks < looksAtOnce; looks += 1) {
      // Where the database is in this process, statements that follow each other leave no time for calls.
      await nextTurn();
      const { found, mayHaveMore } = await this.feed.look(follower);
      this.pending.add(found);
      this.hasMore = mayHaveMore;
    }
  }

  private sendDue(): void {
    while (!this.state.isEnded && this.sending.size < sendsAtOnce && this.parts.mayDeliver()) {
      const now = this.parts.now().getTime();
      const delivery = now < this.state.restsUntil ? undefined : this.pending.take(now);
      if (!delivery) return;
      this.begin(delivery);
    }
  }

  private begin(delivery: DeliveryRecord): void {
    const sent: Promise<void> = this.send(delivery)
      .then(() => undefined)
      .catch((error: unknown) => error)
      .then(error => {
        this.sending.delete(sent);
        this.parts.ended(error);
      });
    this.sending.add(sent);
  }

  private async send(delivery: DeliveryRecord): Promise<void> {
    try {
      const left = await tryDelivery(delivery, this.state, this.parts);
      if (left) this.pending.put(left);
      else this.pending.remove(delivery);
    } finally {
      this.pending.release(delivery);
    }
  }
}

/** The parts of a webhook that a caller may change, except its title and its place. */
function settingsOf({ url, key, filter, conditions, secret, enabled }: WebhookRecord): string {
  return JSON.stringify([url, key, filter, conditions, secret, enabled]);
}
