import { StoreError } from './store-errors.js';
import { QueryFailedError } from './typeorm.js';

/** Texts for error codes of the drivers and of the file system at start. */
const reasons: ReadonlyMap<string, string> = new Map([
  ['SQLITE_NOTADB', 'the file is no SQLite database'],
  ['SQLITE_CORRUPT', 'the file is damaged'],
  ['SQLITE_BUSY', 'another program uses the file'],
  ['SQLITE_CANTOPEN', 'the file cannot be opened, or none made beside it'],
  ['SQLITE_READONLY', 'the file may not be written'],
  ['SQLITE_FULL', 'the disk is full'],
  ['SQLITE_IOERR', 'the disk fails'],
  ['ENOSPC', 'the disk is full'],
  ['EACCES', 'this user may not read or write it'],
  ['EPERM', 'this user may not change its permissions'],
  ['EROFS', 'the file system is read-only'],
  ['ENOENT', 'its folder cannot be made'],
  ['ELOOP', 'its symbolic links lead nowhere'],
  ['EMFILE', 'this process may open too few files at a time'],
  ['ENFILE', 'the system has too many files open'],
  ['ENOTDIR', 'part of its path is no folder'],
  ['EEXIST', 'part of its path is no folder'],
  ['EISDIR', 'it is a folder'],
  ['EPIPE', 'nobody reads it any more'],
  ['ECONNREFUSED', 'nothing answers there'],
  ['ENOTFOUND', 'its host is not known'],
  ['EAI_AGAIN', 'its host is not known'],
  ['timeout expired', 'it does not answer in time'],
  ['Connection terminated due to connection timeout', 'it does not answer in time'],
  ['28P01', 'user or password is refused'],
  ['28000', 'user or password is refused'],
  ['3D000', 'there is no database of this name'],
  ['42501', 'this user may not create tables'],
  ['53300', 'it has too many connections'],
  ['57P03', 'it is starting or stopping'],
  ['55P03', 'another process keeps its tables'],
]);

/** Says why a store cannot be opened, or why something else with it failed; what is not known is passed on. */
export function startFailure(cause: unknown, failed = 'Cannot open the database'): unknown {
  const thrown = thrownBy(cause);
  if (thrown instanceof StoreError || !(thrown instanceof Error)) return thrown;
  const code = codeOf(thrown);
  const reason = reasons.get(code ?? thrown.message) ?? reasons.get(code?.split('_', 2).join('_') ?? '') ?? code;
  return reason === undefined ? thrown : new StoreError(`${failed}: ${reason}.`);
}

/** The code of a driver, or of the system. */
export function codeOf(cause: unknown): string | undefined {
  const thrown = thrownBy(cause);
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
}

function thrownBy(cause: unknown): unknown {
  return cause instanceof QueryFailedError ? cause.driverError : cause;
}
