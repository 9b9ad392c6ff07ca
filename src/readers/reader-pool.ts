import { text } from '../messages/text.js';
import { RpcError } from '../rpc/rpc-error.js';
import { ReaderEnded, ReaderProcess, type ReaderProgram } from './reader-process.js';

/** How much the readers of a service do. Times are milliseconds. */
export interface ReaderLimits {
  /** Reads at the same time, each in a process of its own. */
  readonly processes: number;
  /** Of these, reads of one key. */
  readonly perKey: number;
  /** Reads that wait for their turn, and how long. */
  readonly waiting: number;
  readonly wait: number;
  /** How long a process may take to start, and how long a read takes then. */
  readonly start: number;
  readonly time: number;
  /** How long a process is kept that has nothing to do. The next read waits for the start of another one, so a person at work should find one. */
  readonly idle: number;
  /** How long after the start of the service the first process is started. */
  readonly warmUp: number;
}

const usualLimits = { perKey: 2, waiting: 100, start: 30_000, idle: 900_000, warmUp: 5000 } as const;

/** Settings that the limits follow. */
export interface ReaderSettings {
  readonly readers: number;
  readonly waitSeconds: number;
  readonly transactionSeconds: number;
}

/** The limits that the settings ask for. */
export function readerLimitsOf({ readers, waitSeconds, transactionSeconds }: ReaderSettings): ReaderLimits {
  return { ...usualLimits, processes: readers, wait: waitSeconds * 1000, time: transactionSeconds * 1000 };
}

/** A read that waits. */
interface Waiting<Result> {
  readonly key: string;
  readonly start: (reader: ReaderProcess<Result>) => void;
  readonly reject: (error: RpcError) => void;
  readonly patience: NodeJS.Timeout;
}

/** Carries out reads in processes of their own, a few at a time; the others wait in line, each key for its own. */
export class ReaderPool<Result> {
  private readonly program: ReaderProgram;
  private readonly limits: ReaderLimits;
  private readonly line: Waiting<Result>[] = [];
  private readonly idle = new Map<ReaderProcess<Result>, NodeJS.Timeout>();
  private readonly busy = new Map<ReaderProcess<Result>, string>();
  private isClosing = false;

  constructor(program: ReaderProgram, limits: ReaderLimits) {
    this.program = program;
    this.limits = limits;
  }

  /** Starts a process before the first read has to wait for it, but not while the service starts: a start takes a core of its own. */
  warmUp(): void {
    const start = (): void => {
      if (!this.isClosing && this.idle.size + this.busy.size === 0) this.rest(new ReaderProcess<Result>(this.program));
    };
    setTimeout(start, this.limits.warmUp).unref();
  }

  /**
   * Carries out a job for the holder of a key and answers its result.
   * @throws RpcError Busy where too many wait, TimedOut, Stopping, and what the job throws
   */
  async run(key: string, job: object): Promise<Result> {
    if (this.isClosing) throw new RpcError('Stopping', {});
    const reader = this.free(key) ?? (await this.turn(key));
    try {
      await this.within(reader, reader.ready, this.limits.start, lostError);
      return await this.within(reader, reader.run(job), this.limits.time, () => tookTooLong(this.limits));
    } finally {
      this.busy.delete(reader);
      if (reader.isAlive) this.rest(reader);
      this.next();
    }
  }

  /** Ends every process, and with it what it does. */
  async close(): Promise<void> {
    this.isClosing = true;
    for (const { patience, reject } of this.line.splice(0)) {
      clearTimeout(patience);
      reject(new RpcError('Stopping', {}));
    }
    for (const timer of this.idle.values()) clearTimeout(timer);
    await Promise.all([...this.idle.keys(), ...this.busy.keys()].map(reader => reader.kill()));
  }

  /** A process for a read of this key, if one may have it now. */
  private free(key: string): ReaderProcess<Result> | undefined {
    const ofKey = [...this.busy.values()].filter(each => each === key).length;
    if (ofKey >= this.limits.perKey || this.busy.size >= this.limits.processes) return undefined;
    const reader = this.takeIdle() ?? new ReaderProcess<Result>(this.program);
    this.busy.set(reader, key);
    return reader;
  }

  /** A process that waits for a job; what ended meanwhile is forgotten. */
  private takeIdle(): ReaderProcess<Result> | undefined {
    for (const [reader, timer] of this.idle) {
      clearTimeout(timer);
      this.idle.delete(reader);
      if (reader.isAlive) return reader;
    }
    return undefined;
  }

  private turn(key: string): Promise<ReaderProcess<Result>> {
    if (this.line.length >= this.limits.waiting) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        this.line.splice(this.line.indexOf(waiting), 1);
        reject(tooMany());
      }, this.limits.wait);
      const waiting = { key, start: resolve, reject, patience };
      this.line.push(waiting);
    });
  }

  /** The first in line whose key has not its share already. */
  private next(): void {
    if (this.isClosing) return;
    for (const [at, { key, start, patience }] of this.line.entries()) {
      const reader = this.free(key);
      if (!reader) continue;
      this.line.splice(at, 1);
      clearTimeout(patience);
      start(reader);
      break;
    }
  }

  private rest(reader: ReaderProcess<Result>): void {
    const timer = setTimeout(() => {
      this.idle.delete(reader);
      void reader.kill();
    }, this.limits.idle);
    this.idle.set(reader, timer.unref());
  }

  /** Waits so long for what a process does, and ends it if that takes longer. */
  private async within<Done>(
    reader: ReaderProcess<Result>,
    result: Promise<Done>,
    timeMs: number,
    lateError: () => RpcError,
  ): Promise<Done> {
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      void reader.kill();
    }, timeMs);
    try {
      return await result;
    } catch (error) {
      if (isLate) throw lateError();
      if (this.isClosing && !reader.isAlive) throw new RpcError('Stopping', {});
      throw error instanceof ReaderEnded ? lostError() : error;
    } finally {
      clearTimeout(timer);
    }
  }
}

function tooMany(): RpcError {
  return new RpcError('Busy', {}, { reads: text('TooManyLongReadsWait') });
}

function lostError(): RpcError {
  return new RpcError('Busy', {}, { reads: text('ProcessThatReadEndedPerhaps') });
}

function tookTooLong({ time }: ReaderLimits): RpcError {
  const reads = text('ReadTookLongerThanS', { time: time / 1000 });
  return new RpcError('TimedOut', {}, { reads });
}
