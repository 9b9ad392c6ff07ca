import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { UpkeepTasks, UpkeptFile } from './upkeep-thread.js';

/** Milliseconds without a task after which the thread ends: it takes 10 MB of memory, and starts within 50 ms. */
const usualRest = 5_000;

/**
 * Does in a thread, by a connection of its own, what would keep the event loop waiting: merges segments of the full-text index, where SQLite
 * merges a term as a whole, and checkpoints, which write thousands of pages and sync two files.
 */
export class Upkeep {
  private thread: Promise<Worker> | undefined;
  private turn: Promise<unknown> = Promise.resolve();
  private rest: NodeJS.Timeout | undefined;
  private readonly file: UpkeptFile;
  private readonly restsAfter: number;
  private readonly create: (file: UpkeptFile) => Worker;

  constructor(file: UpkeptFile, restsAfter = usualRest, create = createThread) {
    this.file = file;
    this.restsAfter = restsAfter;
    this.create = create;
  }

  /** Runs work with tasks after all that was asked for before, once the thread has opened the file: nobody has to wait for that. */
  inTurn<T>(work: (run: (task: keyof UpkeepTasks) => Promise<boolean>) => Promise<T>): Promise<T> {
    return this.withoutThread(async () => {
      clearTimeout(this.rest);
      this.thread ??= this.startThread();
      const thread = await this.thread;
      try {
        return await work(task => runTask(thread, task));
      } finally {
        this.rest = setTimeout(() => this.withoutThread(() => this.end()), this.restsAfter).unref();
      }
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
    clearTimeout(this.rest);
    await this.end();
  }

  private async end(): Promise<void> {
    const thread = await this.thread?.catch(() => undefined);
    this.thread = undefined;
    await thread?.terminate();
  }

  /** A thread ends with what it throws; the next task starts another one. */
  private async startThread(): Promise<Worker> {
    const thread = this.create(this.file);
    const forget = (): void => {
      this.thread = undefined;
    };
    thread.on('error', forget).unref();
    await once(thread, 'message');
    return thread;
  }
}

/** A thread that opens the file. */
export function createThread(file: UpkeptFile): Worker {
  return new Worker(new URL(`./upkeep-thread${extname(import.meta.url)}`, import.meta.url), { workerData: file });
}

/** Rejects with what SQLite said. */
async function runTask(thread: Worker, task: keyof UpkeepTasks): Promise<boolean> {
  const answer = once(thread, 'message');
  thread.postMessage(task);
  const [found] = await answer;
  return found === true;
}
