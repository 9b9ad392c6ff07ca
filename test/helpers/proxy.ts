import { connect, createServer, type Socket } from 'node:net';
import type { Scope } from './scope.js';

/** Both ends of what a proxy carries. */
export interface Carried {
  readonly client: Socket;
  readonly server: Socket;
}

/** Carries what a client sent on to the server, or does something else with it. */
export type Carry = (sent: Buffer, carried: Carried) => void;

/** A way to a database that can be taken away, and put back. */
export interface Proxy {
  /** The address of the database by way of the proxy. */
  readonly url: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Leads new connections to another server; those that are there stay. */
  leadTo(database: string): void;
}

/** Stands between clients and the server of a database until the test ends. */
export async function startProxy(
  t: Scope,
  database: string,
  carry: Carry = (sent, { server }) => server.write(sent),
): Promise<Proxy> {
  let target = new URL(database);
  const sockets = new Set<Socket>();
  const listener = createServer(client => {
    const server = connect(Number(target.port), target.hostname);
    client.on('data', sent => carry(sent, { client, server }));
    server.on('data', answered => client.write(answered));
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('end', () => to.end());
      from.on('close', () => to.end());
    }
  });
  let port = 0;
  const start = () => new Promise<void>(resolve => listener.listen(port, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>(resolve => {
      listener.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  await start();
  const listening = listener.address();
  port = typeof listening === 'object' && listening ? listening.port : 0;
  t.teardown(stop);
  const url = new URL(database);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const leadTo = (other: string) => {
    target = new URL(other);
  };
  return { url: url.href, start, stop, leadTo };
}
