import { useEffect, useState } from 'preact/hooks';
import { calls, type Kataster, KatasterError } from '../../../generated/client.js';
import type { ChangeSet } from '../../../generated/types.js';
import { errorOf } from '../service/error-of.js';
import { noteExpiry, service } from '../service/service.js';
import { filledPage, isOfDocumentation } from './changes-of-documentation.js';

/** Seconds that a call waits for changes. */
const wait = 25;
/** Milliseconds before a feed is followed, so that it takes no connection from the page, and before it is tried again after a failure. */
const pause = 1500;
const pauseAfterFailure = 10_000;

interface LiveChanges {
  /** The newest first; undefined until they are read. */
  readonly sets: readonly ChangeSet[] | undefined;
  readonly error: Error | undefined;
}

/** The newest changes of documentation as they are committed: a feed that is followed while the page is shown, and not while it is hidden. */
export function useLiveChanges(most: number): LiveChanges {
  const [live, setLive] = useState<LiveChanges>({ sets: undefined, error: undefined });
  const caller = service.value;
  useEffect(() => {
    let stop = (): void => {};
    const start = (): void => {
      stop();
      const controller = new AbortController();
      stop = () => controller.abort();
      if (!document.hidden) void follow(caller, most, controller.signal, setLive);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      document.removeEventListener('visibilitychange', start);
      stop();
    };
  }, [caller]);
  return live;
}

/** Calls of a batch run in their order: the cursor is taken before the list is read, so nothing is missed between both. What comes twice is shown once. */
async function follow(caller: Kataster, most: number, signal: AbortSignal, show: (live: LiveChanges) => void): Promise<void> {
  while (!signal.aborted)
    try {
      let { cursor, sets } = await beginning(caller, most, signal);
      show({ sets, error: undefined });
      await paused(pause, signal);
      while (!signal.aborted) {
        const came = await caller.kataster.changes.follow({ cursor, wait }, { signal });
        cursor = came.cursor;
        const documented = came.change_sets.filter(isOfDocumentation);
        if (documented.length === 0) continue;
        sets = newest([...documented.toReversed(), ...sets], most);
        show({ sets, error: undefined });
      }
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof KatasterError && error.errorName === 'CursorEnded') continue;
      show({ sets: undefined, error: errorOf(error) });
      if (noteExpiry(error)) return;
      await paused(pauseAfterFailure, signal);
    }
}

async function beginning(
  caller: Kataster,
  most: number,
  signal: AbortSignal,
): Promise<{ readonly cursor: string; readonly sets: readonly ChangeSet[] }> {
  const { changes } = calls.kataster;
  const [feed, list] = await caller.batch([changes.follow({}), changes.read({ limit: most })], { signal });
  if (feed instanceof KatasterError) throw feed;
  if (list instanceof KatasterError) throw list;
  const { change_sets: sets } = await filledPage(list, most, page => caller.kataster.changes.read(page, { signal }));
  return { cursor: feed.cursor, sets: newest(sets, most) };
}

function newest(sets: readonly ChangeSet[], most: number): ChangeSet[] {
  return [...new Map(sets.map(set => [set.number, set])).values()].slice(0, most);
}

function paused(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
