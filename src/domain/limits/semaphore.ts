import { RpcError } from '../../rpc/rpc-error.js';

interface Turn {
  readonly enter: () => void;
  readonly patience: NodeJS.Timeout | undefined;
}

/** How many may wait, and for how many milliseconds; where that is not said, until it is their turn. */
export interface Line {
  readonly waiting: number;
  readonly wait?: number | undefined;
}

/** Counting semaphore with a bounded queue. A waiter is rejected after too long a wait, or where the queue is full. */
export class Semaphore {
  private room: number;
  private readonly turns: Turn[] = [];
  private readonly line: Line;

  constructor(room: number, line: Line) {
    this.room = room;
    this.line = line;
  }

  get waiting(): number {
    return this.turns.length;
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
    const next = this.turns.shift();
    if (!next) {
      this.room++;
      return;
    }
    clearTimeout(next.patience);
    next.enter();
  }

  private wait(): Promise<void> {
    if (this.turns.length >= this.line.waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.turns.splice(this.turns.indexOf(turn), 1);
        reject(busy());
      };
      const { wait } = this.line;
      const turn: Turn = { enter: resolve, patience: wait === undefined ? undefined : setTimeout(giveUp, wait) };
      this.turns.push(turn);
    });
  }
}

function busy(): RpcError {
  return new RpcError('Busy', {}, { retry: 'true' });
}
