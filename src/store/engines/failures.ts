import { SchemaChanged } from '../../domain/storage/schema-changed.js';
import { text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import { QueryFailedError } from './typeorm.js';

export interface Failure {
  readonly error: Error;
  /** The whole transaction may be run again: another one was in its way. */
  readonly mayRetry: boolean;
  /** The connection still waits for an answer and is of no more use. */
  readonly isLost: boolean;
  /** The server itself rejected a statement, and with it its transaction. */
  readonly isAnswered: boolean;
}

const taken = { name: 'Conflict', reason: text('UniqueValueIsTakenOr') } as const;
const gone = { name: 'Conflict', reason: text('WhatItRefersToIs') } as const;
const busy = { name: 'Busy' } as const;
const crossed = { name: 'Busy', mayRetry: true } as const;
const outdated = { name: 'Busy', mayRetry: true, isLost: true } as const;
const anotherSchema = { name: 'SchemaChanged' } as const;
const late = { name: 'TimedOut' } as const;
const unheard = { name: 'TimedOut', isLost: true } as const;
const unavailable = { name: 'StorageUnavailable' } as const;

type Meaning =
  | typeof taken
  | typeof gone
  | typeof busy
  | typeof crossed
  | typeof outdated
  | typeof anotherSchema
  | typeof late
  | typeof unheard
  | typeof unavailable;

/** Another transaction was in the way; this one may be run again. */
export class SerializationFailure extends Error {
  override readonly cause: unknown;

  constructor(cause: unknown) {
    super('Another transaction was in the way');
    this.cause = cause;
  }
}

/** Another transaction has what this one may not wait for. */
export class LockTaken extends Error {
  override readonly name = 'LockTaken';
}

/** Meaning of error codes of the drivers, whole or by their group; a driver without codes goes by its texts. */
const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['SQLITE_CONSTRAINT_UNIQUE', taken],
  ['SQLITE_CONSTRAINT_PRIMARYKEY', taken],
  ['SQLITE_CONSTRAINT_FOREIGNKEY', gone],
  ['SQLITE_BUSY', busy],
  ['SQLITE_LOCKED', busy],
  ['SQLITE_INTERRUPT', late],
  ['SQLITE_FULL', unavailable],
  ['SQLITE_IOERR', unavailable],
  ['SQLITE_READONLY', unavailable],
  ['SQLITE_CANTOPEN', unavailable],
  ['SQLITE_CORRUPT', unavailable],
  ['SQLITE_NOTADB', unavailable],
  ['SQLITE_NOMEM', unavailable],
  ['SQLITE_PERM', unavailable],
  ['23505', taken],
  ['23503', gone],
  ['40001', crossed],
  ['40P01', crossed],
  ['LockTaken', crossed],
  // Prepared statements of the connection are gone, or return other columns since a newer version changed them.
  ['0A000', outdated],
  ['26000', outdated],
  ['55P03', busy],
  ['57014', late],
  ['25P03', late],
  ['25P04', late],
  ['Query read timeout', unheard],
  ['timeout exceeded when trying to connect', busy],
  ['08', unavailable],
  ['25006', unavailable],
  ['28', unavailable],
  ['3D', unavailable],
  ['53', unavailable],
  ['57', unavailable],
  ['KT', unavailable],
  ['KT002', anotherSchema],
  ['58', unavailable],
  ['XX001', unavailable],
  ['XX002', unavailable],
  ['ECONNREFUSED', unavailable],
  ['ECONNRESET', unavailable],
  ['EPIPE', unavailable],
  ['ETIMEDOUT', unavailable],
  ['EHOSTUNREACH', unavailable],
  ['ENETUNREACH', unavailable],
  ['ENOTFOUND', unavailable],
  ['EAI_AGAIN', unavailable],
  ...['ENOENT', 'EMFILE', 'ENFILE', 'ENOBUFS', 'ENOMEM', 'ENOSPC', 'EACCES', 'EIO', 'EROFS', 'EADDRNOTAVAIL'].map(
    code => [code, unavailable] as const,
  ),
  ['timeout expired', unavailable],
  ['Connection terminated', unavailable],
  ['Connection terminated unexpectedly', unavailable],
  ['Connection terminated due to connection timeout', unavailable],
  ['Client was closed and is not queryable', unavailable],
  ['Client has encountered a connection error and is not queryable', unavailable],
  ['QueryRunnerAlreadyReleasedError', unavailable],
  ['UnfitServer', unavailable],
  ['Unacknowledged', unavailable],
]);

/** A damaged index of texts fails with the code of a faulty statement: its beginning tells both apart. */
const damage = /^(?:invalid fts5 file format|vtable constructor failed)/;

/**
 * Translates a failure of a driver. One without a meaning is a defect of this program: it keeps its code, never the texts of the
 * driver.
 */
export function failureOf(cause: unknown): Failure {
  const thrown: unknown = cause instanceof QueryFailedError ? cause.driverError : cause;
  if (thrown instanceof RpcError || !(thrown instanceof Error)) return defect(thrown as Error);
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
  const meaning = damage.test(thrown.message) ? unavailable : (meaningOf(code ?? thrown.message) ?? meaningOf(thrown.name));
  if (!meaning) return defect(code === undefined ? thrown : new Error(`The database refused a statement (${code})`));
  return {
    error: rpcError(meaning, thrown),
    mayRetry: 'mayRetry' in meaning,
    isLost: 'isLost' in meaning,
    isAnswered: isAnswer(thrown),
  };
}

function defect(error: Error): Failure {
  return { error, mayRetry: false, isLost: false, isAnswered: isAnswer(error) };
}

/** A fatal error ends the connection, perhaps after what it interrupted was done. */
function isAnswer(error: Error): boolean {
  return 'severity' in error && error.severity === 'ERROR';
}

/** An error after which the caller may try again. Its cause is for the log, not for the caller. */
export function storageError(name: 'Busy' | 'StorageUnavailable' | 'TimedOut' | 'Stopping', cause?: unknown): RpcError {
  const error = new RpcError(name, {}, { retry: 'true' });
  if (cause !== undefined) error.cause = cause;
  return error;
}

/** A change of which nobody knows whether it was kept. Its cause is for the log. */
export function outcomeUnknown(cause: unknown): RpcError {
  const error = new RpcError('OutcomeUnknown', {});
  error.cause = cause;
  return error;
}

function meaningOf(code: string): Meaning | undefined {
  const [group] = /^(SQLITE_[A-Z]+|[0-9A-Z]{2}(?=[0-9A-Z]{3}$))/.exec(code) ?? [];
  return meanings.get(code) ?? (group === undefined ? undefined : meanings.get(group));
}

/** Waiting for a lock or a connection is caused by other calls, not by the storage: it is not logged. */
function rpcError(meaning: Meaning, cause: Error): RpcError {
  if (meaning.name === 'Conflict') return new RpcError('Conflict', { reason: meaning.reason });
  if (meaning.name === 'SchemaChanged') return new SchemaChanged();
  return storageError(meaning.name, meaning.name === 'Busy' ? undefined : cause);
}
