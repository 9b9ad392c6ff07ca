import type { Database } from 'better-sqlite3';
import { type Awaitable, after } from '../../../rpc/awaitable.js';
import type { AppendsMark } from '../appends.js';
import type { LongTransaction, LongWork, Timing } from '../engine.js';
import { failureOf, outcomeUnknown, storageError } from '../failures.js';
import type { TransactionSession } from '../transaction-session.js';
import type { GroupAppends } from './group-appends.js';

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

/** How many of the jobs have had their turn, and what befell all of those, if anything did. */
export interface GroupOutcome {
  readonly finished: number;
  readonly lost: Error | undefined;
  /** It is in the log, though perhaps not on the disk yet. */
  readonly isCommitted?: boolean;
}

interface Performed extends GroupOutcome {
  /** A job failed whose changes are still there. */
  readonly hasLeftChanges?: boolean;
}

/** Hooks around the transactions of a group. */
export interface GroupHooks {
  /** Throws where nothing can be committed. */
  beforeGroup(): void;
  /** Marks where ids and numbers are; the function gives out again what was given out since, of which nobody knows. */
  numbersMark(): () => void;
  /** Is called in the same turn: nothing is read between it and the commit. */
  beforeCommit(): void;
}

/** How long a group may keep the event loop before it commits and lets others have their turn. */
const millisecondsOfGroup = 25;

/** Commits transactions together; one that fails loses only its own changes. */
export class GroupCommit {
  private interruptJob: ((error: Error) => void) | undefined;
  private readonly database: Database;
  private readonly timing: Timing;
  private readonly session: (job: Job) => TransactionSession;
  private readonly steps: ReturnType<typeof steps>;
  private readonly hooks: GroupHooks;
  private readonly appends: GroupAppends;

  constructor(
    database: Database,
    timing: Timing,
    session: (job: Job) => TransactionSession,
    { appends, ...hooks }: GroupHooks & { readonly appends: GroupAppends },
  ) {
    this.database = database;
    this.timing = timing;
    this.session = session;
    this.steps = steps(database);
    this.hooks = hooks;
    this.appends = appends;
  }

  /** Runs the jobs that wait, as many as the turn has time for, and commits. */
  async run(waiting: readonly Job[]): Promise<GroupOutcome> {
    try {
      this.hooks.beforeGroup();
    } catch (error) {
      return { finished: waiting.length, lost: storageError('StorageUnavailable', error) };
    }
    try {
      this.steps.begin.run();
    } catch (error) {
      return { finished: waiting.length, lost: this.abandon(failureOf(error).error) };
    }
    let finished = waiting.length;
    try {
      const performed = await this.performAll(waiting);
      finished = performed.finished;
      if (performed.lost) return performed;
      const isKept = waiting.length > 1 || waiting.some(keeps);
      if (isKept) {
        this.appends.write();
        return this.commit(finished);
      }
      this.steps.rollback.run();
      return { finished, lost: undefined };
    } catch (error) {
      return { finished, lost: this.abandon(storageError('StorageUnavailable', error)) };
    } finally {
      this.appends.clear();
    }
  }

  /**
   * Optimistic: a savepoint for each job costs a tenth of a save, and few jobs fail after they wrote something. Where one does, the group
   * begins again, with savepoints.
   */
  private async performAll(waiting: readonly Job[]): Promise<GroupOutcome> {
    const giveBackNumbers = this.hooks.numbersMark();
    const performed = await this.performEach(waiting, 'atOnce');
    if (performed.lost || !performed.hasLeftChanges) return performed;
    this.steps.rollback.run();
    this.appends.clear();
    giveBackNumbers();
    this.steps.begin.run();
    return this.performEach(waiting, 'withSavepoints');
  }

  private async performEach(waiting: readonly Job[], way: 'atOnce' | 'withSavepoints'): Promise<Performed> {
    const end = performance.now() + millisecondsOfGroup;
    let finished = 0;
    for (const job of waiting) {
      if (finished > 0 && performance.now() > end) break;
      finished++;
      job.failed = false;
      const performing = way === 'atOnce' ? this.attempt(job) : this.attemptWithSavepoint(job);
      if (performing) await performing;
      if (!this.database.inTransaction) return { finished, lost: storageError('StorageUnavailable', causeOf(job)) };
      if (way === 'atOnce' && job.failed && job.hasChanged && waiting.length > 1)
        return { finished, lost: undefined, hasLeftChanges: true };
    }
    return { finished, lost: undefined };
  }

  /** Makes the job that is being run fail. */
  interrupt(error: Error): void {
    this.interruptJob?.(error);
  }

  private attemptWithSavepoint(job: Job): Awaitable<void> {
    const mark = this.appends.mark();
    this.steps.savepoint.run();
    return after(this.attempt(job), () => {
      if (!this.database.inTransaction) return;
      if (job.failed) this.undo(mark);
      this.steps.release.run();
    });
  }

  private undo(mark: AppendsMark): void {
    this.steps.undo.run();
    this.appends.undo(mark);
  }

  private attempt(job: Job): Awaitable<void> {
    const session = this.session(job);
    const { limits, elapsed } = this.timing;
    try {
      if (elapsed() - job.since > limits.wait) throw storageError('Busy');
      const outcome = job.work(session);
      if (outcome instanceof Promise) return this.attemptLong(job, session, outcome);
      succeed(job, session, outcome);
    } catch (error) {
      fail(job, session, error);
    }
  }

  private async attemptLong(job: Job, session: TransactionSession, outcome: Promise<unknown>): Promise<void> {
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

  private commit(finished: number): GroupOutcome {
    this.hooks.beforeCommit();
    try {
      this.steps.commit.run();
      return { finished, lost: undefined, isCommitted: true };
    } catch (error) {
      const lost = leavesNothing(error) ? storageError('StorageUnavailable', error) : outcomeUnknown(error);
      return { finished, lost: this.abandon(lost) };
    }
  }

  private abandon(error: Error): Error {
    try {
      if (this.database.inTransaction) this.steps.rollback.run();
    } catch {
      // The next BEGIN fails then, and tries again to roll back.
    }
    return error;
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

function keeps({ failed, long }: Job): boolean {
  return !failed && long?.ending !== 'rollback';
}

/** The last page of a commit makes it one. What fails before that leaves nothing; what fails after it, a start after a crash may find. */
function leavesNothing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^SQLITE_(FULL|CONSTRAINT|BUSY|READONLY|CORRUPT|NOTADB|CANTOPEN|IOERR_WRITE)/.test(code);
}

/** Cause of a failure by which the driver undid the whole group. */
function causeOf({ outcome }: Job): unknown {
  return outcome instanceof Error ? outcome.cause : undefined;
}

function steps(database: Database) {
  return {
    begin: database.prepare('BEGIN IMMEDIATE'),
    commit: database.prepare('COMMIT'),
    rollback: database.prepare('ROLLBACK'),
    savepoint: database.prepare('SAVEPOINT job'),
    release: database.prepare('RELEASE job'),
    undo: database.prepare('ROLLBACK TO job'),
  };
}
