import type { Logger } from 'pino';
import type { Registry } from '../catalog/registry.js';
import type { Config } from '../config/config.js';
import type { Discovery } from '../discovery/discovery.js';
import { ChangeWatch } from '../domain/history/change-watch.js';
import { ResultUpkeep } from '../domain/idempotency/result-upkeep.js';
import { HistoryUpkeep } from '../domain/retention/history-upkeep.js';
import { CurrentSchema } from '../domain/schema/current-schema.js';
import { SearchIndex } from '../domain/search/search-index.js';
import { PasswordHashing } from '../domain/secrets/password-hashing.js';
import type { Secrets } from '../domain/secrets/secrets.js';
import { limitStore, readTooLarge } from '../domain/storage/bounded-reads.js';
import type { Store } from '../domain/storage/store.js';
import { KeyUses } from '../domain/users/key-uses.js';
import { loginsOver } from '../domain/users/login.js';
import { LoginEvents } from '../domain/users/login-events.js';
import { LoginRateLimiter } from '../domain/users/login-rate-limiter.js';
import type { NoteRejection } from '../domain/users/rejections.js';
import { SecondFactors } from '../domain/users/second-factors.js';
import { RpcError } from '../rpc/rpc-error.js';
import { speedOf } from '../speed/speed.js';
import { KeyAuthenticator } from './authentication/key-authenticator.js';
import { type TakesLong, takesLong } from './calls/long-calls.js';
import { nestedWriting } from './calls/operations.js';
import { readerOver } from './calls/reader.js';
import { type Webhooks, webhooksOf } from './calls/webhooks.js';
import { type ContextParts, domainSettings } from './context/call-context.js';
import type { OffloadRead } from './context/read-job.js';
import { type BackupFigures, createMetrics, type Metrics } from './monitoring/metrics.js';
import { rejectionWatch } from './monitoring/rejection-watch.js';
import { StorageWatch } from './monitoring/storage-watch.js';
import type { DirectorySync } from './sign-in/directory-sync.js';
import { directorySyncOf } from './sign-ins.js';
import type { Authentication } from './steps/authenticate.js';
import type { EncodingParts } from './steps/encode.js';
import type { HandlingParts } from './steps/handle.js';

/** Dependencies of a call service. */
export interface CallParts {
  readonly config: Config;
  readonly store: Store;
  readonly registry: Registry;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Carries out reads that would block the event loop; without it they do block it. */
  readonly offloadRead?: OffloadRead;
  /** Backups that are made beside it, if there are any. */
  readonly backups?: BackupFigures | undefined;
  /** Hashes the passwords of the service; one of its own where absent. */
  readonly hashing?: PasswordHashing;
  /** Milliseconds before further attempts of deliveries; the usual ones where absent. */
  readonly retryDelays?: readonly number[];
  /** Milliseconds between two rounds in which providers are asked again; the usual ones where absent. */
  readonly renewalIntervalMs?: number;
  now(): Date;
}

/** Background tasks and monitoring that calls report to. */
export interface Watchers {
  readonly schema: CurrentSchema;
  readonly searchIndex: SearchIndex;
  readonly changeWatch: ChangeWatch;
  readonly keyUses: KeyUses;
  readonly loginEvents: LoginEvents;
  readonly results: ResultUpkeep;
  readonly history: HistoryUpkeep;
  readonly webhooks: Webhooks;
  readonly directories: DirectorySync;
  readonly metrics: Metrics;
  readonly storage: StorageWatch;
}

/** Creates the watchers without starting them: a service does that. */
export function watchersOf(parts: CallParts): Watchers {
  const { config, store, registry, log, now, backups } = parts;
  const storage = new StorageWatch(store, log);
  const changeWatch = new ChangeWatch(store);
  const schema = new CurrentSchema(store, registry);
  const webhooks = webhooksOf({ ...parts, schema, report: error => reportUndelivered(error, storage, log) });
  return {
    schema,
    changeWatch,
    searchIndex: new SearchIndex(store, schema, error => reportOmitted(error, storage, log)),
    keyUses: new KeyUses(store.keys, now),
    loginEvents: new LoginEvents({ audit: store.audit, sessionMinutes: config.sessionMinutes, now }),
    results: new ResultUpkeep(store, now),
    history: new HistoryUpkeep(store, config.history, now, ({ number, time }) =>
      log.info({ number, time }, 'history before this change set is removed in a day, unless the clock is set back'),
    ),
    metrics: createMetrics(() => store.waiting, { backups, feed: changeWatch, webhooks: webhooks.worker }),
    webhooks,
    directories: directorySyncOf(parts, schema),
    storage,
  };
}

