import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { SendStatement, SqlReads, SqlSession, StatementResult } from './connection.js';
import { failureOf } from './failures.js';
import type { RowLimit } from './row-limit.js';
import type { SqlDialect, Value } from './sql-dialect.js';

/** Reads what is committed. */
export class ReadSession implements SqlSession {
  readonly isIndexed = true;
  readonly dialect: SqlDialect;
  readonly choicesKept: SqlReads['choicesKept'];
  readonly versionKept: SqlReads['versionKept'];
  private readonly ask: SendStatement;
  private readonly limit: RowLimit;

  constructor(
    dialect: SqlDialect,
    ask: SendStatement,
    limit: RowLimit,
    kept: Pick<SqlReads, 'choicesKept' | 'versionKept'> = {},
  ) {
    this.dialect = dialect;
    this.choicesKept = kept.choicesKept;
    this.versionKept = kept.versionKept;
    this.ask = ask;
    this.limit = limit;
  }

  rows<Row>(text: string, values: readonly Value[], limit = this.limit): MaybePromise<Row[]> {
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

  rowsWithoutBuffered<Row>(text: string, values: readonly Value[]): MaybePromise<Row[]> {
    return this.rows(text, values);
  }

  get whole(): SqlSession {
    return this;
  }

  isHeld(): boolean {
    return false;
  }

  lockForUpdate(): Promise<never> {
    return Promise.reject(new Error('Outside a transaction nothing is locked'));
  }

  lock(): Promise<never> {
    return this.lockForUpdate();
  }

  advisoryLock(): Promise<never> {
    return this.lockForUpdate();
  }

  noteCreated(): never {
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
