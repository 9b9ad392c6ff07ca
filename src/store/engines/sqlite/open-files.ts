import { TextError, text } from '../../../messages/text.js';
import { identityOf } from './file-identity.js';
import type { FileLock } from './file-lock.js';

/** The files that hold what is committed. */
const committed = ['', '-wal'] as const;
/** How often commits look for the other files, in milliseconds: without those another process could write, too, but nothing is lost. */
const pauseOfOthers = 250;

/** A file of the database is no longer where it was opened. */
class FileGone extends TextError {
  readonly code = 'FILE_GONE';

  constructor(path: string) {
    super(text('DatabaseFileIsGone', { path }));
  }
}

/** The files of an open SQLite database, known by their devices and inodes: a path may come to lead elsewhere. */
export class OpenFiles {
  private readonly known: ReadonlyMap<string, string | undefined>;
  private lastOthers = Number.NEGATIVE_INFINITY;
  private readonly path: string;
  private readonly lock: FileLock;
  private readonly elapsed: () => number;

  /** Once the database is open, with its log file. */
  constructor(path: string, lock: FileLock, elapsed: () => number) {
    this.known = new Map(['', '-wal', '-shm'].map(suffix => [suffix, identityOf(path + suffix)]));
    this.path = path;
    this.lock = lock;
    this.elapsed = elapsed;
  }

  /** Throws where a file is not the one that was opened; the lock is renewed if nobody else made one. */
  verify(): void {
    this.lastOthers = Number.NEGATIVE_INFINITY;
    this.verifyCommitted();
    this.compare('-shm');
    this.lock.verify();
    this.lastOthers = this.elapsed();
  }

  /** The same before a commit: what it needs not is looked for now and then, as each look costs some microseconds. */
  verifyNowAndThen(): void {
    if (this.elapsed() - this.lastOthers < pauseOfOthers) this.verifyCommitted();
    else this.verify();
  }

  /** Whether the log file alone is missing: then the database file can take what stands in it. */
  get hasLostLog(): boolean {
    return !this.isSame('-wal') && this.isSame('');
  }

  private verifyCommitted(): void {
    for (const suffix of committed) this.compare(suffix);
  }

  private compare(suffix: string): void {
    if (!this.isSame(suffix)) throw new FileGone(this.path + suffix);
  }

  private isSame(suffix: string): boolean {
    return identityOf(this.path + suffix) === this.known.get(suffix);
  }
}
