import type { SqlReads } from '../connection.js';

/**
 * The snapshot of a statement: its text is another one after each transaction that ended. A server that was started anew may give transaction
 * ids again that it lost in a crash, so the text has the time of its start; a standby leaves running transactions out of the text.
 */
const asked = `SELECT CASE WHEN pg_is_in_recovery() THEN NULL
  ELSE pg_current_snapshot()::text || ' ' || pg_postmaster_start_time()::text END AS state`;

/** Asks for what is committed. All that ask in one turn of the event loop share one statement, which is sent after that turn. */
export function committedState(reading: SqlReads): () => Promise<string | undefined> {
  return async () => {
    const [row] = await reading.rows<{ readonly state: string | null }>(asked, []);
    return row?.state ?? undefined;
  };
}
