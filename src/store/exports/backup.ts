import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { text } from '../../messages/text.js';
import type { Restored, WrittenBackup } from '../backups/backup-facts.js';
import { StoreError } from '../engines/store-errors.js';
import type { ExportOptions } from './export.js';
import { checkExport } from './file.js';
import { type LoadOptions, loadExport } from './load.js';
import { fillFile } from './write.js';

/**
 * Writes a compressed export of a database, which services may be writing to, into an empty file, and reads it again.
 * @throws StoreError
 */
export async function backUpAsExport(url: string, path: string, options: ExportOptions): Promise<WrittenBackup> {
  const taken = new Date().toISOString();
  const { sha256: written, ...facts } = await fillFile(url, path, true, options);
  const { facts: read } = await checkExport(path);
  if (read.sha256 !== written) throw new StoreError(text('BackupDiffersFromWritten'));
  return { taken, ...facts, bytes: statSync(path).size, sha256: await digestOf(path) };
}

/**
 * Puts what an export holds in the place of a database that nobody serves, once all of it is proved.
 * @throws StoreError
 */
export async function restoreExport(path: string, url: string, options: LoadOptions): Promise<Restored> {
  const { lastChange, tables, former } = await loadExport(path, url, options);
  return { taken: undefined, lastChange, tables, former };
}

async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
