import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { StoreRefused } from '../start-failures.js';
import { openSnapshot } from './databases.js';
import { type ExportOptions, exportOf } from './export.js';
import type { Trailer } from './form.js';

/**
 * Writes an export of a database into a new file that only its owner reads, compressed where its name ends with `.gz`. It gets its name
 * once it is whole and on the disk. Services may go on meanwhile; what they commit after the start is not in it.
 * @throws StoreRefused where the database cannot be read, or the file not be written
 */
export async function writeExport(url: string, path: string, options: ExportOptions): Promise<Trailer> {
  if (existsSync(path)) throw new StoreRefused(`${path} is there already; name another file, or remove it.`);
  const begun = `${path}.partial`;
  try {
    rmSync(begun, { force: true });
    const file = createWriteStream(begun, { mode: 0o600, flags: 'wx', flush: true });
    const trailer = await exportTo(url, path.endsWith('.gz') ? [createGzip(), file] : [file], options);
    renameSync(begun, path);
    return trailer;
  } catch (error) {
    throw writeFailure(error, path);
  } finally {
    rmSync(begun, { force: true });
  }
}

/**
 * Writes an export of a database to a stream, which stays open.
 * @throws StoreRefused where the database cannot be read, or the stream not be written
 */
export function streamExport(url: string, stream: Writable, options: ExportOptions): Promise<Trailer> {
  return exportTo(url, [stream], options, { end: false }).catch(error => {
    throw writeFailure(error, 'the output');
  });
}

async function exportTo(
  url: string,
  streams: readonly Writable[],
  options: ExportOptions,
  pipelineOptions = { end: true },
): Promise<Trailer> {
  const snapshot = await openSnapshot(url);
  let trailer: Trailer = { rows: {}, sha256: '' };
  async function* chunks(): AsyncGenerator<Buffer> {
    trailer = yield* exportOf(snapshot, options);
  }
  try {
    await pipeline([Readable.from(chunks(), { objectMode: false }), ...streams], pipelineOptions);
    return trailer;
  } finally {
    await snapshot.close();
  }
}

/** Codes of a file system, as reasons. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is exhausted',
  ENOENT: 'its folder is not there',
  EACCES: 'this user may not write there',
  EROFS: 'the file system is read-only',
  EPIPE: 'nobody reads it any more',
};

function writeFailure(error: unknown, name: string): unknown {
  if (error instanceof StoreRefused || !(error instanceof Error) || !('syscall' in error)) return error;
  const code = 'code' in error ? String(error.code) : '';
  return new StoreRefused(`Cannot write ${name}: ${reasons[code] ?? code}.`);
}
