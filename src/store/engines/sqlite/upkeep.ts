import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { UpkeepTasks, UpkeptFile } from './upkeep-thread.js';

/**
 * Does in a thread, by a connection of its own, what would keep the event loop waiting: merges segments of the full-text index, where SQLite
 * merges a term as a whole, and checkpoints, which write thousands of pages and sync two files.
 */
export class Upkeep {
  private thread: Promise<Worker> | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private readonly file: UpkeptFile;

  constructor(file: UpkeptFile) {
    this.file = file;
  }

  /** Runs work with tasks after all that was asked for before, once the thread has opened the file: nobody has to wait for that. */
  inTurn<T>(work: (run: (task: keyof UpkeepTasks) => Promise<boolean>) => Promise<T>): Promise<T> {
    return this.withoutThread(async () => {
      this.thread ??= this.started();
      const thread = await this.thread;
      return work(task => answered(thread, task));
    });
  }

  /** Runs work that needs no task after all that was asked for before. */
  withoutThread<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.turn.then(work);
    this.turn = turn.catch(() => undefined);
    return turn;
  }

  /** After what is under way. */
  async close(): Promise<void> {
    await this.turn;
    const thread = await this.thread?.catch(() => undefined);
    await thread?.terminate();
  }

  /** A thread ends with what it throws; the next task starts another one. */
  private async started(): Promise<Worker> {
    const thread = new Worker(new URL(`./upkeep-thread${extname(import.meta.url)}`, import.meta.url), { workerData: this.file });
    const forget = (): void => {
      this.thread = undefined;
    };
    thread.on('error', forget).unref();
    await once(thread, 'message');
    return thread;
  }
}

/** Rejects with what SQLite said. */
async function answered(thread: Worker, task: keyof UpkeepTasks): Promise<boolean> {
  const answer = once(thread, 'message');
  thread.postMessage(task);
  const [found] = await answer;
  return found === true;
}
