import type Koa from 'koa';
import type { Logger } from 'pino';
import { RpcError } from '../../generated/errors.js';
import type { Registry } from '../catalog/registry.js';
import type { Config } from '../config.js';
import { discoveryOf } from '../discovery/discovery.js';
import { SearchIndex } from '../domain/search/search-index.js';
import type { Secrets } from '../domain/secrets/secrets.js';
import type { Store } from '../domain/storage/store.js';
import { KeyUses } from '../domain/users/key-uses.js';
import { createApp } from './app.js';
import type { Address } from './call-contexts.js';
import type { CallRunner } from './calls.js';
import { docsFolder, docsServer } from './docs.js';
import { edgeWatch, logRequest } from './edge-watch.js';
import { dispatcherOver } from './hooks.js';
import { iconsOf } from './icons.js';
import { type Listener, listen } from './listener.js';
import { takesLong } from './long-calls.js';
import { createMetrics, type Metrics } from './metrics.js';
import type { ReadBeside } from './read-job.js';
import { readerOver } from './reader.js';
import { refusalWatch } from './refusal-watch.js';
import type { Lifetime } from './respond.js';
import { createSite } from './site.js';
import { StorageWatch } from './storage-watch.js';
import { Traffic } from './traffic.js';

/** What a service is started with. */
export interface ServiceOptions {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly document: object;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Where reads are carried out that would keep others waiting; without it they do. */
  readonly readBeside?: ReadBeside;
  now(): Date;
}

/** A service that listens. */
export interface Service extends Pick<Listener, 'url' | 'isEverywhere'> {
  /** Takes nothing new, finishes what began, and ends: at the latest after ten seconds. */
  stop(): Promise<void>;
}

/** Starts a service; resolves once it listens. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, store, registry, log, now } = options;
  const lifetime = { isStopping: false };
  const address = { publicUrl: config.publicUrl ?? '' };
  const storage = new StorageWatch(store, log);
  const searchIndex = new SearchIndex(store, registry, error => leftOut(error, storage, log));
  const keyUses = new KeyUses(store.keys, now);
  const metrics = createMetrics(() => store.waiting);
  const traffic = new Traffic(config);
  const app = appOf(options, { searchIndex, keyUses, metrics, traffic, storage }, lifetime, address);
  const { url, isEverywhere, close } = await listen(app.callback(), config, traffic.connections, edgeWatch(log, metrics));
  address.publicUrl ||= url;
  searchIndex.watch();
  keyUses.watch();
  const stop = async (): Promise<void> => {
    lifetime.isStopping = true;
    searchIndex.stop();
    await close();
    await keyUses.stop();
  };
  return { url, isEverywhere, stop };
}

/** What works on while the service runs. */
interface Watchers {
  readonly searchIndex: SearchIndex;
  readonly keyUses: KeyUses;
  readonly metrics: Metrics;
  readonly traffic: Traffic;
  readonly storage: StorageWatch;
}

function appOf(options: ServiceOptions, watchers: Watchers, lifetime: Lifetime, address: Address): Koa {
  const { config, store, registry, document, secrets, log } = options;
  const discovery = discoveryOf(document, registry);
  const { metrics, traffic, storage } = watchers;
  const { readBeside = readerOver({ config, store, registry, discovery, secrets }) } = options;
  const runner: CallRunner = {
    dispatch: dispatcherOver({ ...options, ...watchers, discovery, readBeside, refused: refusalWatch(log, metrics) }, address),
    metrics,
    storage,
    batchLimit: config.batchLimit,
    bodyLimit: config.bodyLimit,
    keepsOrder: store.keepsOrder,
    takesLong: takesLong(registry),
    report: (error, method, requestId) => reportTo(log, error, { method, requestId }),
  };
  const site = createSite({
    store,
    storage,
    metrics,
    discovery,
    icons: iconsOf(registry),
    docs: docsServer(docsFolder),
    lifetime,
    serviceUrl: asked => config.publicUrl ?? asked ?? address.publicUrl,
    now: options.now,
  });
  return createApp({ config, runner, site, lifetime, traffic, log: (error, requestId) => logRequest(log, error, requestId) });
}

/** A document that cannot be searched: a damaged record, or a defect of ours. */
function leftOut(error: unknown, storage: StorageWatch, log: Logger): void {
  if (error instanceof RpcError) storage.failed(error);
  else reportTo(log, error, { method: 'search index' });
}

function reportTo(log: Logger, error: unknown, where: { readonly method: string; readonly requestId?: string }): void {
  log.error({ err: error, ...where }, 'internal error');
}