/** Dependencies of the steps of calls: one for each service. */
export interface CallService extends Authentication, HandlingParts, EncodingParts {
  readonly config: Config;
  readonly store: Store;
  readonly schema: CurrentSchema;
  readonly metrics: Metrics;
  readonly takesLong: TakesLong;
}

/** Dependencies of calls. */
export interface ServiceParts extends Pick<CallParts, 'config' | 'store' | 'secrets' | 'now'> {
  readonly schema: CurrentSchema;
  readonly discovery: Discovery;
  readonly searchIndex: ContextParts['searchIndex'];
  readonly changeWatch?: ContextParts['changeWatch'];
  readonly webhooks?: ContextParts['webhooks'];
  readonly directories?: ContextParts['directories'];
  readonly hashing: PasswordHashing;
  readonly keyUses: Pick<KeyUses, 'note'>;
  readonly loginEvents: Authentication['loginEvents'];
  readonly metrics: Metrics;
  readonly storage: EncodingParts['storage'];
  readonly offloadRead: OffloadRead;
  /** Receives every failed authentication. */
  readonly rejected: NoteRejection;
  readonly report: EncodingParts['report'];
}

/** Creates the dependencies of the steps of calls. */
export function callServiceOf(parts: ServiceParts): CallService {
  const {
    config,
    store,
    schema,
    discovery,
    secrets,
    hashing,
    rejected,
    loginEvents,
    metrics,
    storage,
    report,
    offloadRead,
    now,
  } = parts;
  const guesses = new LoginRateLimiter({ counted: store.users, secret: store.secret, now });
  const secondFactors = new SecondFactors({ store, secrets, guesses, rejected, now });
  const speed = speedOf(store, config);
  const secondFactorDuty = config.secondFactor;
  const logins = loginsOver({ store, hashing, guesses, rejected, secondFactors, secondFactorDuty, now });
  const writes = { ...parts, logins, secondFactors, settings: domainSettings(config), writing: nestedWriting };
  return {
    ...{ config, store, schema, metrics, storage, report, offloadRead, rejected, logins, loginEvents, writes },
    reads: { ...writes, store: limitStore(store), discovery: limitDiscovery(discovery) },
    keys: new KeyAuthenticator({ ...parts, ...speed }),
    speed,
    takesLong: (method, params) => takesLong(schema.registry)(method, params),
  };
}

/** The document of a site takes longer to make than others should wait. */
function limitDiscovery(discovery: Discovery): Discovery {
  const tooLarge = {
    value: () => {
      throw readTooLarge;
    },
  };
  return Object.create(discovery, { ofSite: tooLarge, partOfSite: tooLarge });
}

/** Carries out calls over an open store, wherever they come from. */
export function callService(parts: CallParts, watchers: Watchers, discovery: Discovery): CallService {
  const { config, store, registry, secrets, log } = parts;
  const { metrics, loginEvents } = watchers;
  const logged = rejectionWatch(log, metrics);
  const { hashing = new PasswordHashing(), offloadRead = readerOver({ config, store, registry, discovery, secrets }) } = parts;
  return callServiceOf({
    ...parts,
    ...watchers,
    ...{ discovery, hashing, offloadRead },
    rejected: (reason, stranger) => {
      logged(reason, stranger);
      loginEvents.noteRejected(reason, stranger);
    },
    report: (error, method, requestId) => reportTo(log, error, { method, requestId }),
  });
}

/** A delivery that the storage failed, or a defect of ours. */
function reportUndelivered(error: unknown, storage: StorageWatch, log: Logger): void {
  if (error instanceof RpcError) storage.failed(error);
  else reportTo(log, error, { method: 'webhook' });
}

/** A document that cannot be searched: a damaged record, or a defect of ours. */
function reportOmitted(error: unknown, storage: StorageWatch, log: Logger): void {
  if (error instanceof RpcError) storage.failed(error);
  else reportTo(log, error, { method: 'search index' });
}

function reportTo(log: Logger, error: unknown, where: { readonly method: string; readonly requestId?: string }): void {
  log.error({ err: error, ...where }, 'internal error');
}
