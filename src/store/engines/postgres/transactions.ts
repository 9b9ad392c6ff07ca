import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { Semaphore } from '../../../domain/limits/semaphore.js';
import type { MaybePromise } from '../../../rpc/maybe-promise.js';
import { isRpcError } from '../../../rpc/rpc-error.js';
import type { LongTransaction, LongWork, StoreOptions, Timing } from '../engine.js';
import { type Failure, failureOf, outcomeUnknown, SerializationFailure, storageError } from '../failures.js';
import { Locks } from '../locks.js';
import { TransactionSession } from '../transaction-session.js';
import type { CommitOutcome, CommitOutcomes } from './commit-outcomes.js';
import { postgresDialect, undoneDialect } from './dialect.js';
import { poolSize } from './pool.js';
import type { Primary } from './primary.js';
import type { SequenceIds } from './sequence-ids.js';
import { TransactionConnection } from './transaction-connection.js';

const retriesAtMost = 5;
const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE';
/** The last statement of a transaction that is rolled back: it fails where one before it did. */
const settled = 'SELECT 1';

/** The text that begins a transaction. The server rejects changes by another catalogue than this. */
export function beginText({ durability, catalogue }: Pick<StoreOptions, 'durability' | 'catalogue'>): string {
  const settings = [
    ...(durability === 'full' ? [] : ['SET LOCAL synchronous_commit = off']),
    ...(catalogue ? [`SET LOCAL kataster.catalogue = '${catalogue.digest}'`] : []),
  ];
  return [begin, ...settings].join('; ');
}

/** Work of a transaction, through all of its tries. */
interface Job<T> {
  readonly work: LongWork<T>;
  readonly long: LongTransaction | undefined;
  /** Milliseconds for one try, and the end of all of them. */
  readonly limit: number;
  readonly deadline: number;
  readonly locks: Locks;
  /** Resolves once no backend of the server works for it any more. */
  over: Promise<void>;
}

/** Runs transactions side by side, each on a connection of a pool. */
export class Transactions {
  private active = 0;
  private isClosing = false;
  private onIdle: (() => void) | undefined;
  private readonly semaphore: Semaphore;
  private readonly source: DataSource;
  private readonly outcomes: CommitOutcomes;
  private readonly begin: string;
  private readonly ids: SequenceIds;
  private readonly primary: Primary;
  private readonly timing: Timing;
  private readonly committed: () => void;

  /** `begin` begins a transaction; `committed` is called after each commit that changed something. */
  constructor(
    source: DataSource,
    outcomes: CommitOutcomes,
    begin: string,
    ids: SequenceIds,
    primary: Primary,
    timing: Timing,
    committed: () => void,
  ) {
    this.source = source;
    this.committed = committed;
    this.outcomes = outcomes;
    this.begin = begin;
    this.ids = ids;
    this.primary = primary;
    this.timing = timing;
    this.semaphore = new Semaphore(poolSize, timing.limits);
  }

  /** Transactions that wait for a connection. */
  get waiting(): number {
    return this.semaphore.waiting;
  }

  /** Runs work in a transaction; again, if only another transaction was in its way. */
  async run<T>(work: LongWork<T>, long?: LongTransaction): Promise<T> {
    if (this.isClosing) throw storageError('Stopping');
    this.active++;
    const { limits, elapsed } = this.timing;
    const limit = long ? limits.long : limits.transaction;
    try {
      await this.semaphore.enter();
      const job = { work, long, limit, deadline: elapsed() + limit, locks: new Locks(), over: Promise.resolve() };
      return await this.repeat(job).finally(() => void job.over.then(() => this.semaphore.leave()));
    } finally {
      this.active--;
      if (this.active === 0) this.onIdle?.();
    }
  }

  /** Finishes what was begun and takes nothing more. */
  async close(): Promise<void> {
    this.isClosing = true;
    if (this.active > 0) {
      await new Promise<void>(resolve => {
        this.onIdle = resolve;
      });
    }
    await this.outcomes.close();
    await this.source.destroy();
  }

  private async repeat<T>(job: Job<T>): Promise<T> {
    for (let retries = 0; ; ) {
      try {
        return await this.attempt(job);
      } catch (error) {
        if (!(error instanceof SerializationFailure)) throw error;
        // With more locks known the next try gets further.
        if (job.locks.begin()) continue;
        if (retries === retriesAtMost) throw error.cause;
        await wait(Math.random() * 10 * 2 ** retries++);
      }
    }
  }

