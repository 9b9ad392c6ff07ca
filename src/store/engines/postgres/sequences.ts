import type { IdTable, NextIds, SqlConnection } from '../connection.js';
import type { LongTransaction } from '../engine.js';

/** The sequences of the tables. */
const sequences = {
  objects: "pg_get_serial_sequence('objects', 'id')",
  entries: "pg_get_serial_sequence('entries', 'id')",
  choices: "pg_get_serial_sequence('choices', 'id')",
} as const satisfies Record<IdTable, string>;

/** Ids of the sequences: no rollback gives one out twice. */
export async function nextIds(session: SqlConnection, table: IdTable, count: number): Promise<readonly number[]> {
  const text = `SELECT nextval(${sequences[table]}) AS id FROM generate_series(1, CAST(? AS integer))`;
  return (await session.rows<{ readonly id: number }>(text, [count])).map(({ id }) => id);
}

/** Distance from the next ids to those of a large transaction that is rolled back. */
const apart = 10_000_000;

/**
 * The ids that come next, which stay the next ones: for one transaction that is rolled back. A transaction that takes one of them meanwhile
 * waits for the end of this one, so a large one takes ids apart from those.
 */
export function idsAhead({ isLarge = false }: LongTransaction): NextIds {
  const last = new Map<IdTable, number>();
  return async (session, table, count) => {
    const known = last.get(table) ?? (await lastOf(session, table)) + (isLarge ? apart : 0);
    last.set(table, known + count);
    return Array.from({ length: count }, (_, index) => known + 1 + index);
  };
}

async function lastOf(session: SqlConnection, table: IdTable): Promise<number> {
  const text = `SELECT COALESCE(pg_sequence_last_value(CAST(${sequences[table]} AS regclass)), 0) AS id`;
  return (await session.rows<{ readonly id: number }>(text, []))[0]?.id ?? 0;
}
