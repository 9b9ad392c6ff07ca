import type { WriteSet } from '../../domain/storage/write-set.js';

/** Learns of commits, and of what they changed. */
export type CommitListener = (written?: WriteSet) => void;

/** Functions that are called after commits. */
export class CommitListeners {
  private readonly listeners = new Set<CommitListener>();

  get isEmpty(): boolean {
    return this.listeners.size === 0;
  }

  readonly add = (listener: CommitListener): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly notify: CommitListener = written => {
    for (const listener of this.listeners) listener(written);
  };
}
