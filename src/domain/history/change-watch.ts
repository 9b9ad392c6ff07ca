import type { FeedHead } from '../storage/feed.js';
import type { Store } from '../storage/store.js';

/** Notifications may be lost, so the feed is looked at so often in any case. Milliseconds. */
const lookEvery = 1000;

/** Commits of so many milliseconds wake followers once. */
const wakeEvery = 10;

/** A transaction is given so long to end before those are warned whose changes wait behind it. Milliseconds. */
const warnAfter = 30_000;

/** Watches the feed for all followers of a process: it looks once, and wakes them where something came. */
export class ChangeWatch {
  private current = 0;
  private head: FeedHead | undefined;
  private isEnded = false;
  private isLooking = false;
  private hasCommitted = false;
  private hasWarned = false;
  private interval: NodeJS.Timeout | undefined;
  private soon: NodeJS.Timeout | undefined;
  private unsubscribe = (): void => {};
  private readonly waiting = new Set<() => void>();
  private readonly store: Pick<Store, 'reads' | 'onCommit'>;
  private readonly now: () => Date;
  private readonly warn: (seconds: number) => void;

  /** `warn` receives for how many seconds changes have been kept from followers, once until they come. */
  constructor(store: Pick<Store, 'reads' | 'onCommit'>, now: () => Date, warn: (seconds: number) => void) {
    this.store = store;
    this.now = now;
    this.warn = warn;
  }

  /** Changes whenever change sets came. */
  get version(): number {
    return this.current;
  }

  /** Calls that wait for changes. */
  get followers(): number {
    return this.waiting.size;
  }

  /** Seconds for which committed change sets have been kept from followers, as a transaction that began before them still runs. */
  get heldFor(): number {
    const since = this.head?.heldSince;
    return since ? Math.max(0, (this.now().getTime() - Date.parse(since)) / 1000) : 0;
  }

  /** Looks from time to time, until `stop`. */
  watch(): void {
    this.interval = setInterval(() => void this.look(), lookEvery).unref();
    this.unsubscribe = this.store.onCommit(() => {
      this.hasCommitted = true;
      this.lookSoon();
    });
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

  /** After a commit, where somebody waits for it. */
  private lookSoon(): void {
    if (!this.hasCommitted || this.isLooking || this.isEnded || this.waiting.size === 0) return;
    this.soon ??= setTimeout(() => void this.look(), wakeEvery).unref();
  }

  private async look(): Promise<void> {
    clearTimeout(this.soon);
    this.soon = undefined;
    if (this.isLooking) return;
    this.isLooking = true;
    this.hasCommitted = false;
    const { head } = this;
    try {
      this.head = await this.store.reads.feed.head();
    } catch {
      // Calls report failures of the storage; the next look tries again.
    } finally {
      this.isLooking = false;
    }
    if (this.head?.number !== head?.number || this.head?.transaction !== head?.transaction) this.wake();
    this.warnOnce();
    this.lookSoon();
  }

  private warnOnce(): void {
    const isLong = this.heldFor * 1000 > warnAfter;
    if (isLong && !this.hasWarned) this.warn(this.heldFor);
    this.hasWarned = isLong;
  }

  private wake(): void {
    this.current += 1;
    for (const end of [...this.waiting]) end();
  }
}
