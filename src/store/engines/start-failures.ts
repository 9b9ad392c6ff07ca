import { type Text, type TextValue, text } from '../../messages/text.js';
import { StoreError } from './store-errors.js';
import { QueryFailedError } from './typeorm.js';

/** Texts for error codes of the drivers and of the file system at start. */
const reasons: ReadonlyMap<string, Text> = new Map([
  ['SQLITE_NOTADB', text('FileIsNoSqliteDatabase')],
  ['SQLITE_CORRUPT', text('FileIsDamaged')],
  ['SQLITE_BUSY', text('FileIsUsedElsewhere')],
  ['SQLITE_CANTOPEN', text('FileCannotBeOpened')],
  ['SQLITE_READONLY', text('FileMayNotBeWritten')],
  ['SQLITE_FULL', text('DiskIsFull')],
  ['SQLITE_IOERR', text('DiskFails')],
  ['ENOSPC', text('DiskIsFull')],
  ['EACCES', text('UserMayNotReadOrWrite')],
  ['EPERM', text('UserMayNotChangePermissions')],
  ['EROFS', text('FileSystemIsReadOnly')],
  ['ENOENT', text('FolderCannotBeMade')],
  ['ELOOP', text('SymbolicLinksLeadNowhere')],
  ['EMFILE', text('TooFewFilesPerProcess')],
  ['ENFILE', text('TooManyFilesOpen')],
  ['ENOTDIR', text('PathHasNoFolder')],
  ['EEXIST', text('PathHasNoFolder')],
  ['EISDIR', text('IsFolder')],
  ['EPIPE', text('NobodyReadsIt')],
  ['ECONNREFUSED', text('NothingAnswers')],
  ['ENOTFOUND', text('HostIsUnknown')],
  ['EAI_AGAIN', text('HostIsUnknown')],
  ['timeout expired', text('DoesNotAnswerInTime')],
  ['Connection terminated due to connection timeout', text('DoesNotAnswerInTime')],
  ['28P01', text('LoginIsRefused')],
  ['28000', text('LoginIsRefused')],
  ['3D000', text('NoDatabaseOfName')],
  ['42501', text('UserMayNotCreateTables')],
  ['53300', text('TooManyConnections')],
  ['57P03', text('IsStartingOrStopping')],
  ['55P03', text('TablesAreLocked')],
  ['25006', text('IsStandbyOrReadOnly')],
  ['40P01', text('TablesAreLocked')],
]);

/** Says why a store cannot be opened, or why something else with it failed; what is not known is passed on. */
export function startFailure(cause: unknown, failed: TextValue = text('CannotOpenDatabase')): unknown {
  const thrown = driverErrorOf(cause);
  if (thrown instanceof StoreError || !(thrown instanceof Error)) return thrown;
  const code = codeOf(thrown);
  const reason = reasons.get(code ?? thrown.message) ?? reasons.get(code?.split('_', 2).join('_') ?? '') ?? code;
  return reason === undefined ? thrown : new StoreError(text('FailedBecause', { failed, reason }));
}

/** The code of a driver, or of the system. */
export function codeOf(cause: unknown): string | undefined {
  const thrown = driverErrorOf(cause);
  return thrown instanceof Error && 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : undefined;
}

function driverErrorOf(cause: unknown): unknown {
  return cause instanceof QueryFailedError ? cause.driverError : cause;
}
