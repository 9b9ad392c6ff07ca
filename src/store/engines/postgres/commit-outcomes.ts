import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Timing } from '../engine.js';
import { connectingAtMost } from './pool.js';
import { incarnation, PreparingClient } from './preparing-client.js';

/** Outcome of a transaction. */
export type CommitOutcome = 'committed' | 'aborted' | 'unknown';

/** Identification of a transaction by the server. */
export interface TransactionName {
  readonly id: string;
  /** The incarnation of the server that gave the id. */
  readonly server: Promise<string | undefined>;
}

/** A replica may not know yet what was committed. A backend whose client is gone is ended if asked for: it may wait for that client's next word. */
const ask = `SELECT CASE WHEN NOT pg_is_in_recovery() THEN pg_xact_status(asked.id) END AS status,
    ${incarnation} AS server,
    (SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
      WHERE CAST($3 AS boolean) AND backend_xid = CAST(asked.id AS xid) AND ${incarnation} = $2) AS ended
  FROM (SELECT CAST($1 AS xid8) AS id) asked`;

interface Status {
  /** `null` where it cannot be known here, or no longer. */
  readonly status: 'committed' | 'aborted' | 'in progress' | null;
  readonly server: string | null;
}

/** Error code for an id that the server has not given out: the transaction was lost in a crash. */
const neverGiven = '22023';
const pause = 100;
/** A COMMIT that was heard is done by then, unless the server is stuck. Milliseconds. */
const leftAlone = 1000;
/** Others than those of transactions, which may all wait for a server that does not answer. */
const connections = 2;

/** Asks what became of transactions whose COMMIT was sent and not answered, on connections of its own. */
export class CommitOutcomes {
  private readonly pool: pg.Pool;
  private readonly timing: Timing;

  constructor(url: string, timing: Timing) {
    const patience = Math.min(connectingAtMost, timing.limits.outcome);
    this.timing = timing;
    this.pool = new pg.Pool({
      Client: PreparingClient,
      connectionString: url,
      application_name: 'kataster',
      max: connections,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
    });
    this.pool.on('error', () => {});
  }

  /** Asks until the transaction has ended or the time for that is over. Its connection has to be closed before. */
  async of(transaction: TransactionName): Promise<CommitOutcome> {
    const { limits, elapsed } = this.timing;
    const server = await transaction.server;
    const begin = elapsed();
    do {
      const outcome = await this.ask(transaction.id, server, elapsed() > begin + leftAlone);
      if (outcome) return outcome;
      await wait(pause);
    } while (elapsed() < begin + limits.outcome);
    return 'unknown';
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async ask(id: string, server: string | undefined, isToEnd: boolean): Promise<CommitOutcome | undefined> {
    try {
      const { rows } = await this.pool.query<Status>(ask, [id, server, isToEnd]);
      return rows[0] && outcomeIn(rows[0], server);
    } catch (error) {
      return error instanceof pg.DatabaseError && error.code === neverGiven ? 'aborted' : undefined;
    }
  }
}

/** Trusts `committed` only of the server that began the transaction: after a failover its id may be another's. An abort is true in any case. */
function outcomeIn({ status, server }: Status, expected: string | undefined): CommitOutcome | undefined {
  if (status === 'aborted') return 'aborted';
  if (status !== 'committed') return undefined;
  return server !== null && server === expected ? 'committed' : 'unknown';
}
