import { text } from '../../messages/text.js';
import { limitExceeded, type RpcError } from '../../rpc/rpc-error.js';
import type { Store } from '../storage/store.js';
import { type FollowedPlace, placeAtEnd } from './feed-cursor.js';

/** Notifications may be lost, so the feed is looked at so often in any case. Milliseconds. */
const lookEvery = 1000;

/** Commits of so many milliseconds wake followers once. */
const wakeEvery = 10;

type Watched = Pick<Store, 'reads' | 'audit' | 'onCommit'>;

/**
 * Watches the feed for all followers of a process: it looks once, and wakes them where something came. Events that take access
 * away wake them, too: a follower without it waits no longer.
 */
export class ChangeWatch {
  private current = 0;
  private place: FollowedPlace | undefined;
  private lastEvent = 0;
  private isEnded = false;
  private isLooking = false;
  private hasCommitted = false;
  private interval: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private unsubscribe = (): void => {};
  private readonly waiting = new Set<() => void>();
  private readonly byKey = new Map<string, number>();
  private readonly store: Watched;

  constructor(store: Watched) {
    this.store = store;
  }

  /** Changes whenever change sets came, or access was taken away. */
  get version(): number {
    return this.current;
  }

  /** Calls that wait for changes. */
  get followers(): number {
    return this.waiting.size;
  }

  /**
   * Carries out a call that may wait, as one of those of its key.
   * @throws RpcError LimitExceeded where more would wait than may
   */
  async follow<T>(key: string, limit: number, call: () => Promise<T>): Promise<T> {
    const count = this.byKey.get(key) ?? 0;
    if (count >= limit) throw tooManyFollowers(limit);
    this.byKey.set(key, count + 1);
    try {
      return await call();
    } finally {
      const left = (this.byKey.get(key) ?? 1) - 1;
      if (left > 0) this.byKey.set(key, left);
      else this.byKey.delete(key);
    }
  }

  /** Ends every wait. */
  stop(): void {
    this.isEnded = true;
    this.unsubscribe();
    clearInterval(this.interval);
    clearTimeout(this.soon);
    this.wake();
  }

  /** Resolves when the version changed: to false where they did not within so many milliseconds, or until the caller left. */
  async changed(version: number, milliseconds: number, left: Promise<void>): Promise<boolean> {
    if (version !== this.current) return true;
    if (this.isEnded) return false;
    this.watch();
    await new Promise<void>(resolve => {
      const end = (): void => {
        clearTimeout(timer);
        this.waiting.delete(end);
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      this.waiting.add(end);
      this.lookSoon();
      void left.then(end);
    });
    return version !== this.current && !this.isEnded;
  }

  /** From the first call that waits on. */
  private watch(): void {
    if (this.interval) return;
    this.interval = setInterval(() => void this.look(), lookEvery).unref();
    this.hasCommitted = true;
    this.unsubscribe = this.store.onCommit(() => {
      this.hasCommitted = true;
      this.lookSoon();
    });
  }

  /** After a commit, where somebody waits for it. */
  private lookSoon(): void {
    if (!this.hasCommitted || this.isLooking || this.isEnded || this.waiting.size === 0) return;
    this.soon ??= setTimeout(() => void this.look(), wakeEvery).unref();
  }

  private async look(): Promise<void> {
    clearTimeout(this.soon);
    this.soon = undefined;
    if (this.isLooking || this.waiting.size === 0) return;
    this.isLooking = true;
    this.hasCommitted = false;
    try {
      if (await this.hasMore()) this.wake();
    } catch {
      // Calls report failures of the storage; the next look tries again.
    } finally {
      this.isLooking = false;
    }
    this.lookSoon();
  }

  private async hasMore(): Promise<boolean> {
    const { reads, audit } = this.store;
    const { place, lastEvent } = this;
    const [head, { last, hasTakenAccess }] = await Promise.all([reads.feed.head(), audit.latest(lastEvent)]);
    const next = place && (await reads.feed.next(place.position, head));
    this.lastEvent = last;
    if (place && !next && place.history === head.history && !hasTakenAccess) return false;
    this.place = placeAtEnd(head);
    return true;
  }

  private wake(): void {
    this.current += 1;
    for (const end of [...this.waiting]) end();
  }
}

function tooManyFollowers(limit: number): RpcError {
  return limitExceeded(text('AtMostCallsOfOne', { limit }), {
    wait: text('ExpectedAtMostCallsThat', { limit }),
    setting: 'KATASTER_FOLLOWER_LIMIT',
  });
}
