import type { Logger } from 'pino';
import type { Registry } from '../../catalog/registry.js';
import type { Config } from '../../config/config.js';
import type { Discovery } from '../../discovery/discovery.js';
import { ChangeWatch } from '../../domain/history/change-watch.js';
import { ResultUpkeep } from '../../domain/idempotency/result-upkeep.js';
import { HistoryUpkeep } from '../../domain/retention/history-upkeep.js';
import { SearchIndex } from '../../domain/search/search-index.js';
import { PasswordHashing } from '../../domain/secrets/password-hashing.js';
import type { Secrets } from '../../domain/secrets/secrets.js';
import type { Store } from '../../domain/storage/store.js';
import { KeyUses } from '../../domain/users/key-uses.js';
import { LoginEvents } from '../../domain/users/login-events.js';
import type { NoteRejection } from '../../domain/users/rejections.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { type BackupFigures, createMetrics, type Metrics } from '../monitoring/metrics.js';
import { rejectionWatch } from '../monitoring/rejection-watch.js';
import { StorageWatch } from '../monitoring/storage-watch.js';
import { dispatcherOver } from './call-dispatcher.js';
import type { CallRunner } from './calls.js';
import { takesLong } from './long-calls.js';
import type { ReadBeside } from './read-job.js';
import { readerOver } from './reader.js';
import { type Webhooks, webhooksOf } from './webhooks.js';

/** Dependencies of a call runner. */
export interface CallParts {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Carries out reads that would block the event loop; without it they do block it. */
  readonly readBeside?: ReadBeside;
  /** Backups that are made beside it, if there are any. */
  readonly backups?: BackupFigures | undefined;
  /** Hashes the passwords of the service; one of its own where absent. */
  readonly hashing?: PasswordHashing;
  /** Milliseconds before further attempts of deliveries; the usual ones where absent. */
  readonly retryDelays?: readonly number[];
  now(): Date;
}

/** Background tasks and monitoring that calls report to. */
export interface Watchers {
  readonly searchIndex: SearchIndex;
  readonly changeWatch: ChangeWatch;
  readonly keyUses: KeyUses;
  readonly loginEvents: LoginEvents;
  readonly results: ResultUpkeep;
  readonly history: HistoryUpkeep;
  readonly webhooks: Webhooks;
  readonly metrics: Metrics;
  readonly storage: StorageWatch;
}

/** Creates the watchers without starting them: a service does that. */
export function watchersOf(parts: CallParts): Watchers {
  const { config, store, registry, log, now, backups } = parts;
  const storage = new StorageWatch(store, log);
  const changeWatch = new ChangeWatch(store);
  const webhooks = webhooksOf({ ...parts, report: error => undelivered(error, storage, log) });
  return {
    changeWatch,
    searchIndex: new SearchIndex(store, registry, error => leftOut(error, storage, log)),
    keyUses: new KeyUses(store.keys, now),
    loginEvents: new LoginEvents({ audit: store.audit, sessionMinutes: config.sessionMinutes, now }),
    results: new ResultUpkeep(store, now),
    history: new HistoryUpkeep(store, config.history, now),
    metrics: createMetrics(() => store.waiting, { backups, feed: changeWatch, webhooks: webhooks.worker }),
    webhooks,
    storage,
  };
}

/** Carries out calls over an open store, wherever they come from. */
export function callRunner(parts: CallParts, watchers: Watchers, discovery: Discovery): CallRunner {
  const { config, store, registry, secrets, log } = parts;
  const { metrics, storage, loginEvents } = watchers;
  const logged = rejectionWatch(log, metrics);
  const rejected: NoteRejection = (reason, stranger) => {
    logged(reason, stranger);
    loginEvents.rejected(reason, stranger);
  };
  const { hashing = new PasswordHashing(), readBeside = readerOver({ config, store, registry, discovery, secrets }) } = parts;
  return {
    ...dispatcherOver({ ...parts, ...watchers, discovery, hashing, readBeside, rejected }),
    metrics,
    storage,
    batchLimit: config.batchLimit,
    bodyLimit: config.bodyLimit,
    language: config.language,
    keepsOrder: store.keepsOrder,
    beginWrites: (writes, begin) => store.beginWrites(writes, begin),
    ...(!store.keepsOrder && { inOrder: () => store.inOrder() }),
    takesLong: takesLong(registry),
    report: (error, method, requestId) => reportTo(log, error, { method, requestId }),
  };
}

/** A delivery that the storage failed, or a defect of ours. */
function undelivered(error: unknown, storage: StorageWatch, log: Logger): void {
  if (error instanceof RpcError) storage.failed(error);
  else reportTo(log, error, { method: 'webhook' });
}

/** A document that cannot be searched: a damaged record, or a defect of ours. */
function leftOut(error: unknown, storage: StorageWatch, log: Logger): void {
  if (error instanceof RpcError) storage.failed(error);
  else reportTo(log, error, { method: 'search index' });
}

function reportTo(log: Logger, error: unknown, where: { readonly method: string; readonly requestId?: string }): void {
  log.error({ err: error, ...where }, 'internal error');
}
