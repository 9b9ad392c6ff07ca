import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { IdTable, SqlSession } from './connection.js';
import type { Strength } from './locks.js';
import type { RowLimit } from './row-limit.js';
import type { SqlDialect, Value } from './sql-dialect.js';

/** A session that is met in another way; whatever a view does not say otherwise goes to the one beneath. */
export abstract class SessionView implements SqlSession {
  protected readonly beneath: SqlSession;

  constructor(beneath: SqlSession) {
    this.beneath = beneath;
  }

  get whole(): SqlSession {
    return this.beneath.whole;
  }

  get dialect(): SqlDialect {
    return this.beneath.dialect;
  }

  get isIndexed(): boolean {
    return this.beneath.isIndexed;
  }

  get bufferedInserts(): SqlSession['bufferedInserts'] {
    return this.beneath.bufferedInserts;
  }

  get versionKept(): SqlSession['versionKept'] {
    return this.beneath.versionKept;
  }

  rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): MaybePromise<Row[]> {
    return this.beneath.rows(text, values, limit);
  }

  rowsWithoutBuffered<Row>(text: string, values: readonly Value[]): MaybePromise<Row[]> {
    return this.beneath.rowsWithoutBuffered(text, values);
  }

  lockForUpdate<Row>(object: number, text: string, values: readonly Value[]): MaybePromise<Row[]> {
    return this.beneath.lockForUpdate(object, text, values);
  }

  get holding(): SqlSession['holding'] {
    return this.beneath.holding;
  }

  isHeld(object: number): boolean {
    return this.beneath.isHeld(object);
  }

  lock(objects: readonly number[], strength: Strength): MaybePromise<void> {
    return this.beneath.lock(objects, strength);
  }

  advisoryLock(name: string): MaybePromise<void> {
    return this.beneath.advisoryLock(name);
  }

  noteCreated(object: number): void {
    this.beneath.noteCreated(object);
  }

  count(text: string, values: readonly Value[]): MaybePromise<number> {
    return this.beneath.count(text, values);
  }

  apply(text: string, values: readonly Value[], rows: number): MaybePromise<number> {
    return this.beneath.apply(text, values, rows);
  }

  nextIds(table: IdTable, count: number): MaybePromise<readonly number[]> {
    return this.beneath.nextIds(table, count);
  }
}
