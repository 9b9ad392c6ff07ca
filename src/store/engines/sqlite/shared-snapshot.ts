import type { Database, Statement } from 'better-sqlite3';

/**
 * Shares one snapshot of a SQLite database among the reads of one turn of the event loop, as each read outside of a snapshot
 * locks the file. It ends with every commit, so that reads see the newest state that is on the disk, and no reader prevents a checkpoint.
 */
export class SharedSnapshot {
  private endsWithTurn = false;
  private isHeld = false;
  private readonly database: Database;
  private readonly begin: Statement;
  private readonly look: Statement;
  private readonly endings: readonly Statement[];

  constructor(database: Database) {
    this.database = database;
    this.begin = database.prepare('BEGIN');
    this.look = database.prepare('SELECT 1 FROM sqlite_master LIMIT 1');
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

  /** Keeps the present state for all reads until the end of the snapshot. The first statement that reads takes it, not BEGIN. */
  hold(): void {
    if (!this.database.inTransaction) this.begin.run();
    this.look.get();
    this.isHeld = true;
  }

  /**
   * Ends the snapshot: later reads see the present state. Never throws, as a read on a failing disk or a damaged file throws
   * itself.
   */
  end(): void {
    this.isHeld = false;
    for (const ending of this.endings) {
      if (!this.database.inTransaction) return;
      try {
        ending.run();
      } catch {
        // The engine ends a transaction by itself after some failures, and may refuse to end it after others. Nothing was written here.
      }
    }
  }

  private readonly leave = (): void => {
    this.endsWithTurn = false;
    if (!this.isHeld) this.end();
  };
}
