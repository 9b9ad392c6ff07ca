import type { DataSource, QueryRunner } from 'typeorm';
import type { SendStatement } from '../connection.js';
import { type Failure, failureOf } from '../failures.js';
import { QueryRunnerAlreadyReleasedError } from '../typeorm.js';
import { disconnect } from './pool.js';
import type { PreparingClient } from './preparing-client.js';
import type { Server } from './primary.js';

/** Error code for statements of a transaction in which one has failed. */
const isAborted = '25P02';

/** A connection of a pool while one transaction has it. Statements are sent one after another, and none waits for the results of those before it. */
export class TransactionConnection {
  /** Known once a statement was answered. */
  server: Server | undefined;
  private readonly runner: QueryRunner;
  private ready: Promise<PreparingClient> | undefined;
  private begun: Promise<unknown> | undefined;
  private cause: unknown;

  constructor(source: DataSource) {
    this.runner = source.createQueryRunner();
  }

  /** The failure of a statement of which nobody waited for the result. */
  get failure(): Failure | undefined {
    return this.cause === undefined ? undefined : failureOf(this.cause);
  }

  /** Begins the transaction; the first read goes to the server together with this. */
  begin(text: string): void {
    this.begun = this.send(client => client.run(text, []));
    this.begun.catch(() => {});
  }

  readonly ask: SendStatement = (text, values, limit, known) => {
    // Without its transaction a change would be one of its own.
    if (this.begun && !text.startsWith('SELECT')) this.waitForBegin(this.begun);
    if (text.startsWith('ROLLBACK TO')) this.cause = undefined;
    const result = this.send(client => client.run(text, values, limit));
    if (!known) return result;
    result.catch(() => {});
    return known;
  };

  /** Returns `false` where the server rolled back instead. */
  commit(): Promise<boolean> {
    if (this.begun) this.waitForBegin(this.begun);
    return this.send(client => client.commit());
  }

  async rollBack(): Promise<void> {
    await Promise.resolve(this.ask('ROLLBACK', [])).catch(() => this.disconnect());
  }

  /** Keeps a connection that waits for an unheard server from being used again. */
  disconnect(): Promise<void> {
    return disconnect(this.runner);
  }

  /** Gives the connection back to the pool. */
  release(): Promise<void> {
    return this.runner.release();
  }

  private waitForBegin(begun: Promise<unknown>): void {
    const { client } = this;
    this.begun = undefined;
    this.ready = begun.then(() => client);
    this.ready.catch(() => {});
  }

  /** The driver itself: by way of the data source each statement costs more than by its own way. */
  private async send<Result>(run: (client: PreparingClient) => Promise<Result>): Promise<Result> {
    const client = await this.client;
    // A connection that breaks is taken back at once.
    if (this.runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    try {
      return await run(client);
    } catch (error) {
      throw this.causeOf(error);
    }
  }

  /** The first failure: the statements after it, which were sent already, tell no more than that. */
  private causeOf(error: unknown): unknown {
    const isFirst = !(error instanceof Error && 'code' in error && error.code === isAborted);
    this.cause = isFirst ? error : (this.cause ?? error);
    return this.cause;
  }

  private get client(): Promise<PreparingClient> {
    this.ready ??= this.connect();
    return this.ready;
  }

  private async connect(): Promise<PreparingClient> {
    const client: PreparingClient = await this.runner.connect();
    this.server = client.server;
    return client;
  }
}
