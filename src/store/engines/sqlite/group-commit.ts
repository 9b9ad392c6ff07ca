import type { Database } from 'better-sqlite3';
import { andThen, type MaybePromise } from '../../../rpc/maybe-promise.js';
import type { Timing } from '../engine.js';
import { failureOf, outcomeUnknown, storageError } from '../failures.js';
import type { GroupInsertBuffer, InsertBufferMark } from './group-insert-buffer.js';
import { type Job, JobRunner, type OpenSession } from './job-runner.js';

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
  /** Is called once all rows of the group are written. */
  mergeIndex(): void;
  /** Is called in the same turn: nothing is read between it and the commit. */
  beforeCommit(): void;
}

/** How long a group may keep the event loop before it commits and lets others have their turn. */
const millisecondsOfGroup = 25;

/** Commits transactions together; one that fails loses only its own changes. */
export class GroupCommit {
  private readonly database: Database;
  private readonly elapsed: Timing['elapsed'];
  private readonly runner: JobRunner;
  private readonly steps: ReturnType<typeof steps>;
  private readonly hooks: GroupHooks;
  private readonly appends: GroupInsertBuffer;

  constructor(
    database: Database,
    timing: Timing,
    session: OpenSession,
    { appends, ...hooks }: GroupHooks & { readonly appends: GroupInsertBuffer },
  ) {
    this.database = database;
    this.elapsed = timing.elapsed;
    this.runner = new JobRunner(timing, session);
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
        this.hooks.mergeIndex();
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
    const end = this.elapsed() + millisecondsOfGroup;
    let finished = 0;
    for (const job of waiting) {
      if (finished > 0 && this.elapsed() > end) break;
      finished++;
      job.failed = false;
      const performing = way === 'atOnce' ? this.runner.run(job) : this.attemptWithSavepoint(job);
      if (performing) await performing;
      if (!this.database.inTransaction) return { finished, lost: storageError('StorageUnavailable', causeOf(job)) };
      if (way === 'atOnce' && job.failed && job.hasChanged && waiting.length > 1)
        return { finished, lost: undefined, hasLeftChanges: true };
    }
    return { finished, lost: undefined };
  }

  /** Makes the job that is being run fail. */
  interrupt(error: Error): void {
    this.runner.interrupt(error);
  }

  private attemptWithSavepoint(job: Job): MaybePromise<void> {
    const mark = this.appends.mark();
    this.steps.savepoint.run();
    return andThen(this.runner.run(job), () => {
      if (!this.database.inTransaction) return;
      if (job.failed) this.undo(mark);
      this.steps.release.run();
    });
  }

  private undo(mark: InsertBufferMark): void {
    this.steps.undo.run();
    this.appends.undo(mark);
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
