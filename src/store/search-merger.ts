import { once } from 'node:events';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { MergingFile } from './search-merging.js';

/** Pages that one transaction writes: others wait for it a few milliseconds, and where a term is in millions of documents up to a second. */
const pagesAtOnce = 128;

/**
 * Merges segments of the full-text index in a thread, by a connection of its own: SQLite merges a term as a whole, which keeps the
 * event loop waiting where millions of documents have it. Nothing else may write meanwhile.
 */
export class SearchMerger {
  private thread: Worker | undefined;
  private readonly file: MergingFile;

  constructor(file: MergingFile) {
    this.file = file;
  }

  /** Merges a part; answers whether more is left. Rejects with what SQLite said. */
  async merge(): Promise<boolean> {
    this.thread ??= this.started();
    const answered = once(this.thread, 'message');
    this.thread.postMessage(pagesAtOnce);
    const [isMore] = await answered;
    return isMore === true;
  }

  async close(): Promise<void> {
    await this.thread?.terminate();
  }

  /** A thread ends with what it throws; the next merge starts another one. */
  private started(): Worker {
    const thread = new Worker(new URL(`./search-merging${extname(import.meta.url)}`, import.meta.url), { workerData: this.file });
    const forget = (): void => {
      if (this.thread === thread) this.thread = undefined;
    };
    thread.on('error', forget).unref();
    return thread;
  }
}
