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
  private thread: Promise<Worker> | undefined;
  private readonly file: MergingFile;

  constructor(file: MergingFile) {
    this.file = file;
  }

  /** Resolves once the thread has opened the file: nobody has to wait for that. */
  async prepare(): Promise<void> {
    this.thread ??= this.started();
    await this.thread;
  }

  /** Merges a part; answers whether more is left. Rejects with what SQLite said. */
  async merge(): Promise<boolean> {
    const thread = await this.thread;
    if (!thread) throw new Error('The thread that merges is not there');
    const answered = once(thread, 'message');
    thread.postMessage(pagesAtOnce);
    const [isMore] = await answered;
    return isMore === true;
  }

  async close(): Promise<void> {
    const thread = await this.thread?.catch(() => undefined);
    await thread?.terminate();
  }

  /** A thread ends with what it throws; the next merge starts another one. */
  private async started(): Promise<Worker> {
    const thread = new Worker(new URL(`./search-merging${extname(import.meta.url)}`, import.meta.url), { workerData: this.file });
    const forget = (): void => {
      this.thread = undefined;
    };
    thread.on('error', forget).unref();
    await once(thread, 'message');
    return thread;
  }
}
