import type { DataSource } from 'typeorm';
import type { SharedTransaction } from '../../domain/storage/open-transaction.js';
import type { WrittenItems } from '../../domain/storage/write-set.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { CommitListener } from './commit-listeners.js';
import type { SqlSession } from './connection.js';
import type { MigrationWatch } from './migrate.js';
import type { TransactionSession } from './transaction-session.js';

/** Gives a name back. */
export type Release = () => Promise<void>;

/** Takes a name for longer than a transaction; `undefined` where somebody else has it. */
export type LockName = (name: string) => Promise<Release | undefined>;

/** The work of a transaction. */
export type Work<T> = (session: SqlSession) => MaybePromise<T>;

/** The work of a long transaction. */
export type LongWork<T> = (session: TransactionSession) => MaybePromise<T>;

/** Kind of the changes of a transaction: records, or only data that no answer contains. Of records it may be known which. */
export type Subject = 'records' | 'upkeep' | Written;

/** A transaction of which it is known when its work is done what it changed. */
export interface Written {
  readonly items: WrittenItems;
}

/** A transaction that others do not share a commit with, and that may take longer. */
export type LongTransaction = SharedTransaction;

/** An open database, whatever its engine. */
export interface Engine {
  /** Runs single statements on what is committed. */
  readonly reading: SqlSession;
  /** For administration: the same, by repositories. */
  readonly source: DataSource;
  /** No other process changes the database while it is open. */
  readonly isAlone: boolean;
  readonly keepsOrder: boolean;
  /** As in Store. */
  readonly commits: number | undefined;
  /** As in Store. */
  readonly state?: (() => Promise<string | undefined>) | undefined;
  /** Transactions that wait for their turn. */
  readonly waiting: number;
  /** Runs work in a transaction; only one that changes records counts among the commits. */
  run<T>(work: Work<T>, subject?: Subject): Promise<T>;
  /** Runs work that may await more than the database. One that is rolled back is no commit. */
  runLong<T>(work: LongWork<T>, kind: LongTransaction): Promise<T>;
  /** Transactions that run in the order in which they are begun, and share commits; absent where all do. */
  inOrder?(): Pick<Engine, 'run' | 'runLong'>;
  /** As in Store; absent where writes that wait are no burden. */
  beginWrites?(writes: number, begin: () => MaybePromise<void>): Promise<void>;
  readonly lockName: LockName;
  /** As in Store. */
  settled?(): MaybePromise<void>;
  /** As in Store. */
  onCommit(listener: CommitListener): () => void;
  /** As in Store. */
  readonly now: () => Date;
  /**
   * Resolves where this process may go on with the database.
   * @throws StoreError where what was opened is no longer what is found at its address, or where processes disagree
   */
  verify(): MaybePromise<void>;
  /** As in Store. */
  mergeSearch(): Promise<boolean>;
  /** As in Store. */
  wipe(): Promise<void>;
  close(): Promise<void>;
}

/** The catalogue that a process works with. */
export interface Catalogue {
  readonly digest: string;
  /** Present where it is to be that of the database from now on; called with the digest of another one that was before. */
  readonly claimed?: (former: string) => void;
}

/** How to open a store. */
export interface StoreOptions {
  /** `sqlite:path` or `postgres://user@host:port/database`. */
  readonly url: string;
  /** `full`: a commit is on the disk before it is answered. `fast`: it survives a crash of the process, not of the power. */
  readonly durability: 'full' | 'fast';
  /** A file that is not there is rejected, not made. */
  readonly mustExist?: boolean;
  /** The usual ones where absent. */
  readonly limits?: Limits;
  /** Milliseconds by a clock that is never set, as the clock of the day may be; that of the process where absent. */
  elapsed?(): number;
  /** Characters that the rows of one read may hold outside of transactions; one row may hold more. */
  readonly readLimit?: number;
  /** Runs without all that serves speed alone: no records are kept in memory, and each transaction has its own commit and insert statements. */
  readonly isPlain?: boolean | undefined;
  /** Bytes of a SQLite file that a connection which reads keeps in memory; what the engine usually does where absent. */
  readonly pageCache?: number | undefined;
  /**
   * How many ids are taken from a sequence of a server beyond those that are needed, at first; the usual number where absent. `0` where
   * somebody sets sequences back while the store is open.
   */
  readonly spareIds?: number | undefined;
  /** How many rows of an index of a SQLite file are recent before they are merged into the others; the usual number where absent. */
  readonly recentRows?: number | undefined;
  /**
   * For how many milliseconds a transaction that is rolled back may keep the one connection of a SQLite file that writes, before it begins again
   * on a copy; the usual time where absent.
   */
  readonly rollbackMs?: number | undefined;
  /** Beside the process that owns the database: reads what is committed, and changes nothing. */
  readonly isReader?: boolean;
  /** Where others share the database, records are changed only while this is the catalogue of all; any is right where absent. */
  readonly catalogue?: Catalogue | undefined;
  /** Learns how far an older database is brought up to date. */
  readonly migrating?: MigrationWatch | undefined;
}

/** How long a transaction may take, and how many may wait, for how long. Times are milliseconds. */
export interface Limits {
  readonly transaction: number;
  /** For a long transaction. */
  readonly long: number;
  readonly waiting: number;
  readonly wait: number;
  /** For a lock of a server that somebody else holds: who waits for it keeps a connection from the others. */
  readonly lock: number;
  /** Beyond the end of a transaction, to learn what became of a COMMIT that was not answered. */
  readonly outcome: number;
}

export const usualLimits: Limits = {
  transaction: 10_000,
  long: 60_000,
  waiting: 1000,
  wait: 5000,
  lock: 3000,
  outcome: 10_000,
};

/** Limits and measurement of durations. */
export interface Timing {
  readonly limits: Limits;
  elapsed(): number;
}

/** The timing that the options of a store ask for. */
export function timingOf({ limits = usualLimits, elapsed = () => performance.now() }: StoreOptions): Timing {
  return { limits, elapsed };
}
