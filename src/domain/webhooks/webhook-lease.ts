import type { Store } from '../storage/store.js';
import type { Lease } from '../storage/webhooks.js';
import { randomText } from '../users/keys.js';

/** A lease that was not renewed for so long is taken by another process. Milliseconds. */
const period = 15_000;
const renewEvery = 3000;

/**
 * The lease on delivering: one process of those that share a database holds it. Each measures by its own monotonic clock how long the lease
 * was not renewed, as the clocks of two machines differ. A database with one process needs none.
 */
export class WebhookLease {
  private readonly holder = randomText(16);
  private found: Lease | undefined;
  private foundAt = Number.NEGATIVE_INFINITY;
  private readonly store: Pick<Store, 'webhooks' | 'commits'>;
  private readonly elapsed: () => number;

  constructor(store: Pick<Store, 'webhooks' | 'commits'>, elapsed: () => number) {
    this.store = store;
    this.elapsed = elapsed;
  }

  /** Whether this process holds it and renewed it in time. */
  get isHeld(): boolean {
    if (this.isAlone) return true;
    return this.found?.holder === this.holder && this.elapsed() - this.foundAt < period;
  }

  /** Takes or renews it where that is due; answers whether it is held. */
  async renew(): Promise<boolean> {
    if (this.isAlone) return true;
    const isMine = this.found?.holder === this.holder;
    if (isMine && this.elapsed() - this.foundAt < renewEvery) return true;
    if (isMine && (await this.take())) return true;
    await this.look();
    const isFree = !this.found || this.found.holder === nobody || this.elapsed() - this.foundAt >= period;
    return isFree && this.take();
  }

  /** Gives it to the next process that asks. */
  async release(): Promise<void> {
    if (this.isAlone || this.found?.holder !== this.holder) return;
    const found = this.found;
    this.found = undefined;
    await this.store.webhooks.takeLease(found, { holder: nobody, beat: found.beat + 1 });
  }

  private get isAlone(): boolean {
    return this.store.commits !== undefined;
  }

  private async look(): Promise<void> {
    const now = await this.store.webhooks.lease();
    if (this.found && now?.holder === this.found.holder && now.beat === this.found.beat) return;
    this.found = now;
    this.foundAt = this.elapsed();
  }

  private async take(): Promise<boolean> {
    const begun = this.elapsed();
    const next = { holder: this.holder, beat: (this.found?.beat ?? 0) + 1 };
    const isTaken = await this.store.webhooks.takeLease(this.found, next);
    this.found = isTaken ? next : undefined;
    this.foundAt = begun;
    return isTaken;
  }
}

const nobody = '';
