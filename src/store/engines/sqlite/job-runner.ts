import type { MaybePromise } from '../../../rpc/maybe-promise.js';
import type { LongTransaction, LongWork, Timing } from '../engine.js';
import { storageError } from '../failures.js';
import type { TransactionSession } from '../transaction-session.js';

/** A transaction on its way: `outcome` is what its work answered, or threw where it `failed`. */
export interface Job {
  readonly work: LongWork<unknown>;
  /** When it was queued, by the clock of `timing`. */
  readonly since: number;
  /** Runs in a group of its own; absent for the usual ones. */
  readonly long: LongTransaction | undefined;
  failed: boolean;
  outcome: unknown;
  /** It ran a statement that may have changed something. */
  hasChanged: boolean;
}

/** Opens the session of a job. */
export type OpenSession = (job: Job) => TransactionSession;

/** Runs the work of jobs, each on a session of its own. */
export class JobRunner {
  private interruptJob: ((error: Error) => void) | undefined;
  private readonly timing: Timing;
  private readonly session: OpenSession;

  constructor(timing: Timing, session: OpenSession) {
    this.timing = timing;
    this.session = session;
  }

  /** Notes in the job what came of it; resolves at once unless its work awaits something. */
  run(job: Job): MaybePromise<void> {
    const session = this.session(job);
    const { limits, elapsed } = this.timing;
    try {
      if (elapsed() - job.since > limits.wait) throw storageError('Busy');
      const outcome = job.work(session);
      if (outcome instanceof Promise) return this.runLong(job, session, outcome);
      succeed(job, session, outcome);
    } catch (error) {
      fail(job, session, error);
    }
  }

  private async runLong(job: Job, session: TransactionSession, outcome: Promise<unknown>): Promise<void> {
    try {
      succeed(job, session, await this.interruptible(outcome));
    } catch (error) {
      fail(job, session, error);
    }
  }

  private interruptible(outcome: Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.interruptJob = reject;
      outcome.then(resolve, reject);
    });
  }

  /** Makes the job that is being run fail. */
  interrupt(error: Error): void {
    this.interruptJob?.(error);
  }
}

/** A statement may have failed although the work went on. */
function succeed(job: Job, session: TransactionSession, outcome: unknown): void {
  const failure = session.end();
  job.hasChanged = session.hasChanged;
  job.failed = failure !== undefined;
  job.outcome = failure ? failure.error : outcome;
}

function fail(job: Job, session: TransactionSession, error: unknown): void {
  session.end();
  job.hasChanged = session.hasChanged;
  job.failed = true;
  job.outcome = error;
}
