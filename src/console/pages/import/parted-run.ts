import { signal } from '@preact/signals';
import { writes } from '../../service/answer.js';
import { errorOf } from '../../service/error-of.js';
import { noteExpiry } from '../../service/service.js';

/** A call of a run, and how many rows it is about. */
export interface RunPart {
  readonly size: number;
  call(): Promise<void>;
}

/** How far a run is. A run that failed or was stopped goes on with the part that is next. */
export interface RunState {
  readonly status: 'waiting' | 'running' | 'stopped' | 'failed' | 'done';
  readonly done: number;
  readonly total: number;
  readonly error?: Error | undefined;
}

/** Many calls one after another. It lives as long as the page of the browser, whatever is shown meanwhile. */
export class PartedRun {
  readonly state = signal<RunState>({ status: 'waiting', done: 0, total: 0 });
  private readonly parts: readonly RunPart[];
  private readonly isWriting: boolean;
  private next = 0;
  private isUnderWay = false;

  constructor(parts: readonly RunPart[], writes: boolean) {
    this.parts = parts;
    this.isWriting = writes;
    this.put({ total: parts.reduce((sum, { size }) => sum + size, 0) });
  }

  /** Makes the calls that are left, until one fails or it is stopped; a call that fails is made again by the next start. */
  async start(): Promise<void> {
    this.put({ status: 'running', error: undefined });
    // Stopped during a call that has not ended: the calls go on after it.
    if (this.isUnderWay) return;
    this.isUnderWay = true;
    isWriting.value = this.isWriting;
    try {
      await this.makeCalls();
    } catch (failure) {
      noteExpiry(failure);
      this.put({ status: 'failed', error: errorOf(failure) });
    }
    this.isUnderWay = false;
    isWriting.value = false;
    if (this.isWriting) writes.value += 1;
  }

  private async makeCalls(): Promise<void> {
    for (let part = this.parts[this.next]; part && this.state.value.status === 'running'; part = this.parts[this.next]) {
      await part.call();
      this.next += 1;
      this.put({ done: this.state.value.done + part.size });
    }
    if (this.next === this.parts.length) this.put({ status: 'done' });
  }

  /** Stops after the call that is under way. */
  stop(): void {
    this.put({ status: 'stopped' });
  }

  private put(change: Partial<RunState>): void {
    this.state.value = { ...this.state.value, ...change };
  }
}

/** Whether a run writes now: leaving the page would stop it. */
const isWriting = signal(false);

addEventListener('beforeunload', event => {
  if (isWriting.value) event.preventDefault();
});
