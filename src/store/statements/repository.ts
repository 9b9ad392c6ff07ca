import type { RowWriter } from '../changes/row-writer.js';
import type { SqlSession } from '../engines/connection.js';

/** Statements of a part of the records, over one connection; what is written goes through the writer of its transaction. */
export abstract class Repository {
  protected readonly connection: Omit<SqlSession, 'count'>;
  protected readonly writes: RowWriter;

  constructor(session: SqlSession, writes: RowWriter) {
    this.connection = session;
    this.writes = writes;
  }

  /** Its caller may not see everything. */
  protected get isScoped(): boolean {
    return this.connection.whole !== this.connection;
  }
}
