import { setTimeout as wait } from 'node:timers/promises';
import { isoTime } from '../../attributes/times.js';
import type { WritingContext } from '../../domain/entries/entry-rules.js';
import { isDirectory } from '../../domain/identity/directory-address.js';
import type { FaultOfDirectory } from '../../domain/identity/directory-faults.js';
import { syncAccounts } from '../../domain/identity/directory-sync.js';
import { emptyReport, type SyncReport } from '../../domain/identity/sync-report.js';
import { maxSyncMs, type SyncState } from '../../domain/identity/sync-state.js';
import type { ProviderRecord } from '../../domain/storage/identity.js';
import type { CountedPersons, DirectoryCalls, SyncAuthor } from '../../handlers/context.js';
import { text } from '../../messages/text.js';
import { ignoreConflict, isRpcError, RpcError } from '../../rpc/rpc-error.js';
import { faultOf } from './directory-failure.js';
import { directoryOf } from './identity-provider.js';
import { failureOf } from './sign-in-failure.js';

/** Milliseconds that a call waits for the end of a sync, and those that the end of the service does. */
const answerTimeoutMs = 20_000;
const stopTimeoutMs = 3000;
/** Persons that a test of the connection counts. */
const maxCounted = 10_000;

/** Dependencies of the sync of directories. */
export interface DirectorySyncParts {
  readonly store: WritingContext['store'];
  /** Milliseconds between two rounds; 0 for none. */
  readonly intervalMs: number;
  /** The context in which the service writes what a provider says. */
  contextOf(provider: ProviderRecord): Promise<WritingContext>;
  /** Receives the reason for which a directory was not brought in. */
  failed(provider: string, reason: string): void;
  synced(provider: string, state: SyncState): void;
  now(): Date;
}

/** Brings in the persons of directories: of all again and again, and of one when a call asks for it. All processes together sync a directory once at a time. */
export class DirectorySync implements DirectoryCalls {
  private readonly parts: DirectorySyncParts;
  private readonly ending = new AbortController();
  private readonly running = new Set<Promise<unknown>>();
  private timer: NodeJS.Timeout | undefined;

  constructor(parts: DirectorySyncParts) {
    this.parts = parts;
  }

  start(): void {
    const { intervalMs } = this.parts;
    if (intervalMs > 0)
      this.timer = setTimeout(() => void this.syncAll().finally(() => this.timer && this.start()), intervalMs).unref();
  }

  /** Begins no other sync, and ends those under way between two change sets. */
  async stop(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.ending.abort();
    await Promise.race([Promise.allSettled(this.running), wait(stopTimeoutMs, undefined, { ref: false })]);
  }

  /** Brings in one directory after the other; one that fails, or is being synchronized, keeps no other from it. */
  async syncAll(): Promise<void> {
    const { store, failed } = this.parts;
    const all = await store.identity.providers().catch(() => []);
    for (const provider of all.filter(each => each.enabled === 1 && isDirectory(each)))
      await this.run(provider, undefined, false)
        .catch(ignoreConflict)
        .catch(error => failed(provider.id, failureOf(error).message));
  }

  async sync(provider: ProviderRecord, by: SyncAuthor, isDryRun: boolean): Promise<SyncState> {
    const run = this.run(provider, by, isDryRun).catch(rejectSecond);
    const begun: SyncState = { begun: isoTime(this.parts.now()), ended: null, isDryRun };
    return Promise.race([run, wait(answerTimeoutMs, begun, { ref: false })]);
  }

  async test(provider: ProviderRecord): Promise<CountedPersons | FaultOfDirectory> {
    try {
      const found = await directoryOf(await this.parts.contextOf(provider), provider).count(maxCounted);
      return found === 0 ? { fault: 'nobody', detail: provider.issuer } : { found, isMore: found === maxCounted };
    } catch (error) {
      this.parts.failed(provider.id, failureOf(error).message);
      return faultOf(error);
    }
  }

  private async run(provider: ProviderRecord, by: SyncAuthor | undefined, isDryRun: boolean): Promise<SyncState> {
    this.ending.signal.throwIfAborted();
    const name = text('SyncOfDirectory', { id: provider.id });
    const run = this.parts.store.exclusively(name, () => this.round(provider, by, isDryRun));
    const ended = run.catch(() => undefined).finally(() => this.running.delete(ended));
    this.running.add(ended);
    return run;
  }

  private async round(provider: ProviderRecord, by: SyncAuthor | undefined, isDryRun: boolean): Promise<SyncState> {
    const { store, now, failed, synced } = this.parts;
    const begun = { begun: isoTime(now()), ended: null, isDryRun };
    const note = (sync: SyncState) => store.identity.putSync({ provider: provider.id, sync: JSON.stringify(sync) });
    await note(begun);
    const report = emptyReport();
    const fault = await this.bringIn(provider, by, isDryRun, report).catch(error => {
      failed(provider.id, failureOf(error).message);
      return faultOf(error);
    });
    const state = { ...begun, ended: isoTime(now()), report, ...(fault && { fault }) };
    await note(state);
    synced(provider.id, state);
    return state;
  }

  private async bringIn(
    provider: ProviderRecord,
    by: SyncAuthor | undefined,
    isDryRun: boolean,
    report: SyncReport,
  ): Promise<FaultOfDirectory | undefined> {
    const context = { ...(await this.parts.contextOf(provider)), ...by };
    const directory = directoryOf(context, provider);
    const signal = AbortSignal.any([this.ending.signal, AbortSignal.timeout(maxSyncMs)]);
    await syncAccounts(context, provider, take => directory.list(take, signal), { isDryRun, signal }, report);
    const isNobody = report.found === 0 && report.refused.notAdmitted === 0;
    return isNobody ? { fault: 'nobody', detail: provider.issuer } : undefined;
  }
}

/** @throws RpcError Busy in the place of Conflict: somebody else does what the caller asks for */
function rejectSecond(error: unknown): never {
  if (!isRpcError(error, 'Conflict')) throw error;
  throw new RpcError('Busy', {}, { id: text('DirectoryIsBeingSynchronized'), retry: 'true' });
}
