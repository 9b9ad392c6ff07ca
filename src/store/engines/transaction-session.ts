import { andThen, type MaybePromise } from '../../rpc/maybe-promise.js';
import { isRpcError } from '../../rpc/rpc-error.js';
import type { FlushableInserts, IdTable, NextIds, SendStatement, SqlSession, StatementResult } from './connection.js';
import type { Timing } from './engine.js';
import { type Failure, failureOf, storageError } from './failures.js';
import { Locking, type Named, type Statements } from './locking.js';
import type { Locks, Strength } from './locks.js';
import type { RowLimit } from './row-limit.js';
import type { SqlDialect, Value } from './sql-dialect.js';

/** How a statement of a transaction is sent. */
interface Sending {
  readonly limit?: RowLimit | undefined;
  /** Its result, where that need not be waited for. */
  readonly known?: StatementResult | undefined;
  /** Rows that are written before it. */
  readonly appends?: FlushableInserts | undefined;
  /** The error that a failure of the driver is taken for. */
  readonly failing?: ((cause: unknown) => unknown) | undefined;
}

const alone: Sending = {};

/** Parts of a transaction that not every engine has. */
interface TransactionParts {
  readonly locks?: Locks;
  readonly appends?: FlushableInserts;
  readonly versionKept?: SqlSession['versionKept'];
}

/** The connection of one transaction. Once a statement failed, none runs any more: the engines disagree on what it would see. */
export class TransactionSession implements SqlSession {
  readonly isIndexed = false;
  /** A statement was run that may have changed something. */
  hasChanged = false;
  private failure: Failure | undefined;
  private over = false;
  readonly dialect: SqlDialect;
  private readonly ask: SendStatement;
  private readonly ids: NextIds;
  private readonly deadline: number;
  private readonly elapsed: Timing['elapsed'];
  private readonly locks: Locks | undefined;
  private readonly locking: Locking | undefined;
  readonly bufferedInserts: FlushableInserts | undefined;
  readonly versionKept: SqlSession['versionKept'];

  /** `deadline` is a moment by the clock `elapsed`; without `locks` nobody is there to lock anything against. */
  constructor(
    dialect: SqlDialect,
    ask: SendStatement,
    ids: NextIds,
    deadline: number,
    elapsed: Timing['elapsed'],
    { locks, appends, versionKept }: TransactionParts = {},
  ) {
    this.dialect = dialect;
    this.ask = ask;
    this.ids = ids;
    this.deadline = deadline;
    this.elapsed = elapsed;
    this.locks = locks;
    this.bufferedInserts = appends;
    this.versionKept = versionKept;
    this.locking = locks && dialect.locking && new Locking(dialect.locking, locks, this.statements);
  }

  rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): MaybePromise<Row[]> {
    return this.run(text, values, limit);
  }

  rowsWithoutBuffered<Row>(text: string, values: readonly Value[]): MaybePromise<Row[]> {
    return andThen(this.send(text, values), recordsOf<Row>);
  }

  get whole(): SqlSession {
    return this;
  }

  /**
   * The id that the server gave the transaction, from a lock or by a statement of its own; `undefined` where nothing was changed.
   */
  async transactionId(): Promise<string | undefined> {
    const { transactionId } = this.dialect.locking ?? {};
    if (!this.locks?.hasChanged || transactionId === undefined) return undefined;
    return this.locking?.transactionId ?? (await this.run<Named>(`SELECT ${transactionId}`, []))[0]?.transactionId;
  }

  /** Locks what the tries before this one showed that it needs. */
  async prepare(): Promise<void> {
    await this.locking?.prepare();
  }

  lockForUpdate<Row>(object: number, text: string, values: readonly Value[]): MaybePromise<Row[]> {
    return this.locking ? this.locking.hold(object, text, values) : this.run(text, values);
  }

  get holding(): Promise<unknown> | undefined {
    return this.locking?.holding;
  }

  isHeld(object: number): boolean {
    return this.locks?.isHeld(object, 'hold') ?? true;
  }

  lock(objects: readonly number[], strength: Strength): MaybePromise<void> {
    return this.locking?.lock(objects, strength);
  }

  advisoryLock(name: string): MaybePromise<void> {
    return this.locking?.claim(name);
  }

  noteCreated(object: number): void {
    this.locks?.noteMade(object);
  }

  count(text: string, values: readonly Value[], known?: StatementResult): MaybePromise<number> {
    this.hasChanged = true;
    if (this.locks) this.locks.hasChanged = true;
    return andThen(this.send(text, values, { known, appends: this.bufferedInserts }), affectedRows);
  }

  apply(text: string, values: readonly Value[], rows: number): MaybePromise<number> {
    return this.count(text, values, { records: [], affected: rows });
  }

  nextIds(table: IdTable, count: number): MaybePromise<readonly number[]> {
    return this.ids(this, table, count);
  }

  /** Runs a step within a savepoint: where it throws, what it did is undone, unless the transaction itself is over. */
  async step<T>(work: () => Promise<T>): Promise<T> {
    const undo = this.savepoint('step');
    try {
      const result = await work();
      if (this.failure) throw this.failure.error;
      await this.run(releaseStep, []);
      return result;
    } catch (error) {
      if (this.over) throw error;
      await undo();
      await this.run(releaseStep, []);
      throw error;
    }
  }

  /**
   * Sets a savepoint, which is not waited for. Returns what undoes everything since.
   * @throws where the transaction is over
   */
  savepoint(name: string): () => Promise<void> {
    const forgetLocks = this.locks?.mark();
    void this.ask(`SAVEPOINT ${name}`, [], undefined, { records: [], affected: 0 });
    return async () => {
      // A conflict, such as a unique value that is taken, is a failure of the statement alone.
      if (this.failure && !isRpcError(this.failure.error, 'Conflict')) throw this.failure.error;
      this.failure = undefined;
      forgetLocks?.();
      await this.run(`ROLLBACK TO SAVEPOINT ${name}`, []);
    };
  }

  /** Writes the rows that are left to the commit, with turns of the event loop in between: one statement that reads them would write all at once. */
  async writeAppends(): Promise<void> {
    await this.bufferedInserts?.flushInSlices();
  }

  /** Ends the session; answers what failed in it, even if the work went on regardless. */
  end(): Failure | undefined {
    this.over = true;
    return this.failure;
  }

  private get statements(): Statements {
    return {
      run: async (text, values, failing) => this.run(text, values, undefined, failing),
      fail: cause => this.noteFailure(cause),
    };
  }

  private run<Row>(
    text: string,
    values: readonly Value[],
    limit?: RowLimit,
    failing?: (cause: unknown) => unknown,
  ): MaybePromise<Row[]> {
    return andThen(this.send(text, values, { limit, failing, appends: this.bufferedInserts }), recordsOf<Row>);
  }

  private send(text: string, values: readonly Value[], sending: Sending = alone): MaybePromise<StatementResult> {
    if (this.failure) throw this.failure.error;
    if (this.over) throw new Error('A transaction was used after its end');
    if (this.elapsed() > this.deadline) throw this.noteFailure(storageError('TimedOut'));
    const { limit, known, appends, failing } = sending;
    try {
      appends?.flushBefore(text);
      const result = this.ask(this.dialect.text(text), values, limit, known);
      return result instanceof Promise ? this.later(result, failing) : result;
    } catch (error) {
      throw this.noteFailure(failing ? failing(error) : error);
    }
  }

  private async later(result: Promise<StatementResult>, failing: Sending['failing']): Promise<StatementResult> {
    try {
      return await result;
    } catch (error) {
      throw this.noteFailure(failing ? failing(error) : error);
    }
  }

  private noteFailure(cause: unknown): Error {
    const failure = failureOf(cause);
    this.failure ??= failure;
    return failure.error;
  }
}

const releaseStep = 'RELEASE SAVEPOINT step';

function recordsOf<Row>({ records }: StatementResult): Row[] {
  return records as Row[];
}

function affectedRows({ affected = 0 }: StatementResult): number {
  return affected;
}
