import { createWriteStream } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { text } from '../../messages/text.js';
import { writeWhole } from '../backups/whole-file.js';
import { startFailure } from '../engines/start-failures.js';
import { openSnapshot } from './databases.js';
import { type ExportOptions, exportOf } from './export.js';
import type { ExportFacts } from './form.js';

/** How an export is written into a file. */
export interface WriteOptions extends ExportOptions {
  /** A file that is there is replaced by the export once that is whole. */
  readonly isToReplace?: boolean;
}

/**
 * Writes an export of a database into a file that only its owner reads, compressed where its name ends with `.gz`. It gets its name
 * once it is whole and on the disk. Services may go on meanwhile; what they commit after the start is not in it.
 * @throws StoreError where the database cannot be read, or the file not be written
 */
export function writeExport(url: string, path: string, { isToReplace = false, ...options }: WriteOptions): Promise<ExportFacts> {
  return writeWhole(path, isToReplace, begun => fillFile(url, begun, path.endsWith('.gz'), options)).catch(error => {
    throw startFailure(error, text('CannotExportTo', { path }));
  });
}

/** Writes an export of a database into an empty file. */
export function fillFile(url: string, path: string, isCompressed: boolean, options: ExportOptions): Promise<ExportFacts> {
  return exportTo(url, () => [...(isCompressed ? [createGzip()] : []), createWriteStream(path)], options);
}

/**
 * Writes an export of a database to a stream, which stays open.
 * @throws StoreError where the database cannot be read, or the stream not be written
 */
export function streamExport(url: string, stream: Writable, options: ExportOptions): Promise<ExportFacts> {
  return exportTo(url, () => [stream], options, { end: false }).catch(error => {
    throw startFailure(error, text('CannotExport'));
  });
}

/** The streams are made once they are used: an error of a file that cannot be opened ends the process while nobody listens to it. */
async function exportTo(
  url: string,
  streams: () => readonly Writable[],
  options: ExportOptions,
  pipelineOptions = { end: true },
): Promise<ExportFacts> {
  const snapshot = await openSnapshot(url);
  let facts: ExportFacts | undefined;
  async function* chunks(): AsyncGenerator<Buffer, void> {
    facts = yield* exportOf(snapshot, options);
  }
  const exported = chunks();
  try {
    await pipeline([Readable.from(exported, { objectMode: false }), ...streams()], pipelineOptions);
    if (!facts) throw new Error('The export ended before its last line');
    return facts;
  } finally {
    // A stream that breaks leaves a question to the database open.
    await exported.return();
    await snapshot.close();
  }
}
