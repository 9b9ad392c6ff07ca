import type { Awaitable } from '../../rpc/awaitable.js';
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

  get appends(): SqlSession['appends'] {
    return this.beneath.appends;
  }

  rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): Awaitable<Row[]> {
    return this.beneath.rows(text, values, limit);
  }

  rowsWithoutAppends<Row>(text: string, values: readonly Value[]): Awaitable<Row[]> {
    return this.beneath.rowsWithoutAppends(text, values);
  }

  hold<Row>(object: number, text: string, values: readonly Value[]): Awaitable<Row[]> {
    return this.beneath.hold(object, text, values);
  }

  get holding(): SqlSession['holding'] {
    return this.beneath.holding;
  }

  isHeld(object: number): boolean {
    return this.beneath.isHeld(object);
  }

  lock(objects: readonly number[], strength: Strength): Awaitable<void> {
    return this.beneath.lock(objects, strength);
  }

  claim(name: string): Awaitable<void> {
    return this.beneath.claim(name);
  }

  made(object: number): void {
    this.beneath.made(object);
  }

  count(text: string, values: readonly Value[]): Awaitable<number> {
    return this.beneath.count(text, values);
  }

  apply(text: string, values: readonly Value[], rows: number): Awaitable<number> {
    return this.beneath.apply(text, values, rows);
  }

  nextIds(table: IdTable, count: number): Awaitable<readonly number[]> {
    return this.beneath.nextIds(table, count);
  }
}
