import { createHash } from 'node:crypto';
import { text } from '../../messages/text.js';
import { tryParse } from '../../rpc/json-text.js';
import { ExportError, longestLine, type Trailer, trailerStart } from './form.js';

/** Lines of an export that follow each other. */
export interface Lines {
  /** The number of the first, from 1 on. */
  readonly first: number;
  readonly texts: readonly string[];
}

const newline = 0x0a;

/**
 * The lines of an export without its last one, which is answered, a chunk at a time.
 * @throws ExportError where it is cut or was changed; what it gave before is then worth nothing
 */
export async function* linesIn(bytes: AsyncIterable<Buffer>): AsyncGenerator<Lines, Trailer> {
  const digest = createHash('sha256');
  let first = 1;
  let ended: Buffer | undefined;
  for await (const block of wholeLines(bytes)) {
    if (ended) throw new ExportError(text('SomethingFollowsLastLine', { line: first }));
    const end = startOfTrailer(block);
    if (end !== undefined) ended = block.subarray(end);
    const before = block.subarray(0, end);
    if (before.length === 0) continue;
    digest.update(before);
    const texts = before.toString('utf8', 0, before.length - 1).split('\n');
    yield { first, texts };
    first += texts.length;
  }
  if (!ended) throw new ExportError(first === 1 ? text('ExportIsEmpty') : text('ChecksumLineIsMissing', { line: first - 1 }));
  return checkTrailer(ended, first, digest.digest('hex'));
}

/** Ends the reading of lines that nobody wants any more, and closes what they were read from. */
export async function endLines(lines: AsyncGenerator<Lines, Trailer>): Promise<void> {
  await lines.return({ rows: {}, sha256: '' });
}

/** Blocks of whole lines, of any number. */
async function* wholeLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let begun: Buffer[] = [];
  let length = 0;
  let lines = 0;
  for await (const chunk of bytes) {
    const end = chunk.lastIndexOf(newline) + 1;
    if (end > 0) {
      const block = Buffer.concat([...begun, chunk.subarray(0, end)]);
      lines += 1;
      yield block;
      [begun, length] = [[], 0];
    }
    begun.push(chunk.subarray(end));
    length += chunk.length - end;
    if (length > longestLine) throw new ExportError(lines === 0 ? notOne : text('LineIsTooLong'));
  }
  if (length > 0) throw new ExportError(lines === 0 ? text('CutWithinFirstLine', { fault: notOne }) : text('LastLineIsCut'));
}

/** Where the last line begins, if a block ends with it. */
function startOfTrailer(block: Buffer): number | undefined {
  const start = block.lastIndexOf(newline, block.length - 2) + 1;
  return block.subarray(start, start + trailerStart.length).equals(trailerBytes) ? start : undefined;
}

const trailerBytes = Buffer.from(trailerStart);

/** Why something is no export at all. */
export const notOne = text('IsNoExport');

function checkTrailer(line: Buffer, number: number, sha256: string): Trailer {
  const trailer = tryParse(line.toString()) as Partial<Trailer> | undefined;
  if (trailer?.sha256 === undefined || typeof trailer.rows !== 'object')
    throw new ExportError(text('LastLineIsDamaged', { line: number }));
  if (trailer.sha256 !== sha256) throw new ExportError(text('ChecksumDoesNotFit'));
  if (JSON.stringify(trailer) !== line.toString().trimEnd()) throw new ExportError(text('LastLineIsDamaged', { line: number }));
  return trailer as Trailer;
}
