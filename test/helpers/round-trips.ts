import type { Socket } from 'node:net';
import { type Carry, startProxy } from './proxy.js';
import type { Scope } from './scope.js';

/** A way to a database on which round trips are counted. */
export interface CountedWay {
  /** The address of the database by way of the counter. */
  readonly url: string;
  /**
   * The round trips since this was asked last that wait for each other: how often something was sent after something was received.
   * Statements that are sent together count once. The connection of notifications is left out: no call waits for it.
   */
  roundTrips(): number;
}

/** Counts the round trips of clients to the server of a database until the test ends. */
export async function countedWay(t: Scope, database: string): Promise<CountedWay> {
  const beside = new WeakSet<Socket>();
  const met = new WeakSet<Socket>();
  let isAnswered = true;
  let count = 0;
  const received = (server: Socket): void => {
    isAnswered ||= !beside.has(server);
  };
  const carry: Carry = (sent, { server }) => {
    if (!met.has(server)) server.on('data', () => received(server));
    met.add(server);
    if (sent.includes('LISTEN ')) beside.add(server);
    if (isAnswered && !beside.has(server)) count++;
    isAnswered &&= beside.has(server);
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
