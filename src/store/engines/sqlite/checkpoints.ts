import type { Database, Statement } from 'better-sqlite3';
import type { Upkeep } from './upkeep.js';

/** Pages in the log, of 4 KiB, from which on it is checkpointed; and at which it has to begin anew, as it grows only until then. */
const limits = { begin: 4_000, restart: 16_000 };

/** As the engine reports it: pages in the log, and how many of them are in the database file. */
interface LogState {
  readonly log: number;
  readonly checkpointed: number;
}

/** Where checkpoints run, and how writes are paused for one. */
interface Means {
  readonly upkeep: Upkeep;
  pause<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Has the log checkpointed in a thread while it grows. A checkpoint ends with the page that was the last one at its beginning, so a log that is
 * written to all the time begins anew only after another one during which nothing is written; that one has little left to do.
 */
export class Checkpoints {
  private isRunning = false;
  private readonly ask: Statement<[], LogState>;
  private readonly means: Means;

  constructor(database: Database, means: Means) {
    this.ask = database.prepare<[], LogState>('PRAGMA wal_checkpoint(NOOP)');
    this.means = means;
  }

  /** Looks after a commit whether the log is long. A checkpoint that fails is begun again after a later commit. */
  look(): void {
    if (this.isRunning || this.left() < limits.begin) return;
    this.isRunning = true;
    this.run()
      .catch(() => undefined)
      .finally(() => {
        this.isRunning = false;
      });
  }

  private run(): Promise<void> {
    const { upkeep, pause } = this.means;
    return upkeep.inTurn(async run => {
      await run('checkpoint');
      if (this.state().log < limits.restart) return;
      if (this.left() > limits.begin) await run('checkpoint');
      await pause(() => run('checkpoint'));
    });
  }

  private left(): number {
    const { log, checkpointed } = this.state();
    return log - checkpointed;
  }

  private state(): LogState {
    return this.ask.get() ?? { log: 0, checkpointed: 0 };
  }
}
