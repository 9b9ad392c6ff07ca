import type { DataSource, QueryRunner } from 'typeorm';
import type { SendStatement, StatementResult } from '../connection.js';
import type { RowLimit } from '../row-limit.js';
import type { Value } from '../sql-dialect.js';
import { QueryRunnerAlreadyReleasedError } from '../typeorm.js';
import { disconnect } from './pool.js';
import type { PreparingClient } from './preparing-client.js';

/** A connection of a pool while one transaction has it. The driver takes one statement at a time; work may ask for several at once. */
export class TransactionConnection {
  private last: Promise<unknown> = Promise.resolve();
  /** The incarnation of the server, known once a statement was sent. */
  server: Promise<string | undefined> = Promise.resolve(undefined);
  private readonly runner: QueryRunner;

  constructor(source: DataSource) {
    this.runner = source.createQueryRunner();
  }

  readonly ask: SendStatement = (text, values, limit) => {
    const answer = this.last.then(() => this.send(text, values, limit));
    this.last = answer.catch(() => undefined);
    return answer;
  };

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

  /** The driver itself: by way of the data source each statement costs more than by its own way. */
  private async send(text: string, values: readonly Value[], limit: RowLimit | undefined): Promise<StatementResult> {
    // A connection that breaks is taken back at once.
    if (this.runner.isReleased) throw new QueryRunnerAlreadyReleasedError();
    const client = await this.client();
    return client.run(text, values, limit);
  }

  private async client(): Promise<PreparingClient> {
    const client: PreparingClient = await this.runner.connect();
    this.server = client.server;
    return client;
  }
}
