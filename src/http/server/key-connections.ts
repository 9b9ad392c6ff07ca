import type { RpcError } from '../../rpc/rpc-error.js';
import { tooManyOfKey } from '../responses/error-responses.js';

/** Counts the connections of each key, or of a user without one, so that none takes the places of all others. */
export class KeyConnections {
  private readonly counts = new Map<string, number>();
  private readonly limit: number;
  private readonly closeOldest: (owner: string) => boolean;
  /** Connections that have an owner. */
  size = 0;

  /** @param closeOldest closes the oldest connection of an owner that waits for its client; `false` where there is none */
  constructor(limit: number, closeOldest: (owner: string) => boolean) {
    this.limit = limit;
    this.closeOldest = closeOldest;
  }

  /** Counts one more of an owner. Beyond the limit another one of theirs is closed; `false` where all of them are in use. */
  enter(owner: string): boolean {
    if (this.countOf(owner) >= this.limit && !this.closeOldest(owner)) return false;
    this.counts.set(owner, this.countOf(owner) + 1);
    this.size += 1;
    return true;
  }

  /** The error of a call on one too many. */
  get error(): RpcError {
    return tooManyOfKey(this.limit);
  }

  leave(owner: string): void {
    const count = this.countOf(owner);
    if (count > 1) this.counts.set(owner, count - 1);
    else this.counts.delete(owner);
    this.size -= 1;
  }

  private countOf(owner: string): number {
    return this.counts.get(owner) ?? 0;
  }
}
