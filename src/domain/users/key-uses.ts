import type { KeyStore } from '../storage/keys.js';

const keptEvery = 60_000;

/** Keeps when each key was last used: noted in memory at every call, and written once a minute, so that no call waits for it. */
export class KeyUses {
  private noted = new Map<string, Date>();
  private timer: NodeJS.Timeout | undefined;
  private readonly keys: KeyStore;
  private readonly now: () => Date;

  constructor(keys: KeyStore, now: () => Date) {
    this.keys = keys;
    this.now = now;
  }

  note(id: string): void {
    this.noted.set(id, this.now());
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
      await this.keys.touch(new Map([...uses].map(([id, time]) => [id, time.toISOString()])));
    } catch {
      this.noted = new Map([...uses, ...this.noted]);
    }
  }
}
