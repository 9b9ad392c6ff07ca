import type { IdTable, SqlSession } from '../engines/connection.js';
import type { Strength } from '../engines/locks.js';
import type { RowLimit } from '../engines/row-limit.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';

/** A connection that notes the objects that are locked by it: what a transaction relies on. */
export class NotedLocks implements SqlSession {
  readonly objects = new Set<number>();
  private readonly beneath: SqlSession;

  constructor(beneath: SqlSession) {
    this.beneath = beneath;
  }

  get whole(): SqlSession {
    return this;
  }

  get dialect(): SqlDialect {
    return this.beneath.dialect;
  }

  get appends(): SqlSession['appends'] {
    return this.beneath.appends;
  }

  rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): Promise<Row[]> {
    return this.beneath.rows(text, values, limit);
  }

  rowsWithoutAppends<Row>(text: string, values: readonly Value[]): Promise<Row[]> {
    return this.beneath.rowsWithoutAppends(text, values);
  }

  hold<Row>(object: number, text: string, values: readonly Value[]): Promise<Row[]> {
    this.objects.add(object);
    return this.beneath.hold(object, text, values);
  }

  isHeld(object: number): boolean {
    return this.beneath.isHeld(object);
  }

  lock(objects: readonly number[], strength: Strength): Promise<void> {
    for (const object of objects) this.objects.add(object);
    return this.beneath.lock(objects, strength);
  }

  claim(name: string): Promise<void> {
    return this.beneath.claim(name);
  }

  made(object: number): void {
    this.beneath.made(object);
  }

  count(text: string, values: readonly Value[]): Promise<number> {
    return this.beneath.count(text, values);
  }

  nextIds(table: IdTable, count: number): Promise<readonly number[]> {
    return this.beneath.nextIds(table, count);
  }
}
