import { joinWriteSets, type WriteSet } from '../../../domain/storage/write-set.js';
import type { MaybePromise } from '../../../rpc/maybe-promise.js';
import type { LongTransaction, LongWork, Subject, Timing } from '../engine.js';
import { storageError } from '../failures.js';
import type { GroupCommit, GroupOutcome } from './group-commit.js';
import type { Job } from './job-runner.js';
import { WriteTurns } from './write-turns.js';

/**
 * Jobs are gathered for so many times as long as a sync takes, and so many milliseconds at most: of two groups in turn, each would wait for
 * the sync of the other, and there would be twice as many syncs.
 */
const syncsToGather = 1.5;
const mostToGather = 3;

/** So many jobs are a group that need not be gathered: they share the sync among enough. */
const largeGroup = 100;

/** So many jobs are carried out in the time that a group may take, and no more are begun before it. */
const fullGroup = 400;

/** A job and who waits for it. */
interface QueuedJob extends Job {
  readonly subject: Subject;
  readonly resolve: (outcome: unknown) => void;
  readonly reject: (outcome: unknown) => void;
}

/** Hooks between a commit and its answers. */
export interface WriterHooks {
  /** Resolves once what was committed may be seen; is called where nothing was, too. */
  afterCommit(isCommitted: boolean): MaybePromise<void>;
  /** Is called before anybody is answered, if a job was about records, with what all of them wrote. */
  publishCommit(written: WriteSet): void;
  /** Jobs that share a commit, at most; as many as wait where absent. */
  readonly maxGroup?: number | undefined;
}

/**
 * The queue of the one connection that writes. All transactions that wait share one commit and are answered after it; a commit
 * that fails rejects all of them.
 */
export class Writer {
  private queue: QueuedJob[] = [];
  private pauses: (() => Promise<void>)[] = [];
  private readonly turns: WriteTurns;
  private isAwake = false;
  private isRunning = false;
  private isClosing = false;
  private onIdle: (() => void) | undefined;
  /** Jobs that are waited for, and until when: clients that were just answered may write again at once. */
  private gathering = { expected: 0, until: Number.NEGATIVE_INFINITY };
  private readonly commit: GroupCommit;
  private readonly timing: Timing;
  private readonly hooks: WriterHooks;

  constructor(commit: GroupCommit, timing: Timing, hooks: WriterHooks) {
    this.commit = commit;
    this.timing = timing;
    this.turns = new WriteTurns(timing);
    this.hooks = hooks;
  }

  get waiting(): number {
    return this.queue.length + this.turns.writes;
  }

  /** The same for work that may await more than the database: what is queued after it waits for it. */
  runLong<T>(work: LongWork<T>, long: LongTransaction): Promise<T> {
    return this.run(work, long.ending === 'commit' ? 'records' : 'upkeep', long);
  }

  /** Calls `begin` right before the next group, for it to run so many jobs; at once where they are going to be rejected. */
  async beginJobs(jobs: number, begin: () => MaybePromise<void>): Promise<void> {
    if (this.isClosing || this.waiting + jobs > this.timing.limits.waiting) return begin();
    const begun = this.turns.add(jobs, begin);
    this.wake();
    return begun;
  }

  /** Runs work in a transaction, after all that was queued before. */
  run<T>(work: LongWork<T>, subject: Subject = 'records', long?: LongTransaction): Promise<T> {
    if (this.isClosing) return Promise.reject(storageError('Stopping'));
    if (this.waiting >= this.timing.limits.waiting) return Promise.reject(storageError('Busy'));
    return new Promise<T>((resolve, reject) => {
      const answer = resolve as (outcome: unknown) => void;
      const since = this.turns.since ?? this.timing.elapsed();
      this.queue.push({
        work,
        subject,
        since,
        long,
        resolve: answer,
        reject,
        failed: false,
        outcome: undefined,
        hasChanged: false,
      });
      this.wake();
    });
  }

  /** Runs work while the connection writes nothing, before what is queued; it may wait for whatever it likes, and others wait for it. */
  pause<T>(work: () => Promise<T>): Promise<T> {
    if (this.isClosing) return Promise.reject(storageError('Stopping'));
    return new Promise<T>((resolve, reject) => {
      this.pauses.push(() => work().then(resolve, reject));
      this.wake();
    });
  }

  /** Finishes what is queued and takes nothing more. */
  async close(): Promise<void> {
    if (this.turns.writes > 0) await this.turns.give(() => false);
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
    if (this.waiting < this.gathering.expected && this.timing.elapsed() < this.gathering.until) {
      setImmediate(this.flush);
      return;
    }
    for (const pause of this.pauses.splice(0)) await pause();
    await this.turns.give(() => this.queue.length >= fullGroup);
    if (this.queue.length > 0) await this.writeQueued();
    this.isAwake = false;
    if (this.waiting + this.pauses.length > 0) this.wake();
    else this.onIdle?.();
  };

  private async writeQueued(): Promise<void> {
    const waiting = this.queue.splice(0, Math.min(groupSize(this.queue), this.hooks.maxGroup ?? this.queue.length));
    const { finished, lost, isCommitted = false } = await (waiting[0]?.long ? this.writeLong(waiting) : this.writeGroup(waiting));
    await this.afterCommit(isCommitted, waiting.length);
    if (finished < waiting.length) this.queue = [...waiting.splice(finished), ...this.queue];
    const written = waiting.flatMap(({ subject }) =>
      subject === 'upkeep' ? [] : [subject === 'records' ? undefined : subject.items],
    );
    if (written.length > 0) this.hooks.publishCommit(joinWriteSets(written));
    for (const job of waiting) settle(job, lost);
  }

  private async afterCommit(isCommitted: boolean, size: number): Promise<void> {
    const begun = this.timing.elapsed();
    await this.hooks.afterCommit(isCommitted);
    const now = this.timing.elapsed();
    this.gathering = {
      expected: Math.min(this.waiting + size, largeGroup),
      until: now + Math.min((now - begun) * syncsToGather, mostToGather),
    };
  }

  private async writeGroup(waiting: readonly QueuedJob[]): Promise<GroupOutcome> {
    this.isRunning = true;
    setImmediate(this.watch);
    const outcome = await this.commit.run(waiting);
    this.isRunning = false;
    return outcome;
  }

  private async writeLong(waiting: readonly QueuedJob[]): Promise<GroupOutcome> {
    const timer = setTimeout(() => this.commit.interrupt(storageError('TimedOut')), this.timing.limits.long);
    const outcome = await this.commit.run(waiting);
    clearTimeout(timer);
    return outcome;
  }

  /** Ends work that outlasts one turn of the event loop. The driver is synchronous, so such work awaits I/O or this queue itself, a deadlock. */
  private readonly watch = (): void => {
    if (!this.isRunning) return;
    this.commit.interrupt(
      new Error('A transaction waited for something other than the database, such as a transaction within it'),
    );
    setImmediate(this.watch);
  };
}

/** Jobs up to the first long one, or that alone. */
function groupSize(queue: readonly QueuedJob[]): number {
  const first = queue.findIndex(({ long }) => long !== undefined);
  return first < 0 ? queue.length : Math.max(first, 1);
}

function settle(job: QueuedJob, lost: Error | undefined): void {
  if (lost) job.reject(lost);
  else if (job.failed) job.reject(job.outcome);
  else job.resolve(job.outcome);
}
