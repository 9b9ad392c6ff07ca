import type { VisibilityScope } from '../../domain/storage/visibility-scope.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { SqlSession } from '../engines/connection.js';
import type { RowLimit } from '../engines/row-limit.js';
import { SessionView } from '../engines/session-view.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';
import { LatestTypes } from './clauses/latest-types.js';
import { canSeeType, isByType } from './clauses/scope-conditions.js';
import { allObjects, scopedHistory } from './clauses/scoped-history.js';
import { type Scoped, scopedTables } from './clauses/scoped-tables.js';

/** SQL of a visibility scope: definitions in front of the tables of the same names. */
export class Scoping {
  /** The condition on objects that are held: locks do not reach through definitions. */
  readonly held: string;
  private readonly definitions: string;
  private readonly dialect: SqlDialect;

  /** With `present`, the tables that the dialect names are those of the past, and `present` names those of now. */
  constructor(scope: VisibilityScope, dialect: SqlDialect, present?: SqlDialect['real']) {
    this.dialect = dialect;
    this.held = ` AND ${canSeeType(scope)}`;
    const latest = present && isByType(scope) ? new LatestTypes(scope, present) : undefined;
    const scoped: Scoped = { scope, real: dialect.real, latest };
    const texts = { ...scopedTables, ...scopedHistory };
    const tables = Object.entries(texts).map(([table, seen]) => [table, seen(scoped)] as const);
    const all = [...(latest ? [latest.definition] : []), allObjects(dialect), ...tables];
    this.definitions = all.map(([table, text]) => `${table} AS NOT MATERIALIZED (${text})`).join(', ');
  }

  /** The question as it is asked of what is seen. */
  text(question: string): string {
    return this.dialect.defining(this.definitions, question);
  }
}

/** A connection that reads what is seen. Changes meet the tables themselves: what is changed was read before, and a sysid is unique among all. */
export class ScopedSession extends SessionView {
  private readonly narrowing: Scoping;

  constructor(beneath: SqlSession, narrowing: Scoping) {
    super(beneath);
    this.narrowing = narrowing;
  }

  /** Choices are there for everybody. */
  get choicesKept(): SqlSession['choicesKept'] {
    return this.beneath.choicesKept;
  }

  override rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): MaybePromise<Row[]> {
    return super.rows(this.narrowing.text(text), values, limit);
  }

  override rowsWithoutBuffered<Row>(text: string, values: readonly Value[]): MaybePromise<Row[]> {
    return this.rows(text, values);
  }

  override lockForUpdate<Row>(object: number, text: string, values: readonly Value[]): MaybePromise<Row[]> {
    return super.lockForUpdate(object, text + this.narrowing.held, values);
  }
}
