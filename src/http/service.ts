import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Logger } from 'pino';
import type { Registry } from '../catalog/registry.js';
import type { Config } from '../config.js';
import { discoveryOf } from '../discovery/discovery.js';
import { SearchIndex } from '../domain/search/search-index.js';
import type { Store } from '../domain/store.js';
import { createApp } from './app.js';
import { docsFolder, docsServer } from './docs.js';
import { dispatcherOver } from './hooks.js';
import { iconsOf } from './icons.js';
import { createMetrics } from './metrics.js';
import { carriesPassword } from './password-calls.js';
import { createSite } from './site.js';

/** What a service is started with. */
export interface ServiceOptions {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly document: object;
  readonly log: Logger;
  now(): Date;
}

/** A service that listens. */
export interface Service {
  readonly url: string;
  /** Takes nothing new, finishes what began, and ends: at the latest after ten seconds. */
  stop(): Promise<void>;
}

const stopsWithin = 10_000;
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 5_000,
};

/** Starts a service; resolves once it listens. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, store, registry, document, log } = options;
  const lifetime = { isStopping: false };
  const discovery = discoveryOf(document, registry);
  const searchIndex = new SearchIndex(store, registry);
  const metrics = createMetrics(() => store.waiting);
  const server = createServer(timeouts);
  const connections = connectionsOf(server);
  const address = { publicUrl: config.publicUrl ?? '' };
  const report = (error: unknown, method: string): string => {
    const correlation = randomUUID();
    log.error({ err: error, method, correlation }, 'internal error');
    return correlation;
  };
  const runner = {
    dispatch: dispatcherOver({ ...options, discovery, searchIndex }, address),
    metrics,
    batchLimit: config.batchLimit,
    bodyLimit: config.bodyLimit,
    keepsOrder: store.keepsOrder,
    takesLong: carriesPassword(registry),
    readTogether: <T>(work: () => Promise<T>) => store.readTogether(work),
    report,
  };
  const serviceUrl = (asked: string | undefined): string => config.publicUrl ?? asked ?? address.publicUrl;
  const pages = { icons: iconsOf(registry), docs: docsServer(docsFolder), serviceUrl };
  const site = createSite({ store, metrics, discovery, lifetime, ...pages });
  const app = createApp(config, runner, site, lifetime, error => log.warn({ err: error }, 'request failed'));
  server.on('request', app.callback());
  const url = await listening(server, config);
  address.publicUrl ||= url;
  searchIndex.watch();
  return {
    url,
    stop: async () => {
      lifetime.isStopping = true;
      searchIndex.stop();
      await closed(server, connections);
    },
  };
}

function listening(server: Server, { host, port }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const { port: bound } = server.address() as AddressInfo;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
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
