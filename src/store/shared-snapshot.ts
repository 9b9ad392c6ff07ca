import type { Database, Statement } from 'better-sqlite3';

/** Reads that share one state of a SQLite database: outside it each read locks the file anew. A commit ends it, so nobody reads what is past. */
export class SharedSnapshot {
  private sharers = 0;
  private isOpen = false;
  private readonly begin: Statement;
  private readonly commit: Statement;

  constructor(database: Database) {
    this.begin = database.prepare('BEGIN');
    this.commit = database.prepare('COMMIT');
  }

  /** Runs work whose reads may share a state with those of others. */
  async share<T>(work: () => Promise<T>): Promise<T> {
    this.sharers++;
    this.open();
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

  private open(): void {
    if (this.isOpen) return;
    this.begin.run();
    this.isOpen = true;
  }
}
