import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { text } from '../../messages/text.js';
import { beginsWith } from '../backups/beginnings.js';
import { ExportError, type ExportFacts, factsOf, type Header, headerStart, type Trailer } from './form.js';
import { headerIn } from './header.js';
import { endLines, type Lines, linesIn } from './lines.js';
import { RowReader } from './records.js';

/** The first bytes of every export. */
export const exportHeader = Buffer.from(headerStart);
/** Magic number of gzip files. */
export const gzipHeader = Buffer.from([0x1f, 0x8b]);

/** The bytes of an export in a file, whether it is compressed or not. */
async function* bytesOf(path: string): AsyncGenerator<Buffer> {
  const file = createReadStream(path, { highWaterMark: 256 * 1024 });
  if (!beginsWith(path, gzipHeader)) return yield* file;
  const content = createGunzip({ chunkSize: 256 * 1024 });
  file.on('error', error => content.destroy(error)).pipe(content);
  try {
    yield* content;
  } catch (error) {
    throw zlibFailure(error);
  } finally {
    file.destroy();
  }
}

function zlibFailure(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return new ExportError(text('ExportIsCut'));
  return code.startsWith('Z_') ? new ExportError(text('ExportCannotBeUncompressed')) : error;
}

/** An export that was read to its end. */
export interface CheckedExport {
  readonly header: Header;
  readonly facts: ExportFacts;
}

/** The lines of an export in a file, as of `linesIn`. */
export function linesOf(path: string): AsyncGenerator<Lines, Trailer> {
  return linesIn(bytesOf(path));
}

/**
 * Reads an export in a file from its first to its last byte.
 * @throws ExportError where it is none, cut, changed, or of a newer version
 */
export async function checkExport(path: string): Promise<CheckedExport> {
  const lines = linesOf(path);
  let header: Header | undefined;
  try {
    for (;;) {
      const { done, value } = await lines.next().catch(error => closer(path, header, error));
      if (done && header) return { header, facts: factsOf(header, value) };
      if (done) throw new ExportError(text('ExportIsEmpty'));
      header ??= headerIn(value.texts[0] ?? '');
    }
  } finally {
    await endLines(lines);
  }
}

/** Of what is damaged, names the first line that shows it, if one does. */
async function closer(path: string, header: Header | undefined, error: unknown): Promise<never> {
  if (!(error instanceof ExportError) || !header) throw error;
  const reader = new RowReader(header.tables);
  try {
    for await (const lines of linesOf(path)) for (const _ of reader.rowsIn(withoutHeader(lines)));
  } catch (nearer) {
    throw nearer instanceof ExportError ? nearer : error;
  }
  throw error;
}

/** Lines without the first one of an export. */
export function withoutHeader({ first, texts }: Lines): Lines {
  return first === 1 ? { first: 2, texts: texts.slice(1) } : { first, texts };
}
