import { isoTime } from '../../attributes/times.js';
import type { DomainContext } from '../context.js';
import type { FaultOfDirectory } from './directory-faults.js';
import type { SyncReport } from './sync-report.js';

/** Milliseconds after which a sync ends, whatever it has left. */
export const maxSyncMs = 900_000;

/** The last sync of a directory. */
export interface SyncState {
  /** ISO 8601 in UTC. */
  readonly begun: string;
  /** `null` while it runs. */
  readonly ended: string | null;
  readonly isDryRun: boolean;
  /** Present where it failed. */
  readonly fault?: FaultOfDirectory;
  /** Numbers of all that was committed so far; absent while it runs. */
  readonly report?: SyncReport;
}

/** The last syncs, by the ids of their directories. One that has not ended in time belongs to a process that is gone. */
export async function readSyncs({ store, now }: Pick<DomainContext, 'store' | 'now'>): Promise<ReadonlyMap<string, SyncState>> {
  const longAgo = isoTime(new Date(now().getTime() - maxSyncMs));
  const all = (await store.identity.syncs()).map(({ provider, sync }) => [provider, JSON.parse(sync)] as const);
  return new Map(
    all.map(([provider, state]: readonly [string, SyncState]) =>
      state.ended === null && state.begun < longAgo
        ? [provider, { ...state, ended: longAgo, fault: { fault: 'ended', detail: '' } }]
        : [provider, state],
    ),
  );
}
