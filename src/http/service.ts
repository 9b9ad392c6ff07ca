import { discoveryOf } from '../discovery/discovery.js';
import { openAdministration } from './administration.js';
import { type AppParts, createApp } from './app.js';
import { type CallParts, callRunner, type Watchers, watchersOf } from './calls/call-runner.js';
import { earlyResponses } from './early-responses.js';
import { accessLog } from './monitoring/access-log.js';
import { type ListeningAddress, serviceAddress } from './requests/service-address.js';
import type { Lifetime } from './responses/respond.js';
import { bindNetwork, type NetworkAddress } from './server/binding.js';
import { edgeWatch, logRequest } from './server/edge-watch.js';
import { listen } from './server/listener.js';
import { Traffic } from './server/traffic.js';
import { consoleFolder, consoleServer } from './site/console.js';
import { docsFolder, docsServer } from './site/docs.js';
import { iconsOf } from './site/icons.js';
import { createSite } from './site/site.js';

/** Options of a service. */
export interface ServiceOptions extends CallParts {
  readonly document: object;
  /** Where commands reach it, a Unix-domain socket; without it they do not. */
  readonly socketPath?: string | undefined;
}

/** A service that listens. */
export interface Service extends NetworkAddress {
  /** Takes nothing new, finishes what began, and ends: at the latest after ten seconds. */
  stop(): Promise<void>;
}

/** Starts a service; resolves once it listens. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const { config, log, socketPath } = options;
  const lifetime = { isStopping: false };
  const listening: ListeningAddress = { url: '' };
  const watchers = watchersOf(options);
  const { searchIndex, changeWatch, keyUses, loginEvents, results, history, webhooks, metrics } = watchers;
  const parts = appParts(options, watchers, lifetime, listening);
  const traffic = new Traffic(config);
  const app = createApp({ ...parts, traffic });
  const answer = earlyResponses(app.callback(), { ...parts, traffic });
  const watch = edgeWatch(log, metrics);
  const { place, close } = await listen(answer, server => bindNetwork(server, config), traffic.connections, watch);
  listening.url = place.url;
  const administration = socketPath === undefined ? undefined : await openAdministration(parts, socketPath, watch, log);
  searchIndex.watch();
  keyUses.watch();
  results.watch();
  history.watch();
  webhooks.worker.start();
  const stop = async (): Promise<void> => {
    lifetime.isStopping = true;
    searchIndex.stop();
    changeWatch.stop();
    results.stop();
    history.stop();
    await Promise.all([close(), administration?.close(), webhooks.stop()]);
    await Promise.all([keyUses.stop(), loginEvents.stop()]);
  };
  return { ...place, stop };
}

/** Parts that all applications of a service share. */
function appParts(
  options: ServiceOptions,
  watchers: Watchers,
  lifetime: Lifetime,
  listening: ListeningAddress,
): Omit<AppParts, 'traffic'> {
  const { config, store, registry, document, log, now } = options;
  const discovery = discoveryOf(document, registry);
  const { metrics, storage } = watchers;
  const addressOf = serviceAddress(config, listening);
  const site = createSite({
    store,
    registry,
    storage,
    metrics,
    discovery,
    icons: iconsOf(registry),
    docs: docsServer(docsFolder),
    console: consoleServer(consoleFolder),
    lifetime,
    addressOf,
    now,
  });
  const runner = callRunner(options, watchers, discovery);
  return {
    config,
    runner,
    site,
    addressOf,
    lifetime,
    accessLog: accessLog(log),
    log: (error, requestId) => logRequest(log, error, requestId),
  };
}
