import type { Limits } from './engine.js';
import { refusal } from './failures.js';

interface Turn {
  readonly enter: () => void;
  readonly patience: NodeJS.Timeout;
}

/** Lets a few in at a time. The others wait in line; who waits too long, or comes when the line is full, is told so. */
export class Turnstile {
  private room: number;
  private readonly line: Turn[] = [];
  private readonly limits: Limits;

  constructor(room: number, limits: Limits) {
    this.room = room;
    this.limits = limits;
  }

  get waiting(): number {
    return this.line.length;
  }

  /**
   * Resolves when it is one's turn; `leave` ends it.
   * @throws RpcError Busy
   */
  async enter(): Promise<void> {
    if (this.room === 0) await this.wait();
    else this.room--;
  }

  /** Gives one's place to the next in line. */
  leave(): void {
    const next = this.line.shift();
    if (!next) {
      this.room++;
      return;
    }
    clearTimeout(next.patience);
    next.enter();
  }

  private wait(): Promise<void> {
    if (this.line.length >= this.limits.waiting) return Promise.reject(refusal('Busy'));
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.line.splice(this.line.indexOf(turn), 1);
        reject(refusal('Busy'));
      }, this.limits.wait);
      const turn = { enter: resolve, patience };
      this.line.push(turn);
    });
  }
}
