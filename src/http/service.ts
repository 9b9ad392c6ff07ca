import { discoveryOf } from '../discovery/discovery.js';
import { openAdministration } from './administration.js';
import { type AppParts, createApp } from './app.js';
import { type CallParts, callService, type Watchers, watchersOf } from './call-service.js';
import { accessLog } from './monitoring/access-log.js';
import { forwardingBy } from './requests/forwarding.js';
import { type ListeningAddress, serviceAddress } from './requests/service-address.js';
import type { Lifetime } from './responses/lifetime.js';
import { bindNetwork, type NetworkAddress } from './server/binding.js';
import { connectionErrorMonitor, logRequest } from './server/connection-error-monitor.js';
import { listen } from './server/listener.js';
import { Traffic } from './server/traffic.js';
import { type SignIns, signInsOf } from './sign-ins.js';
import { consoleFolder, consoleServer } from './site/console.js';
import { docsFolder, docsServer } from './site/docs.js';
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
  const { searchIndex, changeWatch, keyUses, loginEvents, results, history, webhooks, directories, metrics } = watchers;
  const signIns = signInsOf(options, watchers, listening);
  const parts = appParts(options, watchers, lifetime, listening, signIns);
  const traffic = new Traffic(config);
  const app = createApp({ ...parts, traffic });
  const watch = connectionErrorMonitor(log, metrics);
  const { place, close } = await listen(app.callback(), server => bindNetwork(server, config), traffic.connections, watch);
  listening.url = place.url;
  const administration = socketPath === undefined ? undefined : await openAdministration(parts, socketPath, watch, log);
  searchIndex.watch();
  keyUses.watch();
  results.watch();
  history.watch();
  webhooks.worker.start();
  signIns.renewal.start();
  directories.start();
  const stop = async (): Promise<void> => {
    lifetime.isStopping = true;
    searchIndex.stop();
    changeWatch.stop();
    results.stop();
    history.stop();
    const synced = directories.stop();
    await Promise.all([close(), administration?.close(), webhooks.stop(), signIns.renewal.stop(), synced]);
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
  signIns: SignIns,
): Omit<AppParts, 'traffic'> {
  const { config, store, document, log, now } = options;
  const discovery = discoveryOf(document);
  const { metrics, storage, schema } = watchers;
  const forwarding = forwardingBy(config);
  const addressOf = serviceAddress(config, listening, forwarding);
  const site = createSite({
    store,
    schema,
    storage,
    metrics,
    discovery,
    docs: docsServer(docsFolder),
    console: consoleServer(consoleFolder, config),
    lifetime,
    addressOf,
    now,
  });
  const service = callService(options, watchers, discovery);
  return {
    config,
    service,
    site,
    signIn: signIns.signIn,
    addressOf,
    forwarding,
    lifetime,
    accessLog: accessLog(log, forwarding),
    log: (error, requestId) => logRequest(log, error, requestId),
  };
}
