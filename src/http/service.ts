import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type Koa from 'koa';
import type { Logger } from 'pino';
import type { Registry } from '../catalog/registry.js';
import type { Config } from '../config.js';
import { discoveryOf } from '../discovery/discovery.js';
import { SearchIndex } from '../domain/search/search-index.js';
import type { Store } from '../domain/store.js';
import { KeyUses } from '../domain/users/key-uses.js';
import { createApp, type Lifetime } from './app.js';
import type { CallRunner } from './calls.js';
import { docsFolder, docsServer } from './docs.js';
import { type Address, dispatcherOver, type ServiceParts } from './hooks.js';
import { iconsOf } from './icons.js';
import { createMetrics } from './metrics.js';
import { carriesPassword } from './password-calls.js';
import { createSite } from './site.js';
import { StorageWatch } from './storage-watch.js';

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
  /** Where this machine can call it. */
  readonly url: string;
  /** It answers at every address of the machine. */
  readonly isEverywhere: boolean;
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
  const { config, store, registry, now } = options;
  const lifetime = { isStopping: false };
  const address = { publicUrl: config.publicUrl ?? '' };
  const searchIndex = new SearchIndex(store, registry);
  const keyUses = new KeyUses(store.keys, now);
  const server = createServer(timeouts);
  const connections = connectionsOf(server);
  server.on('request', appOf(options, { searchIndex, keyUses }, lifetime, address).callback());
  const listens = await listening(server, config);
  address.publicUrl ||= listens.url;
  searchIndex.watch();
  keyUses.watch();
  const stop = async (): Promise<void> => {
    lifetime.isStopping = true;
    searchIndex.stop();
    await closed(server, connections);
    await keyUses.stop();
  };
  return { ...listens, stop };
}

/** What works on while the service runs. */
type Watchers = Pick<ServiceParts, 'searchIndex' | 'keyUses'>;

function appOf(options: ServiceOptions, watchers: Watchers, lifetime: Lifetime, address: Address): Koa {
  const { config, store, registry, document, log } = options;
  const discovery = discoveryOf(document, registry);
  const metrics = createMetrics(() => store.waiting);
  const storage = new StorageWatch(store, log);
  const runner: CallRunner = {
    dispatch: dispatcherOver({ ...options, ...watchers, discovery }, address),
    metrics,
    storage,
    batchLimit: config.batchLimit,
    bodyLimit: config.bodyLimit,
    keepsOrder: store.keepsOrder,
    takesLong: carriesPassword(registry),
    readTogether: work => store.readTogether(work),
    report: (error, method) => reportTo(log, error, method),
  };
  const site = createSite({
    store,
    storage,
    metrics,
    discovery,
    icons: iconsOf(registry),
    docs: docsServer(docsFolder),
    lifetime,
  });
  return createApp(config, runner, site, lifetime, error => log.warn({ err: error }, 'request failed'));
}

function reportTo(log: Logger, error: unknown, method: string): string {
  const correlation = randomUUID();
  log.error({ err: error, method, correlation }, 'internal error');
  return correlation;
}

/** What stands for every address of the machine, and the one of them that this machine can call. */
const everyAddress: ReadonlyMap<string, string> = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

function listening(server: Server, { host, port }: Config): Promise<Pick<Service, 'url' | 'isEverywhere'>> {
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
