import type { Session } from '../engines/connection.js';

/** Reads and writes one kind of record on a connection. */
export abstract class Repository {
  protected readonly connection: Session;

  constructor(connection: Session) {
    this.connection = connection;
  }
}
