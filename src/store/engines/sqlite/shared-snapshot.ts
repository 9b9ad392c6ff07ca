import type { Database, Statement } from 'better-sqlite3';

/**
 * Shares one snapshot of a SQLite database among the reads of one turn of the event loop, as each read outside of a snapshot
 * locks the file. It ends before every commit, so that reads see the newest state and no reader prevents a checkpoint.
 */
export class SharedSnapshot {
  private endsWithTurn = false;
  private readonly database: Database;
  private readonly begin: Statement;
  private readonly endings: readonly Statement[];

  constructor(database: Database) {
    this.database = database;
    this.begin = database.prepare('BEGIN');
    this.endings = [database.prepare('COMMIT'), database.prepare('ROLLBACK')];
  }

  /** Shares a state with whatever else is read in this turn. */
  enter(): void {
    if (this.database.inTransaction) return;
    this.begin.run();
    if (this.endsWithTurn) return;
    this.endsWithTurn = true;
    setImmediate(this.leave);
  }

  /**
   * Ends the snapshot: later reads see the present state. Never throws, as a read on a failing disk or a damaged file throws
   * itself.
   */
  end(): void {
    for (const ending of this.endings) {
      if (!this.database.inTransaction) return;
      attempt(ending);
    }
  }

  private readonly leave = (): void => {
    this.endsWithTurn = false;
    this.end();
  };
}

/** The engine ends a transaction by itself after some failures, and may refuse to end it after others. */
function attempt(ending: Statement): void {
  try {
    ending.run();
  } catch {
    // Nothing was written here, so nothing is lost.
  }
}
