import type { DomainContext } from '../context.js';
import type { ChangeWatch } from './change-watch.js';

/** How a call waits for changes. */
export interface LongPoll {
  readonly watch: Pick<ChangeWatch, 'version' | 'changed' | 'follow'>;
  /** Calls back when the caller no longer waits. */
  onClose(listener: () => void): void;
  /**
   * The caller with the rights of now.
   * @throws RpcError where there are none any more
   */
  renewed(): Promise<DomainContext>;
}

/** Seconds that a call waits at most, whatever it asks for: proxies give up on a call after 50 (HAProxy of Debian) or 60 (nginx, Apache). */
const maxWaitSeconds = 45;

/** The wait of a call, counted. */
export interface Waiting {
  readonly waited: number;
  /** Call it before looking: what it returns waits until something was committed since, and resolves to false where the time is over. */
  arrival(): () => Promise<boolean>;
}

/** The wait of a call for so many seconds, or for the most that a call waits. */
export function waitingFor(seconds: number, patience: LongPoll | undefined): Waiting {
  if (!patience || seconds === 0) return { waited: 0, arrival: () => () => Promise.resolve(false) };
  const { watch } = patience;
  const end = performance.now() + Math.min(seconds, maxWaitSeconds) * 1000;
  let waited = 0;
  let isGone = false;
  let leave = (): void => {};
  patience.onClose(() => {
    isGone = true;
    leave();
  });
  return {
    get waited() {
      return waited;
    },
    arrival() {
      const { version } = watch;
      return async () => {
        const since = performance.now();
        if (isGone || since >= end) return false;
        const closed = new Promise<void>(resolve => {
          leave = resolve;
        });
        const hasChanged = await watch.changed(version, end - since, closed);
        waited += performance.now() - since;
        return hasChanged && !isGone;
      };
    },
  };
}
