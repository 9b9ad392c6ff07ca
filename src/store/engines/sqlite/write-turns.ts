import type { MaybePromise } from '../../../rpc/maybe-promise.js';
import type { Timing } from '../engine.js';

interface Waiting {
  readonly writes: number;
  /** Begins the writes; never rejects. */
  begin(): Promise<void>;
}

/**
 * Those who have many writes to begin, in the order in which they came. They begin them right before these are carried out: a call that is
 * begun takes memory, which the collector moves as long as the call waits.
 */
export class WriteTurns {
  private readonly waiting: Waiting[] = [];
  private readonly timing: Pick<Timing, 'elapsed'>;
  /** Writes that are not begun yet. */
  writes = 0;
  /** When those came that are begun now. */
  since: number | undefined;

  constructor(timing: Pick<Timing, 'elapsed'>) {
    this.timing = timing;
  }

  /** Resolves once `begin` was called and ended, in its turn. */
  add(writes: number, begin: () => MaybePromise<void>): Promise<void> {
    this.writes += writes;
    const since = this.timing.elapsed();
    return new Promise((resolve, reject) => {
      this.waiting.push({ writes, begin: () => this.begin(since, begin).then(resolve, reject) });
    });
  }

  private async begin(since: number, begin: () => MaybePromise<void>): Promise<void> {
    this.since = since;
    try {
      await begin();
    } finally {
      this.since = undefined;
    }
  }

  /** Gives one after another its turn, at least to the first, until there is enough to carry out. */
  async give(isEnough: () => boolean): Promise<void> {
    for (let next = this.waiting.shift(); next; next = isEnough() ? undefined : this.waiting.shift()) {
      this.writes -= next.writes;
      await next.begin();
    }
  }
}
