import type { NotedHorizon } from '../storage/retention.js';
import type { Store } from '../storage/store.js';
import { pruneUntil } from './pruning.js';

/** Milliseconds between two looks. */
const lookEvery = 60 * 60_000;
const day = 24 * 60 * 60_000;

/**
 * Removes history that is older than it is to be kept. A look notes what is too old; one a day later removes that, as long as the clock
 * was not set back in between: a clock that is wrong for some hours removes nothing.
 */
export class HistoryUpkeep {
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private readonly store: Store;
  private readonly days: number | undefined;
  private readonly now: () => Date;
  private readonly report: (horizon: NotedHorizon) => void;

  /** Without a number of days everything is kept. `report` receives what is going to be removed. */
  constructor(store: Store, days: number | undefined, now: () => Date, report: (horizon: NotedHorizon) => void = () => {}) {
    this.store = store;
    this.days = days;
    this.now = now;
    this.report = report;
  }

  /** Looks from time to time, until `stop`. A start removes nothing: the clock of a machine is most often wrong when that was started. */
  watch(): void {
    if (this.days === undefined) return;
    this.timer = setInterval(() => void this.look().catch(() => {}), lookEvery).unref();
    this.look({ isStart: true }).catch(() => {});
  }

  /** Ends after the slice that is at work. */
  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  /** Removes what was noted a day ago or earlier, and notes what is too old now. */
  async look({ isStart = false } = {}): Promise<void> {
    const { days, store, now } = this;
    if (days === undefined) return;
    const noted = await store.retention.readHorizon();
    const age = noted?.days === days ? now().getTime() - Date.parse(noted.noted) : Number.NaN;
    if (noted && age >= 0) {
      if (isStart || age < day) return;
      await pruneUntil(store, { key: 'installation', method: 'history upkeep', now }, noted, () => this.isStopped);
      if (this.isStopped) return;
    }
    await this.note(days, noted);
  }

  private async note(days: number, before: NotedHorizon | undefined): Promise<void> {
    const { store, now } = this;
    const time = now();
    const found = await store.retention.momentAt(new Date(time.getTime() - days * day).toISOString());
    const horizon = found && { ...found, days, noted: time.toISOString() };
    if (horizon || before) await store.retention.note(horizon);
    if (horizon && horizon.number !== before?.number) this.report(horizon);
  }
}
