import { RpcError } from '../../rpc/rpc-error.js';

interface Waiter {
  readonly enter: () => void;
  readonly timeout: NodeJS.Timeout | undefined;
}

/** How many may wait, and for how many milliseconds; where that is not said, until it is their turn. */
export interface QueueLimits {
  readonly waiting: number;
  readonly wait?: number | undefined;
}

/** Counting semaphore with a bounded queue. A waiter is rejected after too long a wait, or where the queue is full. */
export class Semaphore {
  private permits: number;
  private readonly waiters: Waiter[] = [];
  private readonly line: QueueLimits;

  constructor(room: number, line: QueueLimits) {
    this.permits = room;
    this.line = line;
  }

  get waiting(): number {
    return this.waiters.length;
  }

  /**
   * Resolves when it is one's turn; `leave` ends it.
   * @throws RpcError Busy
   */
  async enter(): Promise<void> {
    if (this.permits === 0) await this.wait();
    else this.permits--;
  }

  /**
   * Carries out work when it is its turn.
   * @throws RpcError Busy
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Gives one's place to the next in line. */
  leave(): void {
    const next = this.waiters.shift();
    if (!next) {
      this.permits++;
      return;
    }
    clearTimeout(next.timeout);
    next.enter();
  }

  private wait(): Promise<void> {
    if (this.waiters.length >= this.line.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiters.splice(this.waiters.indexOf(turn), 1);
        reject(busy());
      };
      const { wait } = this.line;
      const turn: Waiter = { enter: resolve, timeout: wait === undefined ? undefined : setTimeout(giveUp, wait) };
      this.waiters.push(turn);
    });
  }
}

function busy(): RpcError {
  return new RpcError('Busy', {}, { retry: 'true' });
}
