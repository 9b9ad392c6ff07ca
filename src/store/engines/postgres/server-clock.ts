import type { SqlReads } from '../connection.js';
import { StoreError } from '../store-errors.js';

/** The clock is asked for again after so many milliseconds: that of this process may stand still with its machine, and the server be another one. */
const measureEveryMs = 10_000;

/** An answer that was longer under way says too little of the time. */
const maxRoundTripMs = 1000;

/** How far the clock of a machine may be from that of the server. */
const maxDifferenceMs = 60_000;

const asked = 'SELECT CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS double precision) AS time';

/**
 * The clock of a server: its time when it was asked last, and what has passed since by the monotonic clock. Processes that share a database
 * have one clock by it, whatever their machines show.
 */
export class ServerClock {
  private beginMs = Number.NEGATIVE_INFINITY;
  private lastMs = Number.NEGATIVE_INFINITY;
  private timer: NodeJS.Timeout | undefined;
  private readonly reading: SqlReads;
  private readonly elapsed: () => number;

  constructor(reading: SqlReads, elapsed = () => performance.now()) {
    this.reading = reading;
    this.elapsed = elapsed;
  }

  /** The time. It does not step back by what answers are under way, so that what is written later has no earlier time. */
  readonly now = (): Date => {
    const timeMs = this.beginMs + this.elapsed();
    const backMs = this.lastMs - timeMs;
    if (backMs <= 0 || backMs > maxRoundTripMs) this.lastMs = timeMs;
    return new Date(this.lastMs);
  };

  /** Asks the server now, and from time to time until `stop`. */
  async start(): Promise<void> {
    await this.measure();
    this.timer = setInterval(() => void this.measure().catch(() => {}), measureEveryMs).unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /**
   * Asks the server, and compares the clock of this machine with it.
   * @throws StoreError where they differ
   */
  async verify(): Promise<void> {
    await this.measure();
    const seconds = Math.round((Date.now() - this.now().getTime()) / 1000);
    if (Math.abs(seconds) * 1000 <= maxDifferenceMs) return;
    const side = seconds > 0 ? 'ahead of' : 'behind';
    throw new StoreError(
      `The clock of this machine is ${Math.abs(seconds)} s ${side} that of the database: set the one that is wrong`,
    );
  }

  private async measure(): Promise<void> {
    const before = this.elapsed();
    const [row] = await this.reading.rows<{ readonly time: number }>(asked, []);
    const after = this.elapsed();
    if (!row || (Number.isFinite(this.beginMs) && after - before > maxRoundTripMs)) return;
    this.beginMs = row.time - (before + after) / 2;
  }
}
