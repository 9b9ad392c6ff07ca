import { text } from '../../../messages/text.js';
import { StoreError } from '../store-errors.js';
import type { PreparingClient } from './preparing-client.js';

const standby = text('ServerIsStandby');

/** A server that must be neither read nor written, with the reason in one line. */
export class UnfitServer extends StoreError {
  override readonly name = 'UnfitServer';
}

/**
 * The timeline changes with each promotion, the incarnation when a server recovers from a crash, and from one server to another: then ids of
 * transactions and of sequences may be given out again. A restart that ends everything in order keeps both.
 */
const identity = `SELECT pg_is_in_recovery() AS "isStandby", CAST(system_identifier AS text) AS system,
  CASE WHEN NOT pg_is_in_recovery() THEN substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) END AS timeline,
  CAST(pg_stat_get_bgwriter_stat_reset_time() AS text) AS incarnation FROM pg_control_system()`;

interface Identity {
  readonly isStandby: boolean;
  readonly system: string;
  /** Eight hexadecimal digits, which are in the order of their text; `null` on a standby. */
  readonly timeline: string | null;
  readonly incarnation: string;
}

/** A primary as its connections saw it. */
export interface Server {
  /** The cluster and its timeline. */
  readonly epoch: string;
  readonly incarnation: string;
}

/**
 * The primary that the connections of a process lead to. A connection is asked once, as a server that is demoted ends all of its connections:
 * a standby, another cluster and an older timeline are refused, and a newer server drops the connections to those before it.
 */
export class Primary {
  /** The newest one; `undefined` before the first connection. */
  server: Server | undefined;
  private newest: Identity | undefined;
  private readonly clients = new Set<PreparingClient>();

  /**
   * Asks a new connection where it leads.
   * @throws UnfitServer where that may not be read or written; the connection is closed
   */
  readonly admit = async (client: PreparingClient): Promise<void> => {
    try {
      const { records } = await client.run(identity, []);
      client.server = this.note((records as readonly Identity[])[0]);
    } catch (error) {
      client.drop();
      throw error;
    }
    this.clients.add(client);
    client.once('end', () => this.clients.delete(client));
  };

  private note(found: Identity | undefined): Server {
    if (!found || found.isStandby) throw new UnfitServer(standby);
    const { newest, server } = this;
    if (newest && server) {
      rejectOlder(newest, found);
      if (newest.timeline === found.timeline && newest.incarnation === found.incarnation) return server;
    }
    this.newest = found;
    for (const client of this.clients) client.abort();
    const next = { epoch: `${found.system}/${found.timeline}`, incarnation: found.incarnation };
    this.server = next;
    return next;
  }
}

/** @throws UnfitServer */
function rejectOlder(newest: Identity, found: Identity): void {
  if (newest.system !== found.system)
    throw new UnfitServer(text('ServerIsOfOtherCluster', { found: found.system, known: newest.system }));
  if ((found.timeline ?? '') < (newest.timeline ?? ''))
    throw new UnfitServer(text('ServerIsOnOlderTimeline', { found: found.timeline, known: newest.timeline }));
}
