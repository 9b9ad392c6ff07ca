import type { Database, Statement } from 'better-sqlite3';

/**
 * What is read in one turn of the event loop shares a state of a SQLite database: outside it each read locks the file anew. It ends
 * before every commit: nobody reads what is past, and no commit finds a reader in the way of tidying up the log file.
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

  /** What is read from now on is read anew. Never throws: of a failing disk or a damaged file the next read tells its caller. */
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
