import type { Database, Statement } from 'better-sqlite3';

/**
 * Reads that share one state of a SQLite database: outside it each read locks the file anew. It lasts for a turn of the event loop,
 * or as long as work that shares it, and ends before every commit: nobody reads what is past, and no commit finds a reader in the way
 * of tidying up the log file.
 */
export class SharedSnapshot {
  private sharers = 0;
  private isOpen = false;
  private endsWithTurn = false;
  private readonly begin: Statement;
  private readonly commit: Statement;

  constructor(database: Database) {
    this.begin = database.prepare('BEGIN');
    this.commit = database.prepare('COMMIT');
  }

  /** Shares a state with whatever else is read in this turn of the event loop. */
  enter(): void {
    if (this.isOpen) return;
    this.begin.run();
    this.isOpen = true;
    if (this.endsWithTurn) return;
    this.endsWithTurn = true;
    setImmediate(this.leave);
  }

  /** Runs work whose reads may share a state with those of others. */
  async share<T>(work: () => Promise<T>): Promise<T> {
    this.sharers++;
    try {
      return await work();
    } finally {
      this.sharers--;
      if (this.sharers === 0) this.end();
    }
  }

  /** What is read from now on is read anew. */
  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.commit.run();
  }

  private readonly leave = (): void => {
    this.endsWithTurn = false;
    if (this.sharers === 0) this.end();
  };
}
