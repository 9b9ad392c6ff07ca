import { auditEntry } from '../audit.js';
import type { KeyStore, KeyUse } from '../storage/keys.js';

const keptEvery = 60_000;

/** Uses of a key since they were kept last. */
interface NotedUse {
  readonly first: Date;
  readonly address: string;
  last: Date;
}

/**
 * Keeps when each key was last used, and in the audit when first: noted in memory at every call, and written once a minute, so that no
 * call waits for it.
 */
export class KeyUses {
  private noted = new Map<string, NotedUse>();
  private timer: NodeJS.Timeout | undefined;
  private readonly keys: KeyStore;
  private readonly now: () => Date;

  constructor(keys: KeyStore, now: () => Date) {
    this.keys = keys;
    this.now = now;
  }

  note(id: string, address: string): void {
    const now = this.now();
    const use = this.noted.get(id);
    if (use) use.last = now;
    else this.noted.set(id, { first: now, address, last: now });
  }

  /** Keeps from time to time what was noted, until `stop`. */
  watch(): void {
    this.timer = setInterval(() => void this.keep(), keptEvery).unref();
  }

  /** Keeps what was noted last. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.keep();
  }

  /** Writes the noted uses; where the storage fails, they are noted again for the next time. */
  private async keep(): Promise<void> {
    if (this.noted.size === 0) return;
    const uses = this.noted;
    this.noted = new Map();
    try {
      await this.keys.touch([...uses].map(useOf));
    } catch {
      for (const [id, { last }] of this.noted) {
        const use = uses.get(id);
        if (use) use.last = last;
      }
      this.noted = new Map([...this.noted, ...uses]);
    }
  }
}

function useOf([key, { first, address, last }]: readonly [key: string, NotedUse]): KeyUse {
  const author = { key, method: 'authentication', origin: { key, address }, now: () => first };
  return { id: key, time: last.toISOString(), firstUse: auditEntry(author, 'keyFirstUsed', { subjectKey: key }, {}) };
}
