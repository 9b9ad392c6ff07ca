const intervalMs = 5000;

/** Lets through the first of many occurrences and then one every few seconds, each with the number of those it stands for. */
export class RateLimitedLog {
  private untold = 0;
  private lastTold = Number.NEGATIVE_INFINITY;
  private readonly elapsed: () => number;

  /** @param elapsed milliseconds of a monotonic clock */
  constructor(elapsed: () => number) {
    this.elapsed = elapsed;
  }

  /** Notes an occurrence; how many there were since the last line, where another one is due. */
  note(): number | undefined {
    this.untold += 1;
    const now = this.elapsed();
    if (now - this.lastTold < intervalMs) return undefined;
    this.lastTold = now;
    return this.takeUntold();
  }

  /** How many no line has told yet; from now on they count as told. */
  takeUntold(): number {
    const count = this.untold;
    this.untold = 0;
    return count;
  }
}
