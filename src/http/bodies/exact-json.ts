import { isAscii, isUtf8, transcode } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { text } from '../../messages/text.js';
import { limitExceeded } from '../../rpc/rpc-error.js';
import type { Span } from './json-limits-scanner.js';

const maxUnsafeIntegers = 10_000;
/** Longer texts beyond ASCII are decoded by ICU, which takes a tenth of the time that V8 does. */
const minTranscodedBytes = 65_536;

/** Stands before the digits of an integer while the text is parsed; nobody outside can know it. */
const mark = `${randomUUID()}:`;
const integer = /^-?(0|[1-9][0-9]*)$/;

/**
 * Parses JSON in UTF-8; integers that a number cannot hold become bigints. `longNumbers` are the spans where they may be.
 * @throws RpcError LimitExceeded, SyntaxError
 */
export function parseExactly(bytes: Buffer, longNumbers: readonly Span[]): unknown {
  if (!isUtf8(bytes)) throw new SyntaxError('no UTF-8');
  const unsafe = longNumbers.length === 0 ? longNumbers : unsafeIn(bytes, longNumbers);
  const isShort = bytes.length < minTranscodedBytes || isAscii(bytes);
  if (unsafe.length === 0)
    return JSON.parse(isShort ? bytes.toString() : transcode(bytes, 'utf8', 'utf16le').toString('utf16le'));
  return restoreNumbers(JSON.parse(markNumbers(bytes, unsafe)));
}

function unsafeIn(bytes: Buffer, longNumbers: readonly Span[]): readonly Span[] {
  const unsafe: Span[] = [];
  for (const span of longNumbers) {
    if (isUnsafeInteger(bytes.toString('latin1', ...span))) unsafe.push(span);
    if (unsafe.length <= maxUnsafeIntegers) continue;
    const what = text('BodyHoldsAtMostIntegers', { max: maxUnsafeIntegers, safe: Number.MAX_SAFE_INTEGER });
    throw limitExceeded(what, { integers: text('ExpectedAtMost', { max: maxUnsafeIntegers }) });
  }
  return unsafe;
}

function isUnsafeInteger(text: string): boolean {
  return integer.test(text) && !Number.isSafeInteger(Number(text));
}

/** Replaces each number by a list: that makes no invalid JSON valid. */
function markNumbers(bytes: Buffer, spans: readonly Span[]): string {
  let done = 0;
  const parts = spans.map(([start, end]) => {
    const before = bytes.toString('utf8', done, start);
    done = end;
    return before + JSON.stringify([mark + bytes.toString('latin1', start, end)]);
  });
  return parts.join('') + bytes.toString('utf8', done);
}

function restoreNumbers(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return restoreList(value);
  const members = value as Record<string, unknown>;
  for (const name of Object.keys(members)) members[name] = restoreNumbers(members[name]);
  return members;
}

function restoreList(list: unknown[]): unknown {
  const [first] = list;
  if (typeof first === 'string' && first.startsWith(mark)) return BigInt(first.slice(mark.length));
  for (let index = 0; index < list.length; index += 1) list[index] = restoreNumbers(list[index]);
  return list;
}
