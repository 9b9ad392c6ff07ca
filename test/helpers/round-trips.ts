import type { Socket } from 'node:net';
import { type Carry, startProxy } from './proxy.js';
import type { Scope } from './scope.js';

/** A way to a database on which round trips are counted. */
export interface CountedWay {
  /** The address of the database by way of the counter. */
  readonly url: string;
  /**
   * The round trips since this was asked last: how often a connection sent after it was answered. Statements that are sent together count
   * once. The connection of notifications is left out: no call waits for it.
   */
  roundTrips(): number;
}

/** Counts the round trips of clients to the server of a database until the test ends. */
export async function countedWay(t: Scope, database: string): Promise<CountedWay> {
  const asking = new WeakSet<Socket>();
  const beside = new WeakSet<Socket>();
  const met = new WeakSet<Socket>();
  let count = 0;
  const carry: Carry = (sent, { server }) => {
    if (!met.has(server)) server.on('data', () => asking.delete(server));
    met.add(server);
    if (sent.includes('LISTEN ')) beside.add(server);
    if (!asking.has(server) && !beside.has(server)) count++;
    asking.add(server);
    server.write(sent);
  };
  const { url } = await startProxy(t, database, carry);
  const roundTrips = () => {
    const counted = count;
    count = 0;
    return counted;
  };
  return { url, roundTrips };
}
