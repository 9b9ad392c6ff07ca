import type { Database } from 'better-sqlite3';
import { RpcError } from '../../generated/errors.js';
import type { TransactionSession } from './connection.js';
import { limits, type Work } from './engine.js';
import { failureOf, storageUnavailable } from './failures.js';

/** One transaction and who waits for it. */
interface Job {
  readonly work: Work<unknown>;
  readonly since: number;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  result: unknown;
  failed: boolean;
}

/** How long a group may keep the event loop before it commits and lets others have their turn. */
const millisecondsOfGroup = 25;

/**
 * Owns the connection that writes. All transactions that wait share one commit, each within a savepoint of its own; they are
 * answered after it. One that fails loses only its own changes; a commit that fails loses, and refuses, all of them.
 */
export class Writer {
  private queue: Job[] = [];
  private isAwake = false;
  private isClosing = false;
  private isRunning = false;
  private interrupt: ((error: Error) => void) | undefined;
  private onIdle: (() => void) | undefined;
  private readonly steps: ReturnType<typeof steps>;

  private readonly database: Database;
  private readonly now: () => Date;
  private readonly session: () => TransactionSession;

  constructor(database: Database, now: () => Date, session: () => TransactionSession) {
    this.database = database;
    this.now = now;
    this.session = session;
    this.steps = steps(database);
  }

  get waiting(): number {
    return this.queue.length;
  }

  /** Runs work in a transaction, after all that was queued before. */
  run<T>(work: Work<T>): Promise<T> {
    if (this.isClosing) return Promise.reject(new RpcError('Stopping', {}, { retry: 'true' }));
    if (this.queue.length >= limits.waiting) return Promise.reject(busy());
    return new Promise<T>((resolve, reject) => {
      const answer = resolve as (result: unknown) => void;
      this.queue.push({ work, since: this.now().getTime(), resolve: answer, reject, result: undefined, failed: false });
      this.wake();
    });
  }

  /** Finishes what is queued and takes nothing more. */
  async close(): Promise<void> {
    this.isClosing = true;
    if (!this.isAwake) return;
    await new Promise<void>(resolve => {
      this.onIdle = resolve;
    });
  }

  private wake(): void {
    if (this.isAwake) return;
    this.isAwake = true;
    setImmediate(this.flush);
  }

  private readonly flush = async (): Promise<void> => {
    const waiting = this.queue;
    this.queue = [];
    this.isRunning = true;
    setImmediate(this.watch);
    const group: Job[] = [];
    const lost = await this.commit(waiting, group);
    this.isRunning = false;
    this.queue = [...waiting.slice(group.length), ...this.queue];
    for (const job of group) settle(job, lost);
    this.isAwake = false;
    if (this.queue.length > 0) this.wake();
    else this.onIdle?.();
  };

  /** The driver answers without leaving this turn of the event loop. Work that outlasts the turn waits for something else, perhaps for itself. */
  private readonly watch = (): void => {
    if (!this.isRunning) return;
    this.interrupt?.(new Error('A transaction waited for something other than the database, such as a transaction within it'));
    setImmediate(this.watch);
  };

  /** Runs the jobs that wait, as many as the turn has time for, and commits; answers what befell all of them, if anything did. */
  private async commit(waiting: readonly Job[], group: Job[]): Promise<Error | undefined> {
    const end = performance.now() + millisecondsOfGroup;
    try {
      this.steps.begin.run();
    } catch (error) {
      group.push(...waiting);
      return this.abandon(failureOf(error).error);
    }
    try {
      for (const job of waiting) {
        if (group.length > 0 && performance.now() > end) break;
        group.push(job);
        await this.perform(job, waiting.length > 1);
        if (!this.database.inTransaction) return storageUnavailable();
      }
      if (waiting.length === 1 && group[0]?.failed) this.steps.rollback.run();
      else this.steps.commit.run();
      return undefined;
    } catch {
      return this.abandon(storageUnavailable());
    }
  }

  private async perform(job: Job, inGroup: boolean): Promise<void> {
    if (inGroup) this.steps.savepoint.run();
    await this.attempt(job);
    if (!inGroup || !this.database.inTransaction) return;
    if (job.failed) this.steps.undo.run();
    this.steps.release.run();
  }

  private async attempt(job: Job): Promise<void> {
    const session = this.session();
    try {
      if (this.now().getTime() - job.since > limits.wait) throw busy();
      job.result = await this.interruptible(job, session);
    } catch (error) {
      job.failed = true;
      job.result = error;
    }
    const failure = session.end();
    if (!failure || job.failed) return;
    job.failed = true;
    job.result = failure.error;
  }

  private interruptible({ work }: Job, session: TransactionSession): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.interrupt = reject;
      work(session).then(resolve, reject);
    });
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

function settle(job: Job, lost: Error | undefined): void {
  if (lost) job.reject(lost);
  else if (job.failed) job.reject(job.result);
  else job.resolve(job.result);
}

function busy(): RpcError {
  return new RpcError('Busy', {}, { retry: 'true' });
}
