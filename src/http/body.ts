import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { RpcError } from '../../generated/errors.js';
import { type BodyLimits, BodyShape } from './body-shape.js';
import { parseExactly } from './exact-json.js';

/** A body beyond the limit; the rest of it is thrown away as it comes. */
export class BodyTooLarge extends Error {
  readonly refusal: RpcError;

  constructor(limit: number) {
    const what = `a body holds at most ${limit} bytes`;
    super(what);
    this.refusal = new RpcError(
      'LimitExceeded',
      { what },
      { size: `expected at most ${limit} bytes`, setting: 'KATASTER_BODY_LIMIT' },
    );
  }
}

/**
 * The bytes of a body, counted while they come.
 * @throws BodyTooLarge as soon as it is known
 * @throws RpcError ParseError where the sender went away
 */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > limit) return Promise.reject(new BodyTooLarge(limit));
  const chunks: Buffer[] = [];
  let size = 0;
  return new Promise((resolve, reject) => {
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
      else reject(new BodyTooLarge(limit));
    });
    request.on('end', () => size <= limit && resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)));
    request.on('error', () => reject(new RpcError('ParseError', { reason: 'the body ended too early' })));
  });
}

/**
 * What a body says. Integers that a number cannot hold become bigints, so that they can be refused or told digit for digit.
 * @throws RpcError LimitExceeded for what would take long to parse, ParseError
 */
export function parseBody(bytes: Buffer, limits: BodyLimits): unknown {
  const { longNumbers } = new BodyShape(bytes, limits);
  if (!isUtf8(bytes)) throw new RpcError('ParseError', { reason: 'the body is not UTF-8' });
  try {
    return parseExactly(bytes, longNumbers);
  } catch (error) {
    throw error instanceof RpcError ? error : new RpcError('ParseError', { reason: 'the body is not JSON' });
  }
}
