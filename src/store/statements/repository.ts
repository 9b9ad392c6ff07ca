import type { SqlSession } from '../engines/connection.js';

/** Reads and writes one kind of record on a connection. */
export abstract class Repository {
  protected readonly connection: SqlSession;

  constructor(connection: SqlSession) {
    this.connection = connection;
  }
}
