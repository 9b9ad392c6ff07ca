import type { DataSource } from 'typeorm';
import type { Session } from './connection.js';

/** What a transaction is to do. */
export type Work<T> = (session: Session) => Promise<T>;

/** An open database, whatever its engine. */
export interface Engine {
  /** Runs single statements on what is committed. */
  readonly reading: Session;
  /** For administration: the same, by repositories. */
  readonly source: DataSource;
  /** No other process changes the database while it is open. */
  readonly isAlone: boolean;
  readonly keepsOrder: boolean;
  /** As in Store. */
  readonly commits: number | undefined;
  /** Transactions that wait for their turn. */
  readonly waiting: number;
  run<T>(work: Work<T>): Promise<T>;
  close(): Promise<void>;
}

/** How to open a store. */
export interface StoreOptions {
  /** `sqlite:path` or `postgres://user@host:port/database`. */
  readonly url: string;
  /** `full`: a commit is on the disk before it is answered. `fast`: it survives a crash of the process, not of the power. */
  readonly durability: 'full' | 'fast';
  /** A file that is not there is refused, not made. */
  readonly mustExist?: boolean;
  now(): Date;
}

/** How long a transaction may take, and how many may wait, for how long. Times are milliseconds. */
export const limits = { transaction: 10_000, waiting: 1000, wait: 5000 } as const;
