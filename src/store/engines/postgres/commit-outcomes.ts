import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Timing } from '../engine.js';
import { connectingAtMost } from './pool.js';
import { PreparingClient } from './preparing-client.js';
import type { Primary, Server } from './primary.js';

/** Outcome of a transaction. */
export type CommitOutcome = 'committed' | 'aborted' | 'unknown';

/** Identification of a transaction by the server. */
export interface TransactionName {
  readonly id: string;
  /** The server that gave the id. */
  readonly server: Server | undefined;
}

const backend = 'pg_stat_activity WHERE backend_xid = CAST(CAST($1 AS xid8) AS xid)';

/** A commit that waits for standbys is in progress. Without them, one that is done here is as good as one that was acknowledged. */
const ask = `SELECT pg_xact_status(CAST($1 AS xid8)) AS status,
  EXISTS (SELECT 1 FROM ${backend} AND wait_event = 'SyncRep') AS "isWaiting",
  current_setting('synchronous_standby_names') = '' OR current_setting('synchronous_commit') IN ('off', 'local') AS "isAlone"`;

/** Ends a backend that may wait for the next word of a client that is gone. One that waits for standbys would commit without them. */
const end = `SELECT pg_terminate_backend(pid) FROM ${backend} AND wait_event IS DISTINCT FROM 'SyncRep'`;

interface Status {
  /** `null` where it is known no longer. */
  readonly status: 'committed' | 'aborted' | 'in progress' | null;
  readonly isWaiting: boolean;
  readonly isAlone: boolean;
}

/** Error code for an id that the server has not given out: the transaction was lost in a crash. */
const neverGiven = '22023';
const pauseMs = 100;
/** A COMMIT that was heard is done by then, unless the server is stuck. */
const leftAloneMs = 1000;
/** Pause between looks for the end of a transaction that nobody waits for any more. */
const rareMs = 1000;
/** Others than those of transactions, which may all wait for a server that does not answer. */
const connections = 2;

/** Asks what became of transactions whose COMMIT was sent and not answered, on connections of its own. */
export class CommitOutcomes {
  private readonly pool: pg.Pool;
  private readonly timing: Timing;

  constructor(url: string, timing: Timing, primary: Primary) {
    const patience = Math.min(connectingAtMost, timing.limits.outcome);
    this.timing = timing;
    this.pool = new pg.Pool({
      Client: PreparingClient,
      connectionString: url,
      application_name: 'kataster',
      max: connections,
      connectionTimeoutMillis: patience,
      query_timeout: patience,
      onConnect: client => primary.admit(client as PreparingClient),
    });
    this.pool.on('error', () => {});
  }

  /** Asks until the transaction has ended or the time for that is over. Its connection has to be closed before. */
  async of(transaction: TransactionName): Promise<CommitOutcome> {
    const { limits, elapsed } = this.timing;
    const begin = elapsed();
    do {
      const status = await this.ask(transaction, elapsed() > begin + leftAloneMs);
      if (status && (status.isWaiting || !isRunning(status))) return outcomeIn(status);
      await wait(pauseMs);
    } while (elapsed() < begin + limits.outcome);
    return 'unknown';
  }

  /** Resolves once a transaction is over whose outcome is unknown: until then it has a connection of the server, and its locks. */
  async over(transaction: TransactionName): Promise<void> {
    while (!this.pool.ended) {
      const status = await this.ask(transaction, true);
      if (status && !isRunning(status)) return;
      await wait(rareMs, undefined, { ref: false });
    }
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  /** Returns `undefined` where the server gives no answer. Another one than that which began the transaction knows only that it is not there. */
  private async ask({ id, server }: TransactionName, isToEnd: boolean): Promise<Status | undefined> {
    const client = (await this.pool.connect().catch(() => undefined)) as (pg.PoolClient & PreparingClient) | undefined;
    if (!client) return undefined;
    try {
      const isSame = server !== undefined && client.server === server;
      if (isToEnd && isSame) await client.run(end, [id]);
      const [status] = (await client.run(ask, [id])).records as readonly Status[];
      client.release();
      return status && !isSame && status.status !== 'aborted' ? { ...status, status: null } : status;
    } catch (error) {
      const isGone = error instanceof pg.DatabaseError && error.code === neverGiven;
      client.release(!isGone);
      return isGone ? { status: 'aborted', isWaiting: false, isAlone: false } : undefined;
    }
  }
}

function isRunning({ status }: Status): boolean {
  return status === 'in progress';
}

/** A commit that has not reached its standbys is lost with its server, so a look at it proves nothing while there are to be some. */
function outcomeIn({ status, isAlone }: Status): CommitOutcome {
  if (status === 'aborted') return 'aborted';
  return status === 'committed' && isAlone ? 'committed' : 'unknown';
}
