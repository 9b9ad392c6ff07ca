import type { Store } from '../storage/store.js';
import { type FollowedPlace, placeAtEnd } from './feed-cursor.js';

/** Notifications may be lost, so the feed is looked at so often in any case. Milliseconds. */
const lookEvery = 1000;

/** Commits of so many milliseconds wake followers once. */
const wakeEvery = 10;

/** Watches the feed for all followers of a process: it looks once, and wakes them where something came. */
export class ChangeWatch {
  private current = 0;
  private place: FollowedPlace | undefined;
  private isEnded = false;
  private isLooking = false;
  private hasCommitted = false;
  private interval: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private unsubscribe = (): void => {};
  private readonly waiting = new Set<() => void>();
  private readonly store: Pick<Store, 'reads' | 'onCommit'>;

  constructor(store: Pick<Store, 'reads' | 'onCommit'>) {
    this.store = store;
  }

  /** Changes whenever change sets came. */
  get version(): number {
    return this.current;
  }

  /** Calls that wait for changes. */
  get followers(): number {
    return this.waiting.size;
  }

  /** Ends every wait. */
  stop(): void {
    this.isEnded = true;
    this.unsubscribe();
    clearInterval(this.interval);
    clearTimeout(this.soon);
    this.wake();
  }

  /** Resolves when change sets came since a version: to false where they did not within so many milliseconds, or until the caller left. */
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
    const { feed } = this.store.reads;
    const { place } = this;
    const head = await feed.head();
    const next = place && (await feed.next(place.position, head));
    if (place && !next && place.history === head.history) return false;
    this.place = placeAtEnd(head);
    return true;
  }

  private wake(): void {
    this.current += 1;
    for (const end of [...this.waiting]) end();
  }
}