  private async attempt<T>(job: Job<T>): Promise<T> {
    const connection = new TransactionConnection(this.source);
    try {
      return await this.perform(connection, job);
    } finally {
      await connection.release();
    }
  }

  private async perform<T>(connection: TransactionConnection, job: Job<T>): Promise<T> {
    if (this.ids.server !== this.primary.server) await this.ids.enter(this.source);
    const { server } = this.ids;
    const session = this.sessionOf(connection, job);
    try {
      connection.begin(this.begin);
      await session.prepare();
      const result = await withinTime(job.work(session), job.limit);
      // Its ids are those of another server.
      if (connection.server && connection.server !== server) throw new SerializationFailure(storageError('StorageUnavailable'));
      if (isUndone(job)) await this.undo(connection, session);
      else await this.keep(connection, session, job);
      return result;
    } catch (error) {
      const failure = session.end() ?? connection.failure;
      await (failure?.isLost || error === overdue ? connection.disconnect() : connection.rollBack());
      throw failure && mayRetry(failure, job) ? new SerializationFailure(error) : error;
    }
  }

  private sessionOf(
    { ask }: TransactionConnection,
    { long, deadline, locks }: Pick<Job<unknown>, 'long' | 'deadline' | 'locks'>,
  ) {
    const { elapsed } = this.timing;
    if (long?.ending !== 'rollback')
      return new TransactionSession(postgresDialect, ask, this.ids.next, deadline, elapsed, { locks });
    return new TransactionSession(undoneDialect, ask, this.ids.ahead(long), deadline, elapsed, { locks });
  }

  private async keep(connection: TransactionConnection, session: TransactionSession, job: Job<unknown>): Promise<void> {
    const id = await session.transactionId();
    throwFailure(session);
    await this.commit(connection, id, job);
    if (id !== undefined) this.committed();
  }

  private async undo(connection: TransactionConnection, session: TransactionSession): Promise<void> {
    await session.rows(settled, []);
    throwFailure(session);
    await connection.rollBack();
  }

  /**
   * Commits. An error returned for COMMIT, or for a statement that was sent with it, means that the transaction was rolled back; after a lost
   * connection its status is asked for.
   */
  private async commit(connection: TransactionConnection, id: string | undefined, job: Job<unknown>): Promise<void> {
    let isCommitted = true;
    try {
      isCommitted = await connection.commit();
    } catch (cause) {
      const { error, mayRetry, isAnswered } = failureOf(cause);
      const outcome = isAnswered ? 'aborted' : await this.outcomeOf(connection, id, job);
      if (outcome === 'unknown') throw outcomeUnknown(cause);
      if (outcome === 'aborted') throw mayRetry ? new SerializationFailure(error) : error;
    }
    if (!isCommitted) throw connection.failure?.error ?? new Error('The server rolled a transaction back');
  }

  /** Without an id nothing was changed. A transaction that is not over keeps its place: so many wait on the server, and no more. */
  private async outcomeOf(connection: TransactionConnection, id: string | undefined, job: Job<unknown>): Promise<CommitOutcome> {
    await connection.disconnect();
    if (id === undefined) return 'aborted';
    const transaction = { id, server: connection.server };
    const outcome = await this.outcomes.of(transaction);
    if (outcome === 'unknown') job.over = this.outcomes.over(transaction);
    return outcome;
  }
}

/** Of ids that come next another transaction may have taken some meanwhile. */
function mayRetry({ mayRetry, error }: Failure, job: Pick<Job<unknown>, 'long'>): boolean {
  return mayRetry || (isUndone(job) && isRpcError(error, 'Conflict'));
}

function isUndone({ long }: Pick<Job<unknown>, 'long'>): boolean {
  return long?.ending === 'rollback';
}

/** A statement may fail whose answer the work did not wait for. */
function throwFailure(session: TransactionSession): void {
  const failure = session.end();
  if (failure) throw failure.error;
}

const overdue = storageError('TimedOut', new Error('a transaction did not end within its time'));

/** Work that never ends must not keep its connection. */
async function withinTime<T>(work: MaybePromise<T>, limit: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, limit, overdue);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
