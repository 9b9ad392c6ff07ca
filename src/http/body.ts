import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { parse } from 'lossless-json';
import { RpcError } from '../../generated/errors.js';

/** Limits of a body, each a setting. */
export interface BodyLimits {
  readonly bodyLimit: number;
  readonly depthLimit: number;
}

const openBrace = 0x7b;
const closeBrace = 0x7d;
const openBracket = 0x5b;
const closeBracket = 0x5d;
const quote = 0x22;
const backslash = 0x5c;
const losesDigits = /[0-9]{16}/;

/** A body beyond the limit; the rest of it is not read. */
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
      if (size > limit) reject(new BodyTooLarge(limit));
      else chunks.push(chunk);
    });
    request.on('end', () => resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size)));
    request.on('error', () => reject(new RpcError('ParseError', { reason: 'the body ended too early' })));
  });
}

/**
 * What a body says. Integers that a number cannot hold become bigints, so that they can be refused or told digit for digit.
 * @throws RpcError LimitExceeded for nesting, ParseError
 */
export function parseBody(bytes: Buffer, { depthLimit }: BodyLimits): unknown {
  if (isDeeper(bytes, depthLimit)) {
    throw new RpcError(
      'LimitExceeded',
      { what: `a body is nested at most ${depthLimit} deep` },
      { nesting: `expected at most ${depthLimit} levels`, setting: 'KATASTER_DEPTH_LIMIT' },
    );
  }
  if (!isUtf8(bytes)) throw new RpcError('ParseError', { reason: 'the body is not UTF-8' });
  const text = bytes.toString('utf8');
  try {
    return losesDigits.test(text)
      ? parse(text, undefined, { parseNumber: exactNumber, onDuplicateKey: ({ newValue }) => newValue })
      : JSON.parse(text);
  } catch {
    throw new RpcError('ParseError', { reason: 'the body is not JSON' });
  }
}

function exactNumber(text: string): number | bigint {
  const number = Number(text);
  return /^-?[0-9]+$/.test(text) && !Number.isSafeInteger(number) ? BigInt(text) : number;
}

/** Whether the text is nested deeper than that, told from its bytes: parsing a deep one is what must not happen. */
function isDeeper(bytes: Buffer, limit: number): boolean {
  let depth = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === quote) index = endOfText(bytes, index);
    else if (byte === openBrace || byte === openBracket) {
      depth += 1;
      if (depth > limit) return true;
    } else if (byte === closeBrace || byte === closeBracket) depth -= 1;
  }
  return false;
}

function endOfText(bytes: Buffer, start: number): number {
  let end = start;
  do {
    end = bytes.indexOf(quote, end + 1);
    if (end === -1) return bytes.length;
  } while (isEscaped(bytes, end));
  return end;
}

function isEscaped(bytes: Buffer, index: number): boolean {
  let backslashes = 0;
  while (bytes[index - 1 - backslashes] === backslash) backslashes += 1;
  return backslashes % 2 === 1;
}
