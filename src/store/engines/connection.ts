import type { QueryResult } from 'typeorm';
import type { ChoiceRecord } from '../../domain/storage/choices.js';
import type { MaybePromise } from '../../rpc/maybe-promise.js';
import type { BufferedInserts } from './buffered-inserts.js';
import type { Strength } from './locks.js';
import type { RowLimit } from './row-limit.js';
import type { SqlDialect, Value } from './sql-dialect.js';

/** Rows in memory, by id. */
export interface RowsKept<Row> {
  find(id: number): Row | undefined;
  keep(rows: readonly Row[]): void;
}

/** The version of the schema, as the one row of its kind. */
export interface SchemaVersion {
  readonly id: number;
  readonly version: number;
}

/** Runs questions, and answers failures in the words of the interface. */
export interface SqlReads {
  readonly dialect: SqlDialect;
  /** Everything that is read is committed and there now, which the index of searches and its list know. */
  readonly isIndexed: boolean;
  /** Choices that need not be asked for again; absent where others change them. */
  readonly choicesKept?: RowsKept<ChoiceRecord> | undefined;
  /** The version of the schema, which need not be asked for again; absent where others change it. */
  readonly versionKept?: RowsKept<SchemaVersion> | undefined;
  /** Rows within a limit; outside of transactions there is a usual one. */
  rows<Row>(text: string, values: readonly Value[], limit?: RowLimit): MaybePromise<Row[]>;
}

/** Runs statements. */
export interface SqlConnection extends SqlReads {
  /** Runs a change and answers how many rows it changed. */
  count(text: string, values: readonly Value[]): MaybePromise<number>;
  /**
   * The same of a change whose number of rows is known, as nobody else can change them. A server is not waited for: the next statement that
   * is waited for reports a failure, or the commit.
   */
  apply(text: string, values: readonly Value[], rows: number): MaybePromise<number>;
}

/** Result of a statement. */
export type StatementResult = Pick<QueryResult, 'records' | 'affected'>;

/** Sends one statement to a database; one within the process answers at once, and so may a server whose result is `known`. */
export type SendStatement = (
  text: string,
  values: readonly Value[],
  limit?: RowLimit,
  known?: StatementResult,
) => MaybePromise<StatementResult>;

/** Operations on the connection of a transaction beyond running statements. */
export interface SqlSession extends SqlConnection {
  /** The same, whatever its caller may see. */
  readonly whole: SqlSession;
  /** Asks for an object and keeps other transactions from changing it, or its entries, until this one ends. */
  lockForUpdate<Row>(object: number, text: string, values: readonly Value[]): MaybePromise<Row[]>;
  /** The hold that was asked for last, while a server has not answered it: what is asked after it is read with the object held. */
  readonly holding?: Promise<unknown> | undefined;
  /** Whether nobody else changes an object, or its entries, until this transaction ends. */
  isHeld(object: number): boolean;
  /** Locks objects until the transaction ends; what is gone is left out. */
  lock(objects: readonly number[], strength: Strength): MaybePromise<void>;
  /** Keeps other transactions from claiming a name until this one ends. */
  advisoryLock(name: string): MaybePromise<void>;
  /** Notes that this transaction made an object. */
  noteCreated(object: number): void;
  /** Rows that are left to the commit; absent where a transaction commits by itself. */
  readonly bufferedInserts?: BufferedInserts | undefined;
  /** Asks as if rows that are left to the commit were not there: they need not be written for it. */
  rowsWithoutBuffered<Row>(text: string, values: readonly Value[]): MaybePromise<Row[]>;
  nextIds(table: IdTable, count: number): MaybePromise<readonly number[]>;
}

/** Appends that are written before statements which name their tables. */
export interface FlushableInserts extends BufferedInserts {
  flushBefore(text: string): void;
  /** Writes what waits; the event loop takes turns in between. */
  flushInSlices(): Promise<void>;
}

/** Tables whose ids are given out before their rows are inserted. */
export type IdTable = 'objects' | 'entries' | 'choices' | 'reports' | 'import_profiles' | 'livestatus' | 'definitions';
/** Gives out ids that were never given out before, ascending. */
export type NextIds = (session: SqlConnection, table: IdTable, count: number) => MaybePromise<readonly number[]>;
