import type { QueryResult } from 'typeorm';
import type { Dialect, Value } from './dialect.js';
import type { Timing } from './engine.js';
import { type Failure, failureOf, refusal } from './failures.js';
import type { RowLimit } from './row-limit.js';

/** Runs statements, and answers failures in the words of the interface. */
export interface Connection {
  readonly dialect: Dialect;
  /** Rows within a limit; outside of transactions there is a usual one. */
  rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): Promise<Row[]>;
  /** Runs a change and answers how many rows it changed. */
  count(text: string, values: readonly Value[]): Promise<number>;
}

/** What a database answers to a statement. */
export type Answer = Pick<QueryResult, 'records' | 'affected'>;

/** Sends one statement to a database; one within the process answers at once. */
export type Ask = (text: string, values: readonly Value[], limit?: RowLimit) => Promise<Answer> | Answer;

/** What the connection of a transaction can do beyond running statements. */
export interface Session extends Connection {
  /** The same, whatever its caller may see. */
  readonly whole: Session;
  /** Asks for rows of one table and keeps other transactions from changing them until this one ends. */
  hold<Row>(text: string, values: readonly Value[]): Promise<Row[]>;
  nextIds(table: IdTable, count: number): Promise<readonly number[]>;
}

/** Tables whose ids are given out before their rows are inserted. */
export type IdTable = 'objects' | 'entries' | 'choices';
/** Gives out ids that were never given out before, ascending. */
export type NextIds = (session: Connection, table: IdTable, count: number) => Promise<readonly number[]>;

/** Reads what is committed. */
export class ReadConnection implements Session {
  readonly dialect: Dialect;
  private readonly ask: Ask;
  private readonly limit: RowLimit;

  constructor(dialect: Dialect, ask: Ask, limit: RowLimit) {
    this.dialect = dialect;
    this.ask = ask;
    this.limit = limit;
  }

  async rows<Row>(text: string, values: readonly Value[], limit = this.limit): Promise<Row[]> {
    try {
      return (await this.ask(this.dialect.text(text), values, limit)).records as Row[];
    } catch (error) {
      throw failureOf(error).error;
    }
  }

  get whole(): Session {
    return this;
  }

  hold(): Promise<never> {
    return Promise.reject(new Error('Outside a transaction nothing is held'));
  }

  count(): Promise<number> {
    return Promise.reject(new Error('Outside a transaction nothing is changed'));
  }

  nextIds(): Promise<readonly number[]> {
    return Promise.reject(new Error('Outside a transaction no ids are given out'));
  }
}

/** The connection of one transaction. Once a statement failed, none runs any more: the engines disagree on what it would see. */
export class TransactionSession implements Session {
  private failure: Failure | undefined;
  private over = false;
  readonly dialect: Dialect;
  private readonly ask: Ask;
  private readonly ids: NextIds;
  private readonly deadline: number;
  private readonly elapsed: Timing['elapsed'];

  /** `deadline` is a moment by the clock `elapsed`. */
  constructor(dialect: Dialect, ask: Ask, ids: NextIds, deadline: number, elapsed: Timing['elapsed']) {
    this.dialect = dialect;
    this.ask = ask;
    this.ids = ids;
    this.deadline = deadline;
    this.elapsed = elapsed;
  }

  async rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): Promise<Row[]> {
    this.guard();
    try {
      return (await this.ask(this.dialect.text(text), values, limit)).records as Row[];
    } catch (error) {
      throw this.failed(error);
    }
  }

  get whole(): Session {
    return this;
  }

  hold<Row>(text: string, values: readonly Value[]): Promise<Row[]> {
    return this.rows(text + this.dialect.holding, values);
  }

  async count(text: string, values: readonly Value[]): Promise<number> {
    this.guard();
    try {
      return (await this.ask(this.dialect.text(text), values)).affected ?? 0;
    } catch (error) {
      throw this.failed(error);
    }
  }

  nextIds(table: IdTable, count: number): Promise<readonly number[]> {
    return this.ids(this, table, count);
  }

  /** Ends the session; answers what failed in it, even if the work went on regardless. */
  end(): Failure | undefined {
    this.over = true;
    return this.failure;
  }

  private guard(): void {
    if (this.failure) throw this.failure.error;
    if (this.over) throw new Error('A transaction was used after its end');
    if (this.elapsed() > this.deadline) throw this.failed(refusal('TimedOut'));
  }

  private failed(cause: unknown): Error {
    const failure = failureOf(cause);
    this.failure ??= failure;
    return failure.error;
  }
}
