import type { TextOrder } from '../../attributes/text-orders.js';
import type { Strength } from './locks.js';
import type { SearchDialect } from './search-dialect.js';

/** Parameter of a statement. */
export type Value = string | number | null | readonly (string | number)[];

/** A member of a JSON text in SQL. */
export interface Member {
  readonly text: string;
  readonly number: string;
  readonly json: string;
  readonly elements: string;
}

export type Extreme = 'MIN' | 'MAX';

/** How transactions lock what they meet in. */
export interface LockTexts {
  /** Ends a statement whose rows are locked. */
  readonly rows: Readonly<Record<Strength, string>>;
  /** Ends such a statement, which fails where rows are taken. */
  readonly withoutWaiting: string;
  readonly name: string;
  /** Locks a name only where nobody has it, and answers whether it `isFree`. */
  readonly nameIfFree: string;
  /** A column with the id of the transaction, which the locks of names answer as well. */
  readonly transactionId: string;
}

/** Which change sets `s` were committed between two moments. */
export interface CommitOrder {
  /** A text that stands for what is committed at this moment; empty where numbers ascend in the order of commits. */
  readonly snapshot: string;
  /** Whether a change set was committed after one snapshot and until another; absent where numbers ascend in the order of commits. */
  readonly isBetween?: (from: string, until: string) => { readonly text: string; readonly values: readonly Value[] };
  /** A text that changes where ids of transactions begin anew: with the server, its timeline, or the table. */
  readonly server: string;
}

/** Where the engines differ in SQL. Statements are written once, with `?` for a value and `IN (?*)` for a list. */
export interface SqlDialect {
  /** The statement as the engine takes it. */
  text(written: string): string;
  /** A list as it is bound to `IN (?*)`. */
  list(values: readonly (string | number)[]): Value;
  /** A table itself, where a definition of the same name stands before it. */
  real(table: string): string;
  /** A question led by definitions. */
  defining(definitions: string, question: string): string;
  /** Rows as one JSON text: an array of the values of these columns for each. */
  arrays(columns: readonly string[], from: string): string;
  /** A JSON list of objects that is bound, as rows `r` of a table; absent where a statement costs no way to a server. */
  readonly rowsOf?: (table: string) => string;
  /** A row that refuses the transaction where its value is not the version of the schema; absent where that costs no way to a server. */
  readonly schemaGuard?: string;
  /** The number of a change set that is written with its rows. */
  readonly nextNumber?: string;
  /** A JSON object that is bound, as rows of a `name` and its whole number `rank`. */
  readonly ranked: string;
  /** A JSON object of texts that is bound, as rows of a `name` and its `title`. */
  readonly named: string;
  /** A column whose index shall not be used: without statistics of the table a planner assumes that any status is rare. */
  unindexed(column: string): string;
  /** A condition that a column has one of the few values of a question: they are found first, whatever a planner assumes of their number. */
  isOneOfFew(column: string, question: string): string;
  /** Joins to each row `r` the objects `p` whose ids are asked for. */
  each(ids: string): string;
  /**
   * The least or the greatest value of a column among the rows that meet a condition: one row is read, or one of each level of an index that
   * has levels. The condition binds no values.
   */
  extreme(which: Extreme, column: string, from: string, condition: string): string;
  /** A text that is compared byte by byte. */
  bytewise(text: string): string;
  /** The ordering form of a text. */
  ordering(order: TextOrder, text: string): string;
  /** A member of a JSON text: as a text, a number, a JSON text, and rows `m` of its elements as texts; null where it is not there. */
  member(values: string, path: readonly string[]): Member;
  /** Ends a statement whose rows no other transaction may remove until this one ends. */
  readonly keeping: string;
  /** Ends a statement that waits for who keeps its rows, and keeps others from doing so until this transaction ends. */
  readonly removing: string;
  /** Ends a statement whose rows no other transaction may change until this one ends, while others may hold them likewise. */
  readonly sharing: string;
  /** Ends a statement that leaves out rows that another transaction changes. */
  readonly skipping: string;
  /**
   * Whether the JSON text of a column holds an id, alone or in a list, at this path: an attribute, or a column of its rows. Takes
   * `paths` and the `held` id as values.
   */
  holds(
    column: string,
    path: readonly [attribute: string, field?: string],
  ): { readonly text: string; readonly paths: readonly string[] };
  /** An id as `holds` takes it. */
  held(id: number | string): Value;
  /** Asks for the last `number` that a change set was given, perhaps one that is not committed. */
  readonly latestNumber: string;
  /** How objects and names are locked until a transaction ends; `undefined` where there are no others. */
  readonly locking: LockTexts | undefined;
  readonly search: SearchDialect;
  readonly commitOrder: CommitOrder;
}

/** A text, or texts by name, that differ by dialect, made once for each: a new one would be hashed for each statement. */
export function textByDialect<Text>(make: (dialect: SqlDialect) => Text): (dialect: SqlDialect) => Text {
  const known = new Map<SqlDialect, Text>();
  return dialect => {
    const text = known.get(dialect) ?? make(dialect);
    known.set(dialect, text);
    return text;
  };
}

/** How a question begins that brings definitions of its own. */
export const ownDefinitions = /^\s*WITH\s+(RECURSIVE\s+)?/i;

/** Most statements are constant texts, so each is translated once; callers of lists make others, without end. */
const mostKnown = 2000;

/** Translates statements, each text once. */
export function memoizeTranslation(translate: (written: string) => string): (written: string) => string {
  const known = new Map<string, string>();
  return written => {
    const text = known.get(written) ?? translate(written);
    if (!known.has(written)) {
      if (known.size >= mostKnown) known.clear();
      known.set(written, text);
    }
    return text;
  };
}
