import type { Database, Statement } from 'better-sqlite3';

/**
 * What is read in one turn of the event loop shares a state of a SQLite database: outside it each read locks the file anew. It ends
 * before every commit: nobody reads what is past, and no commit finds a reader in the way of tidying up the log file.
 */
export class SharedSnapshot {
  private isOpen = false;
  private endsWithTurn = false;
  private readonly begin: Statement;
  private readonly commit: Statement;

  constructor(database: Database) {
    this.begin = database.prepare('BEGIN');
    this.commit = database.prepare('COMMIT');
  }

  /** Shares a state with whatever else is read in this turn. */
  enter(): void {
    if (this.isOpen) return;
    this.begin.run();
    this.isOpen = true;
    if (this.endsWithTurn) return;
    this.endsWithTurn = true;
    setImmediate(this.leave);
  }

  /** What is read from now on is read anew. */
  end(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.commit.run();
  }

  private readonly leave = (): void => {
    this.endsWithTurn = false;
    this.end();
  };
}
