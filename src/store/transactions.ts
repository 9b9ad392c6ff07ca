import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { Turnstile } from '../domain/turnstile.js';
import { type Ask, type NextIds, TransactionSession } from './connection.js';
import { postgresDialect } from './dialect.js';
import type { StoreOptions, Timing, Work } from './engine.js';
import { refusal } from './failures.js';
import { disconnect, poolSize } from './postgres-connections.js';

const retriesAtMost = 5;
const begin = 'BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE';
const beginFast = `${begin}; SET LOCAL synchronous_commit = off`;

/** Another transaction was in the way; this one may be run again. */
class Crossed extends Error {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('Another transaction was in the way');
    this.cause = cause;
  }
}

/** Runs transactions side by side, each on a connection of a pool. */
export class Transactions {
  private active = 0;
  private isClosing = false;
  private onIdle: (() => void) | undefined;
  private readonly turnstile: Turnstile;
  private readonly source: DataSource;
  private readonly begin: string;
  private readonly nextIds: NextIds;
  private readonly timing: Timing;

  constructor(source: DataSource, durability: StoreOptions['durability'], nextIds: NextIds, timing: Timing) {
    this.source = source;
    this.begin = durability === 'full' ? begin : beginFast;
    this.nextIds = nextIds;
    this.timing = timing;
    this.turnstile = new Turnstile(poolSize, timing.limits);
  }

  /** Transactions that wait for a connection. */
  get waiting(): number {
    return this.turnstile.waiting;
  }

  /** Runs work in a transaction; again, if only another transaction was in its way. */
  async run<T>(work: Work<T>): Promise<T> {
    if (this.isClosing) throw refusal('Stopping');
    this.active++;
    const { limits, elapsed } = this.timing;
    try {
      await this.turnstile.enter();
      return await this.repeat(work, elapsed() + limits.transaction).finally(() => this.turnstile.leave());
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
    await this.source.destroy();
  }

  private async repeat<T>(work: Work<T>, deadline: number): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        return await this.attempt(work, deadline);
      } catch (error) {
        if (!(error instanceof Crossed)) throw error;
        if (attempt === retriesAtMost) throw error.cause;
        await wait(Math.random() * 10 * 2 ** attempt);
      }
    }
  }

  private async attempt<T>(work: Work<T>, deadline: number): Promise<T> {
    const runner = this.source.createQueryRunner();
    try {
      return await this.perform(runner, work, deadline);
    } finally {
      await runner.release();
    }
  }

  private async perform<T>(runner: QueryRunner, work: Work<T>, deadline: number): Promise<T> {
    const ask = inOrder(runner);
    const session = new TransactionSession(postgresDialect, ask, this.nextIds, deadline, this.timing.elapsed);
    try {
      await session.count(this.begin, []);
      const result = await withinTime(work(session), this.timing.limits.transaction);
      await session.count('COMMIT', []);
      const failure = session.end();
      if (failure) throw failure.error;
      return result;
    } catch (error) {
      const failure = session.end();
      await rollBack(runner, ask, failure?.isLost || error === overdue);
      throw failure?.mayRetry ? new Crossed(error) : error;
    }
  }
}

/** The driver takes one statement at a time; work may ask for several at once. */
function inOrder(runner: QueryRunner): Ask {
  let last: Promise<unknown> = Promise.resolve();
  return (text, values) => {
    const answer = last.then(() => runner.query(text, values as unknown[], true));
    last = answer.catch(() => undefined);
    return answer;
  };
}

const overdue = refusal('TimedOut', new Error('a transaction did not end within its time'));

/** Work that never ends must not keep its connection. */
async function withinTime<T>(work: Promise<T>, limit: number): Promise<T> {
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

async function rollBack(runner: QueryRunner, ask: Ask, isLost: boolean): Promise<void> {
  try {
    if (!isLost) await ask('ROLLBACK', []);
  } catch {
    isLost = true;
  }
  if (isLost) await disconnect(runner);
}
