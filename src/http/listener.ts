import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Config } from '../config.js';

/** A server that listens. */
export interface Listener {
  /** Where this machine can call it. */
  readonly url: string;
  /** It answers at every address of the machine. */
  readonly isEverywhere: boolean;
  /** Takes nothing new, finishes what began, and ends: at the latest after ten seconds. */
  close(): Promise<void>;
}

const stopsWithin = 10_000;
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
};

/** What stands for every address of the machine, and the one of them that this machine can call. */
const everyAddress: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** Listens where the settings say. */
export async function listen(answer: RequestListener, config: Config): Promise<Listener> {
  const server = createServer(timeouts, answer);
  const connections = connectionsOf(server);
  return { ...(await reached(server, config)), close: () => closed(server, connections) };
}

function reached(server: Server, { host, port }: Config): Promise<Pick<Listener, 'url' | 'isEverywhere'>> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { address, port: bound } = server.address() as AddressInfo;
      const name = everyAddress.get(address) ?? host;
      resolve({ url: `http://${name.includes(':') ? `[${name}]` : name}:${bound}`, isEverywhere: everyAddress.has(address) });
    });
  });
}

/** Every open connection: the server does not count those as idle that never sent anything. */
function connectionsOf(server: Server): ReadonlySet<Socket> {
  const connections = new Set<Socket>();
  server.on('connection', socket => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  return connections;
}

/** Idle connections end now, busy ones after their answer, stubborn ones at the deadline. */
function closed(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  return new Promise(resolve => {
    const deadline = setTimeout(() => server.closeAllConnections(), stopsWithin);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
    // One turn later: what has already come is read first.
    setImmediate(() => {
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    });
  });
}
