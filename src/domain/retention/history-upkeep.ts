import type { Store } from '../storage/store.js';
import { pruneHistory } from './pruning.js';

/** Milliseconds between two looks. */
const lookEvery = 60 * 60_000;
const day = 24 * 60 * 60_000;

/** Removes history that is older than it is to be kept. */
export class HistoryUpkeep {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly store: Store;
  private readonly days: number | undefined;
  private readonly now: () => Date;

  /** Without a number of days everything is kept. */
  constructor(store: Store, days: number | undefined, now: () => Date) {
    this.store = store;
    this.days = days;
    this.now = now;
  }

  /** Looks from time to time, until `stop`. */
  watch(): void {
    if (this.days === undefined) return;
    const prune = (): void => void this.prune().catch(() => {});
    this.timer = setInterval(prune, lookEvery).unref();
    prune();
  }

  /** Ends after the slice that is at work. */
  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  /** Removes all that is too old. */
  async prune(): Promise<void> {
    if (this.days === undefined) return;
    const before = new Date(this.now().getTime() - this.days * day).toISOString();
    const author = { key: 'installation', method: 'history upkeep', now: this.now };
    await pruneHistory(this.store, author, before, () => this.isStopped);
  }
}
