import type { Database, Statement } from 'better-sqlite3';
import type { Upkeep } from './upkeep.js';

/** Pages of 4 KiB in the log from which on it is checkpointed: pages that are written again and again are copied to the file once for all of them. */
const pagesOfLog = 16_000;

/** The log is looked at after so many commits: looking takes as long as a third of a small one. */
const commitsToLook = 16;

/** As the engine reports it: pages in the log, and how many of them are in the database file. */
interface LogState {
  readonly log: number;
  readonly checkpointed: number;
}

/** Where checkpoints run, and how writes are paused for one. */
interface CheckpointDeps {
  readonly upkeep: Upkeep;
  pause<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Has the log checkpointed in a thread while it grows. A checkpoint ends with the page that was the last one at its beginning, so a log that is
 * written to all the time begins anew only after another one during which nothing is written; that one has little left to do.
 */
export class Checkpoints {
  private isRunning = false;
  private commits = 0;
  private readonly ask: Statement<[], LogState>;
  private readonly means: CheckpointDeps;

  constructor(database: Database, means: CheckpointDeps) {
    this.ask = database.prepare<[], LogState>('PRAGMA wal_checkpoint(NOOP)');
    this.means = means;
  }

  /** Counts a commit, and looks now and then whether the log is long. A checkpoint that fails is begun again after a later commit. */
  noteCommit(): void {
    this.commits++;
    if (this.isRunning || this.commits % commitsToLook !== 0 || this.pagesLeft() < pagesOfLog) return;
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
      await pause(() => run('checkpoint'));
    });
  }

  private pagesLeft(): number {
    const { log, checkpointed } = this.ask.get() ?? { log: 0, checkpointed: 0 };
    return log - checkpointed;
  }
}
