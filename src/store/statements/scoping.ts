import type { VisibilityScope } from '../../domain/storage/visibility-scope.js';
import type { Awaitable } from '../../rpc/awaitable.js';
import type { SqlSession } from '../engines/connection.js';
import type { RowLimit } from '../engines/row-limit.js';
import { SessionView } from '../engines/session-view.js';
import type { SqlDialect, Value } from '../engines/sql-dialect.js';

/** Tables as a scope leaves them, in an order in which each may ask those before it. `real` is the table itself. */
export const scopedTables: Readonly<Record<string, (real: string, scope: VisibilityScope) => string>> = {
  objects: (real, scope) => `SELECT * FROM ${real} WHERE ${seenType(scope)}`,
  entries: (real, scope) => `SELECT * FROM ${real} entry
    WHERE EXISTS (SELECT 1 FROM objects owner WHERE owner.id = entry.object AND ${seenEntry(scope)})`,
  links: real => `SELECT * FROM ${real} link WHERE EXISTS (SELECT 1 FROM entries source WHERE source.id = link.entry)
    AND (link.target_object IS NULL OR EXISTS (SELECT 1 FROM objects target WHERE target.id = link.target_object))
    AND (link.target_entry IS NULL OR EXISTS (SELECT 1 FROM entries target WHERE target.id = link.target_entry))`,
  object_counts: (real, scope) => `SELECT * FROM ${real} WHERE ${seenType(scope)}`,
  object_types: real => `SELECT configured.type,
    (SELECT template.id FROM objects template WHERE template.id = configured.default_template) AS default_template
    FROM ${real} configured`,
};

/** The tables of all changes and of those of objects. A scope leaves them under other names: what the tables of the past are made of asks for all. */
const changeTables = { changes: 'changes', objectChanges: 'object_changes' } as const;
const seenTables = { changes: 'seen_changes', objectChanges: 'seen_object_changes' } as const;

/** The tables of the changes that are seen. */
export function changesSeen(isScoped: boolean): typeof changeTables | typeof seenTables {
  return isScoped ? seenTables : changeTables;
}

/** An object that is gone is there for nobody who is scoped, and with it its changes; choices and object types are part of none. */
function seenChanges(real: string, scope: VisibilityScope): string {
  return `SELECT * FROM ${real} change WHERE change.object IS NULL OR EXISTS (SELECT 1 FROM objects owner
    WHERE owner.id = change.object AND (change.kind = 'object' OR ${seenEntry(scope, 'change.category')}))`;
}

/** SQL of a visibility scope: definitions in front of the tables of the same names. */
export class Scoping {
  /** The condition on objects that are held: locks do not reach through definitions. */
  readonly held: string;
  private readonly definitions: string;
  private readonly dialect: SqlDialect;

  constructor(scope: VisibilityScope, dialect: SqlDialect) {
    const { real } = dialect;
    this.dialect = dialect;
    this.held = ` AND ${seenType(scope)}`;
    const tables = Object.entries(scopedTables).map(([table, seen]) => [table, seen(real(table), scope)] as const);
    const names = Object.keys(seenTables) as (keyof typeof seenTables)[];
    const changes = names.map(name => [seenTables[name], seenChanges(real(changeTables[name]), scope)] as const);
    this.definitions = [...tables, ...changes].map(([table, text]) => `${table} AS NOT MATERIALIZED (${text})`).join(', ');
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

  override rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): Awaitable<Row[]> {
    return super.rows(this.narrowing.text(text), values, limit);
  }

  override rowsWithoutAppends<Row>(text: string, values: readonly Value[]): Awaitable<Row[]> {
    return this.rows(text, values);
  }

  override hold<Row>(object: number, text: string, values: readonly Value[]): Awaitable<Row[]> {
    return super.hold(object, text + this.narrowing.held, values);
  }
}

function seenType(scope: VisibilityScope): string {
  return anyOf(scope.map(({ objectTypes }) => isIn('type', objectTypes)));
}

function seenEntry(scope: VisibilityScope, category = 'entry.category'): string {
  return anyOf(scope.map(view => bothOf(isIn('owner.type', view.objectTypes), isIn(category, view.categories))));
}

/** A condition that is not there is met. */
function anyOf(conditions: readonly (string | undefined)[]): string {
  return conditions.includes(undefined) ? '1 = 1' : `(${['1 = 0', ...conditions].join(' OR ')})`;
}

function bothOf(one: string | undefined, other: string | undefined): string | undefined {
  return one !== undefined && other !== undefined ? `${one} AND ${other}` : (one ?? other);
}

function isIn(column: string, constants: readonly string[] | undefined): string | undefined {
  if (constants === undefined) return undefined;
  return constants.length > 0 ? `${column} IN (${constants.map(quoted).join(', ')})` : '1 = 0';
}

/** Constants are the only texts that become part of a statement; the catalogue permits them no other characters. */
function quoted(constant: string): string {
  if (!/^\w+$/.test(constant)) throw new Error('A scope consists of constants');
  return `'${constant}'`;
}
