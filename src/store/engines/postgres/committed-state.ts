import type { SqlReads } from '../connection.js';

/**
 * The snapshot of a statement: its text is another one after each transaction that ended. A server that was started anew may give transaction
 * ids again that it lost in a crash, so the text has the time of its start.
 */
const asked = "SELECT pg_current_snapshot()::text || ' ' || pg_postmaster_start_time()::text AS state";

/** Asks for what is committed. All that ask in one turn of the event loop share one statement, which is sent after that turn. */
export function createCommittedState(reading: SqlReads): () => Promise<string | undefined> {
  return async () => {
    const [row] = await reading.rows<{ readonly state: string }>(asked, []);
    return row?.state;
  };
}
