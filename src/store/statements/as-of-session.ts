import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { SqlSession } from '../engines/connection.js';
import type { RowLimit } from '../engines/row-limit.js';
import { SessionView } from '../engines/session-view.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { type AsOf, tablesAsOf, thenNamed } from './as-of.js';
import { scopedTables } from './clauses/scoped-tables.js';

const unscopedTables = tablesAsOf.filter(table => !(table in scopedTables));

/** A table as it was, where a scope defines one of the same name; changes are those of all times. */
function realThen(table: string, { real }: SqlDialect): string {
  return tablesAsOf.some(each => each === table) ? thenNamed(table) : real(table);
}

/** A connection that reads the tables as they were; nothing is locked or written by it. */
export class AsOfSession extends SessionView {
  private readonly own: Pick<SqlSession, 'dialect' | 'whole'>;
  private readonly asOf: AsOf;
  private readonly asked: readonly string[];

  /** With `whole` a scope defines tables over those of this connection, and that one is met where nothing is scoped. */
  constructor(present: SqlSession, asOf: AsOf, whole?: SqlSession) {
    super(present);
    this.asOf = asOf;
    this.asked = whole ? unscopedTables : tablesAsOf;
    const { dialect } = present;
    this.own = { whole: whole ?? this, dialect: whole ? { ...dialect, real: table => realThen(table, dialect) } : dialect };
  }

  override get whole(): SqlSession {
    return this.own.whole;
  }

  override get isIndexed(): boolean {
    return false;
  }

  override get dialect(): SqlDialect {
    return this.own.dialect;
  }

  override rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): MaybePromise<Row[]> {
    return super.rows(this.asOf.text(text, this.asked), this.asOf.values(values), limit);
  }

  override rowsWithoutBuffered<Row>(text: string, values: readonly Value[]): MaybePromise<Row[]> {
    return this.rows(text, values);
  }
}
