import type { Awaitable } from '../../rpc/awaitable.js';
import type { SendStatement, SqlReads, SqlSession, StatementResult } from './connection.js';
import { failureOf } from './failures.js';
import type { RowLimit } from './row-limit.js';
import type { SqlDialect, Value } from './sql-dialect.js';

/** Reads what is committed. */
export class ReadSession implements SqlSession {
  readonly isIndexed = true;
  readonly dialect: SqlDialect;
  readonly choicesKept: SqlReads['choicesKept'];
  private readonly ask: SendStatement;
  private readonly limit: RowLimit;

  constructor(dialect: SqlDialect, ask: SendStatement, limit: RowLimit, choicesKept?: SqlReads['choicesKept']) {
    this.dialect = dialect;
    this.choicesKept = choicesKept;
    this.ask = ask;
    this.limit = limit;
  }

  rows<Row>(text: string, values: readonly Value[], limit = this.limit): Awaitable<Row[]> {
    try {
      const result = this.ask(this.dialect.text(text), values, limit);
      return result instanceof Promise ? this.later(result) : (result.records as Row[]);
    } catch (error) {
      throw failureOf(error).error;
    }
  }

  private async later<Row>(result: Promise<StatementResult>): Promise<Row[]> {
    try {
      return (await result).records as Row[];
    } catch (error) {
      throw failureOf(error).error;
    }
  }

  rowsWithoutAppends<Row>(text: string, values: readonly Value[]): Awaitable<Row[]> {
    return this.rows(text, values);
  }

  get whole(): SqlSession {
    return this;
  }

  isHeld(): boolean {
    return false;
  }

  hold(): Promise<never> {
    return Promise.reject(new Error('Outside a transaction nothing is locked'));
  }

  lock(): Promise<never> {
    return this.hold();
  }

  claim(): Promise<never> {
    return this.hold();
  }

  made(): never {
    throw new Error('Outside a transaction nothing is made');
  }

  count(): Promise<number> {
    return Promise.reject(new Error('Outside a transaction nothing is changed'));
  }

  apply(): Promise<number> {
    return this.count();
  }

  nextIds(): Promise<readonly number[]> {
    return Promise.reject(new Error('Outside a transaction no ids are given out'));
  }
}
