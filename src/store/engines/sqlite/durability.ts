import type { MaybePromise } from '../../../rpc/maybe-promise.js';
import type { StoreOptions } from '../engine.js';
import { LogSync } from './log-sync.js';
import type { SharedSnapshot } from './shared-snapshot.js';

/** Steps around the commits of the connection that writes, so that nobody sees what a crash could take back. */
export interface Durability {
  beforeCommit(): void;
  /** Also where the commit failed. Resolves once it may be seen. */
  afterCommit(isCommitted: boolean): MaybePromise<void>;
  /** Resolves once what other processes may see by now is on the disk. */
  waitForDurability(): MaybePromise<void>;
  close(): void;
}

/** The surroundings of commits to a database whose log is there. */
export function durabilityOf(kind: StoreOptions['durability'], path: string, snapshot: SharedSnapshot): Durability {
  const end = (): void => snapshot.end();
  if (kind === 'fast') return { beforeCommit: end, afterCommit: () => {}, waitForDurability: () => {}, close: () => {} };
  const log = new LogSync(path);
  let syncing: Promise<void> | undefined;
  return {
    beforeCommit: () => snapshot.hold(),
    afterCommit(isCommitted) {
      if (!isCommitted) return end();
      syncing = log.sync().then(() => {
        syncing = undefined;
        end();
      });
      return syncing;
    },
    waitForDurability: () => syncing,
    close: () => log.close(),
  };
}
