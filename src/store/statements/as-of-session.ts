import type { IdTable, SqlSession } from '../engines/connection.js';
import type { RowLimit } from '../engines/row-limit.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { type AsOf, tablesAsOf, thenNamed } from './as-of.js';
import { scopedTables } from './scoping.js';

const unscopedTables = tablesAsOf.filter(table => !(table in scopedTables));

/** A table as it was, where a scope defines one of the same name; changes are those of all times. */
function realThen(table: string, { real }: SqlDialect): string {
  return tablesAsOf.some(each => each === table) ? thenNamed(table) : real(table);
}

/** A connection that reads the tables as they were; nothing is locked or written by it. */
export class AsOfSession implements SqlSession {
  readonly dialect: SqlDialect;
  readonly whole: SqlSession;
  private readonly present: SqlSession;
  private readonly asOf: AsOf;
  private readonly asked: readonly string[];

  /** With `whole` a scope defines tables over those of this connection, and that one is met where nothing is scoped. */
  constructor(present: SqlSession, asOf: AsOf, whole?: SqlSession) {
    this.present = present;
    this.asOf = asOf;
    this.whole = whole ?? this;
    this.asked = whole ? unscopedTables : tablesAsOf;
    this.dialect = whole ? { ...present.dialect, real: table => realThen(table, present.dialect) } : present.dialect;
  }

  rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): Promise<Row[]> {
    return this.present.rows(this.asOf.text(text, this.asked), this.asOf.values(values), limit);
  }

  rowsWithoutAppends<Row>(text: string, values: readonly Value[]): Promise<Row[]> {
    return this.rows(text, values);
  }

  count(text: string, values: readonly Value[]): Promise<number> {
    return this.present.count(text, values);
  }

  hold<Row>(object: number, text: string, values: readonly Value[]): Promise<Row[]> {
    return this.present.hold(object, text, values);
  }

  isHeld(object: number): boolean {
    return this.present.isHeld(object);
  }

  lock(...given: Parameters<SqlSession['lock']>): Promise<void> {
    return this.present.lock(...given);
  }

  claim(name: string): Promise<void> {
    return this.present.claim(name);
  }

  made(object: number): void {
    this.present.made(object);
  }

  nextIds(table: IdTable, count: number): Promise<readonly number[]> {
    return this.present.nextIds(table, count);
  }
}
