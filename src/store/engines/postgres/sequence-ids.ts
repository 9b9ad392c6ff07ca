import type { IdTable, NextIds, SqlConnection } from '../connection.js';
import type { LongTransaction } from '../engine.js';

/** The sequences of the tables. */
const sequences = {
  objects: "pg_get_serial_sequence('objects', 'id')",
  entries: "pg_get_serial_sequence('entries', 'id')",
  choices: "pg_get_serial_sequence('choices', 'id')",
  reports: "pg_get_serial_sequence('reports', 'id')",
  livestatus: "pg_get_serial_sequence('livestatus', 'id')",
} as const satisfies Record<IdTable, string>;

/** How many ids are taken from a sequence beyond those that are needed. They are lost at a stop, so few are, until many are needed. */
const sparesAtFirst = 8;
const sparesAtMost = 1024;

/** Distance from the next ids to those of a large transaction that is rolled back. */
const apart = 10_000_000;

/** Ids that were taken from a sequence, ascending, of which nobody has got any. */
interface Spares {
  ids: number[];
  wanted: number;
  isFilling: boolean;
}

/**
 * Ids of the sequences: no rollback gives one out twice. Some are taken before they are needed, together with other statements, so that a new
 * record costs no round trip for its id.
 */
export class SequenceIds {
  private readonly spares: Readonly<Record<IdTable, Spares>>;

  constructor(wanted = sparesAtFirst) {
    const none = (): Spares => ({ ids: [], wanted, isFilling: false });
    this.spares = { objects: none(), entries: none(), choices: none(), reports: none(), livestatus: none() };
  }

  readonly next: NextIds = (session, table, count) => {
    const spares = this.spares[table];
    if (spares.ids.length < count) return taken(session, spares, table, count);
    const ids = spares.ids.splice(0, count);
    if (spares.ids.length < spares.wanted / 2) void fill(session, spares, table);
    return ids;
  };

  /**
   * The ids that come next, which stay the next ones: for one transaction that is rolled back. A transaction that takes one of them meanwhile
   * waits for the end of this one, so a large one takes ids apart from those.
   */
  ahead({ isLarge = false }: LongTransaction): NextIds {
    const coming = new Map<IdTable, { readonly spare: number[]; last: number }>();
    return async (session, table, count) => {
      const known = coming.get(table) ?? {
        spare: isLarge ? [] : [...this.spares[table].ids],
        last: (await lastOf(session, table)) + (isLarge ? apart : 0),
      };
      coming.set(table, known);
      const ids = known.spare.splice(0, count);
      while (ids.length < count) ids.push(++known.last);
      return ids;
    };
  }
}

/** Ids of which some have to be waited for. Twice as many are spare from now on. */
async function taken(session: SqlConnection, spares: Spares, table: IdTable, count: number): Promise<readonly number[]> {
  const ids = spares.ids.splice(0);
  const missing = count - ids.length;
  const more = await numbers(session, table, missing + spares.wanted);
  spares.wanted = Math.min(spares.wanted * 2, sparesAtMost);
  keep(spares, more.splice(missing));
  return [...ids, ...more];
}

/** Takes spare ids by the same transaction, which does not wait for them. Where it fails, a later one takes them. */
async function fill(session: SqlConnection, spares: Spares, table: IdTable): Promise<void> {
  if (spares.isFilling) return;
  spares.isFilling = true;
  try {
    keep(spares, await numbers(session, table, spares.wanted));
  } catch {
    // The failure is that of the transaction.
  } finally {
    spares.isFilling = false;
  }
}

function keep(spares: Spares, more: readonly number[]): void {
  spares.ids = [...spares.ids, ...more].sort((one, other) => one - other);
}

async function numbers(session: SqlConnection, table: IdTable, count: number): Promise<number[]> {
  const text = `SELECT nextval(${sequences[table]}) AS id FROM generate_series(1, CAST(? AS integer))`;
  return (await session.rows<{ readonly id: number }>(text, [count])).map(({ id }) => id);
}

async function lastOf(session: SqlConnection, table: IdTable): Promise<number> {
  const text = `SELECT COALESCE(pg_sequence_last_value(CAST(${sequences[table]} AS regclass)), 0) AS id`;
  return (await session.rows<{ readonly id: number }>(text, []))[0]?.id ?? 0;
}
