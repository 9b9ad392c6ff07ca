import { setImmediate as turn } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { SendStatement, StatementResult } from '../connection.js';
import type { Timing } from '../engine.js';
import { failureOf } from '../failures.js';
import { disconnect } from './pool.js';
import type { PreparingClient } from './preparing-client.js';
import { QuickStatements } from './quick-statements.js';

/**
 * Runs statements on connections of a pool. Quick ones that are asked for in one turn of the event loop are sent together, on one connection
 * and in one round trip: a write to a socket takes as long as a read by key. How quick they are is measured by the clock of `timing`.
 */
export function groupReads(source: DataSource, { elapsed }: Pick<Timing, 'elapsed'>): SendStatement {
  const quick = new QuickStatements();
  let open: Group | undefined;
  const beginGroup = (): Group => {
    const group = new Group(quick, elapsed);
    void turn().then(() => {
      if (open === group) open = undefined;
      return group.send(source);
    });
    return group;
  };
  return (text, values, limit) => {
    if (!quick.has(text)) return beginGroup().ask(text, values, limit);
    open ??= beginGroup();
    return open.ask(text, values, limit);
  };
}

/** Statements that are sent together. */
class Group {
  private readonly results = new Map<string, Promise<StatementResult>>();
  private readonly texts: string[] = [];
  private readonly client: Promise<PreparingClient>;
  private connect: (client: Promise<PreparingClient>) => void = () => {};
  private readonly quick: QuickStatements;
  private readonly elapsed: Timing['elapsed'];

  constructor(quick: QuickStatements, elapsed: Timing['elapsed']) {
    this.quick = quick;
    this.elapsed = elapsed;
    this.client = new Promise(resolve => {
      this.connect = resolve;
    });
  }

  /** Equal questions, such as that for the key of many calls, have one result. */
  ask(...[text, values, limit]: Parameters<SendStatement>): Promise<StatementResult> {
    const question = `${limit?.characters} ${JSON.stringify(values)} ${text}`;
    const same = this.results.get(question);
    if (same) return same.then(copyResult);
    const result = this.client.then(client => client.run(text, values, limit));
    this.results.set(question, result);
    this.texts.push(text);
    return result;
  }

  /** Sends them on a connection, and gives it back once all results are there. */
  async send(source: DataSource): Promise<void> {
    const runner = source.createQueryRunner();
    const client: Promise<PreparingClient> = runner.connect();
    this.connect(client);
    try {
      await client;
      if (await this.isLost()) await disconnect(runner);
    } catch {
      // Each of the statements has failed with this error.
    }
    await runner.release();
  }

  /** Waits for the results, which come in their order. Returns whether the connection is of no more use. */
  private async isLost(): Promise<boolean> {
    let isLost = false;
    let since = this.elapsed();
    for (const [at, result] of [...this.results.values()].entries()) {
      await result.catch(error => {
        isLost ||= failureOf(error).isLost;
      });
      const now = this.elapsed();
      this.quick.note(this.texts[at] ?? '', now - since);
      since = now;
    }
    return isLost;
  }
}

/** Each caller may change the rows that it was given. */
function copyResult({ records, ...result }: StatementResult): StatementResult {
  return { ...result, records: (records as object[]).map(row => ({ ...row })) };
}
