import type { DataSource } from 'typeorm';
import type { IdTable, NextIds, SqlConnection } from '../connection.js';
import type { LongTransaction } from '../engine.js';
import { enterEpoch } from './epochs.js';
import type { Server } from './primary.js';

/** The sequences of the tables. */
const sequences = {
  objects: "pg_get_serial_sequence('objects', 'id')",
  entries: "pg_get_serial_sequence('entries', 'id')",
  choices: "pg_get_serial_sequence('choices', 'id')",
  reports: "pg_get_serial_sequence('reports', 'id')",
  import_profiles: "pg_get_serial_sequence('import_profiles', 'id')",
  livestatus: "pg_get_serial_sequence('livestatus', 'id')",
  definitions: "pg_get_serial_sequence('definitions', 'id')",
} as const satisfies Record<IdTable, string>;

const idTables = Object.keys(sequences) as readonly IdTable[];

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
  /** The highest that was taken; 0 before the first one. */
  last: number;
}

/**
 * Ids of the sequences: no rollback gives one out twice. Some are taken before they are needed, together with other statements, so that a new
 * record costs no round trip for its id.
 */
export class SequenceIds {
  /** The server that gave the spare ids; `undefined` before there were any. */
  server: Server | undefined;
  private spares: Readonly<Record<IdTable, Spares>>;
  private entering: Promise<void> | undefined;

  constructor(wanted = sparesAtFirst) {
    this.spares = sparesOf(() => ({ ids: [], wanted, isFilling: false, last: 0 }));
  }

  /** Goes on with ids of the server that a pool leads to now: spare ones that another server gave are forgotten. */
  enter(source: DataSource): Promise<void> {
    this.entering ??= this.renew(source).finally(() => {
      this.entering = undefined;
    });
    return this.entering;
  }

  private async renew(source: DataSource): Promise<void> {
    const takenTables = idTables.filter(table => this.spares[table].last > 0);
    this.server = await enterEpoch(
      source,
      takenTables.map(table => ({ sequence: sequences[table], last: this.spares[table].last })),
    );
    // Transactions from before put the ids that they still take among the former ones.
    this.spares = sparesOf(table => ({ ...this.spares[table], ids: [], isFilling: false }));
  }

  readonly next: NextIds = (session, table, count) => {
    const spares = this.spares[table];
    if (spares.ids.length < count) return takeIds(session, spares, table, count);
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

function sparesOf(of: (table: IdTable) => Spares): Readonly<Record<IdTable, Spares>> {
  return {
    objects: of('objects'),
    entries: of('entries'),
    choices: of('choices'),
    reports: of('reports'),
    import_profiles: of('import_profiles'),
    livestatus: of('livestatus'),
    definitions: of('definitions'),
  };
}

/** Ids of which some have to be waited for. Twice as many are spare from now on. */
async function takeIds(session: SqlConnection, spares: Spares, table: IdTable, count: number): Promise<readonly number[]> {
  const ids = spares.ids.splice(0);
  const missing = count - ids.length;
  const more = await numbers(session, spares, table, missing + spares.wanted);
  spares.wanted = Math.min(spares.wanted * 2, sparesAtMost);
  keep(spares, more.splice(missing));
  return [...ids, ...more];
}

/** Takes spare ids by the same transaction, which does not wait for them. Where it fails, a later one takes them. */
async function fill(session: SqlConnection, spares: Spares, table: IdTable): Promise<void> {
  if (spares.isFilling) return;
  spares.isFilling = true;
  try {
    keep(spares, await numbers(session, spares, table, spares.wanted));
  } catch {
    // The failure is that of the transaction.
  } finally {
    spares.isFilling = false;
  }
}

function keep(spares: Spares, more: readonly number[]): void {
  spares.ids = [...spares.ids, ...more].sort((one, other) => one - other);
}

async function numbers(session: SqlConnection, spares: Spares, table: IdTable, count: number): Promise<number[]> {
  const text = `SELECT nextval(${sequences[table]}) AS id FROM generate_series(1, CAST(? AS integer))`;
  const ids = (await session.rows<{ readonly id: number }>(text, [count])).map(({ id }) => id);
  spares.last = Math.max(spares.last, ids.at(-1) ?? 0);
  return ids;
}

async function lastOf(session: SqlConnection, table: IdTable): Promise<number> {
  const text = `SELECT COALESCE(pg_sequence_last_value(CAST(${sequences[table]} AS regclass)), 0) AS id`;
  return (await session.rows<{ readonly id: number }>(text, []))[0]?.id ?? 0;
}
