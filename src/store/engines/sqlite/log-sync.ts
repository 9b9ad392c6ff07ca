import { closeSync, fdatasync, fsyncSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** The disk did not take what was committed: nobody knows what of it the next start finds. */
export class SyncFailed extends Error {
  override readonly name = 'SyncFailed';
  readonly code: string | undefined;

  constructor(path: string, { code, message }: NodeJS.ErrnoException) {
    super(`${path} could not be synced to the disk: ${message}`);
    this.code = code;
  }
}

/**
 * Syncs the log of a database to the disk in a thread of libuv, so that the event loop goes on meanwhile. A failed sync cannot be repeated, as the
 * system may have dropped the pages: it is thrown as an exception that nobody catches, the process ends, and the next start recovers what
 * the disk has.
 */
export class LogSync {
  private readonly path: string;
  private readonly file: number;

  /** The log of an open database, whose connections never remove it. */
  constructor(database: string) {
    this.path = `${database}-wal`;
    this.file = openSync(this.path, 'r+');
    syncFolder(dirname(database));
  }

  /** Resolves once all that was written to the log is on the disk; never where that failed. */
  sync(): Promise<void> {
    return new Promise(resolve => {
      fdatasync(this.file, error => {
        if (error) throw new SyncFailed(this.path, error);
        resolve();
      });
    });
  }

  close(): void {
    closeSync(this.file);
  }
}

/** The name of a new file is part of its folder. Systems that cannot sync a folder do it themselves. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r');
    fsyncSync(folder);
    closeSync(folder);
  } catch {
    // Not possible on this system.
  }
}
