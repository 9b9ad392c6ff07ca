import { rmSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { Semaphore } from '../../../domain/limits/semaphore.js';
import { text } from '../../../messages/text.js';
import { limitExceeded, RpcError } from '../../../rpc/rpc-error.js';
import type { LongWork, Timing } from '../engine.js';
import { storageError } from '../failures.js';
import { TransactionSession } from '../transaction-session.js';
import { prepareStatements } from './connecting.js';
import { sqliteDialect } from './dialect.js';
import { createPrivately } from './file-lock.js';
import { GroupInsertBuffer } from './group-insert-buffer.js';
import type { Counters } from './id-counters.js';
import { applyPragmas, checkPragmas, type Pragmas } from './pragmas.js';
import { sliceStatements } from './sliced-statements.js';
import type { Upkeep } from './upkeep.js';

/** The copy is thrown away, so nothing of it has to be on the disk; its journal is for savepoints. */
const unsynced = { locking_mode: 'exclusive', journal_mode: 'memory', synchronous: 0 } satisfies Pragmas;

/** Parts of an open database that its copies need. */
export interface CopySource {
  readonly path: string;
  readonly upkeep: Upkeep;
  readonly counters: Counters;
  readonly timing: Timing;
  readonly pragmas: Pragmas;
}

/** The file of the copy, beside the database. */
export function copyOf(path: string): string {
  return `${path}-copy`;
}

/** Removes the copy, also one that a process left which was killed. */
export function removeCopy(path: string): void {
  rmSync(copyOf(path), { force: true });
}

/**
 * Makes a function that carries out transactions that are rolled back on a copy of the database: SQLite has one connection that writes, and
 * others would wait for it as long as they take. One at a time, so that there is one copy. It throws RpcError Busy where another one takes
 * too long, and LimitExceeded where there is no room for a copy.
 */
export function runOnCopies(source: CopySource): <T>(work: LongWork<T>) => Promise<T> {
  const turns = new Semaphore(1, source.timing.limits);
  return async work => {
    await turns.enter().catch(() => Promise.reject(othersFirst()));
    try {
      await copy(source);
      return await runOnCopy(source, work);
    } finally {
      removeCopy(source.path);
      turns.leave();
    }
  };
}

async function copy({ path, upkeep }: CopySource): Promise<void> {
  const { bavail, bsize } = await statfs(dirname(path));
  const bytes = sizeOf(path) + sizeOf(`${path}-wal`);
  if (bavail * bsize < 2 * bytes) throw noRoom(bytes);
  createPrivately(copyOf(path));
  await upkeep.inTurn(run => run('copy')).catch(error => Promise.reject(storageError('StorageUnavailable', error)));
}

async function runOnCopy<T>({ path, counters, timing, pragmas }: CopySource, work: LongWork<T>): Promise<T> {
  const database = new Database(copyOf(path));
  try {
    const all = { ...pragmas, ...unsynced };
    applyPragmas(database, all);
    checkPragmas(database, all);
    database.exec('BEGIN IMMEDIATE');
    // Asked for once the copy is made: ids that it has are given out.
    const ahead = counters.ahead();
    const ask = prepareStatements(database);
    const deadline = timing.elapsed() + timing.limits.long;
    const appends = new GroupInsertBuffer(ask, ahead);
    const sending = sliceStatements(ask, timing.elapsed);
    const session = new TransactionSession(sqliteDialect, sending, ahead.nextIds, deadline, timing.elapsed, { appends });
    return await runToEnd(session, work);
  } finally {
    database.close();
  }
}

/** A statement may have failed although the work went on. */
async function runToEnd<T>(session: TransactionSession, work: LongWork<T>): Promise<T> {
  try {
    const result = await work(session);
    const failure = session.end();
    if (failure) throw failure.error;
    return result;
  } finally {
    session.end();
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function othersFirst(): RpcError {
  return new RpcError('Busy', {}, { dry_run: text('AnotherLongDryRunIs'), retry: 'true' });
}

function noRoom(bytes: number): RpcError {
  const room = text('ExpectedFreeBytes', { bytes: 2 * bytes });
  return limitExceeded(text('LongDryRunIsCarried'), { room });
}
