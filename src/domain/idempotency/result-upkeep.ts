import type { Store } from '../storage/store.js';
import { keptFor } from './idempotent-call.js';

/** Milliseconds between two looks. */
const lookEvery = 60_000;
/** Results that are removed at once: others may write in between. */
const sliceOfResults = 500;

/** Removes results of calls once nobody may repeat these: in slices, so that no caller waits for it. */
export class ResultUpkeep {
  private timer: NodeJS.Timeout | undefined;
  private readonly store: Pick<Store, 'removeResults'>;
  private readonly now: () => Date;

  constructor(store: Pick<Store, 'removeResults'>, now: () => Date) {
    this.store = store;
    this.now = now;
  }

  /** Looks from time to time, until `stop`. */
  watch(): void {
    this.timer = setInterval(() => void this.removeOld().catch(() => {}), lookEvery).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /** Removes every result that is too old. */
  async removeOld(): Promise<void> {
    const before = new Date(this.now().getTime() - keptFor).toISOString();
    while ((await this.store.removeResults(before, sliceOfResults)) === sliceOfResults);
  }
}
