import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { decode, type Encoding } from '../csv/encoding.js';
import { type Dump, DumpError, dumpIn } from '../mappings/dump.js';
import { inBothLanguages, type TextValue, text } from '../messages/text.js';

/** A dump with the encoding that its bytes were read in. */
export interface DumpFile extends Dump {
  readonly encoding: Encoding;
}

/** Bytes that a dump has at most, unpacked: a text cannot be much longer. */
const maxDumpBytes = 500_000_000;

/**
 * Reads a file that Django's `dumpdata` wrote: JSON or JSON lines, in UTF-8, UTF-16 or Windows-1252, also packed by gzip.
 * @throws DumpError
 */
export function readDump(file: string, maxBytes = maxDumpBytes): DumpFile {
  const bytes = unpacked(bytesAt(file), file, maxBytes);
  if (bytes.length > maxBytes) throw tooLarge(file, maxBytes);
  const { text: content, encoding } = decode(bytes);
  // Characters of UTF-8 are valid here; of others, this one stands for bytes that are no character.
  if (encoding !== 'utf-8' && content.includes('\uFFFD')) throw fault(text('DumpCannotBeDecoded', { file, encoding }));
  return { ...dumpIn(content, file), encoding };
}

function bytesAt(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw fault(text('FileCannotBeRead', { file, code: codeOf(error) }));
  }
}

/** The content of a file of gzip, which begins with these two bytes; any other as it is. */
function unpacked(bytes: Buffer, file: string, maxOutputLength: number): Buffer {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength });
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(file, maxOutputLength);
    throw fault(text('DumpCannotBeUnpacked', { file, code: codeOf(error) }));
  }
}

function tooLarge(file: string, maxBytes: number): DumpError {
  return fault(text('DumpIsTooLarge', { file, max: maxBytes / 1_000_000 }));
}

function codeOf(error: unknown): TextValue {
  return (error as NodeJS.ErrnoException).code ?? text('UnknownReason');
}

function fault(reason: TextValue): DumpError {
  return new DumpError(inBothLanguages(reason));
}
