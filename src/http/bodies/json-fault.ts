import { type Text, text } from '../../messages/text.js';

/** Where bytes stop being JSON, and what would be right there. */
export interface JsonFault {
  /** The first byte that no JSON has there; the length where it ends too early. */
  readonly at: number;
  readonly expected: Text;
}

/** Reads a part of JSON and answers its end, or throws. */
type Reader = (bytes: Uint8Array, start: number) => number;

const code = (character: string): number => character.charCodeAt(0);
const [quote, backslash, comma, colon, minus, zero, dot] = [...'"\\,:-0.'].map(code);
const firstPrinted = 0x20;
/** Tables, because bodies may be long: whether a byte is a blank, stands for itself in a text, or is an escape after a backslash. */
const isBlank = tableOf(byte => ' \t\n\r'.includes(String.fromCharCode(byte)));
const isPlain = tableOf(byte => byte >= firstPrinted && byte !== quote && byte !== backslash);
const isEscape = tableOf(byte => '"\\/bfnrt'.includes(String.fromCharCode(byte)));
const isHexadecimal = tableOf(byte => '0123456789abcdefABCDEF'.includes(String.fromCharCode(byte)));
const digits: ReadonlySet<number | undefined> = new Set([...'0123456789'].map(code));
const signs: ReadonlySet<number | undefined> = new Set([...'+-'].map(code));
const exponents: ReadonlySet<number | undefined> = new Set([...'eE'].map(code));

class Unexpected extends Error {
  readonly fault: JsonFault;

  constructor(at: number, expected: Text) {
    super();
    this.fault = { at, expected };
  }
}

/** The first fault of JSON; `undefined` where it is valid. It takes linear time, and is for bytes that a parser rejected. */
export function jsonFault(bytes: Uint8Array): JsonFault | undefined {
  try {
    const end = pastBlanks(bytes, value(bytes, pastBlanks(bytes, 0)));
    return end === bytes.length ? undefined : { at: end, expected: text('ExpectedNothingAfterValue') };
  } catch (error) {
    if (error instanceof Unexpected) return error.fault;
    throw error;
  }
}

const value: Reader = (bytes, start) => {
  const reader = readers.get(bytes[start]);
  if (!reader) throw new Unexpected(start, text('ExpectedValue'));
  return reader(bytes, start);
};

const member: Reader = (bytes, start) => {
  if (bytes[start] !== quote) throw new Unexpected(start, text('ExpectedNameOfMemberIn'));
  const at = pastBlanks(bytes, textReader(bytes, start));
  if (bytes[at] !== colon) throw new Unexpected(at, text('ExpectedColonAfterName'));
  return value(bytes, pastBlanks(bytes, at + 1));
};

/** Reader of the parts between brackets, separated by commas. */
function between(end: string, part: Reader): Reader {
  const close = code(end);
  return (bytes, start) => {
    let at = pastBlanks(bytes, start + 1);
    if (bytes[at] === close) return at + 1;
    for (;;) {
      at = pastBlanks(bytes, part(bytes, at));
      if (bytes[at] === close) return at + 1;
      if (bytes[at] !== comma) throw new Unexpected(at, text('ExpectedCommaOr', { end }));
      at = pastBlanks(bytes, at + 1);
    }
  };
}

const textReader: Reader = (bytes, start) => {
  let at = past(isPlain, bytes, start + 1);
  while (bytes[at] === backslash) at = past(isPlain, bytes, pastEscape(bytes, at + 1));
  if (bytes[at] === quote) return at + 1;
  if (at === bytes.length) throw new Unexpected(at, text('ExpectedDoubleQuoteWhichEnds'));
  throw new Unexpected(at, text('ExpectedEscapeSuchAsN'));
};

const pastEscape: Reader = (bytes, start) => {
  if (isEscape[bytes[start] ?? 0] === 1) return start + 1;
  if (bytes[start] !== code('u')) throw new Unexpected(start, text('ExpectedEscapedCharacter'));
  for (let at = start + 1; at <= start + 4; at += 1)
    if (isHexadecimal[bytes[at] ?? 0] !== 1) throw new Unexpected(at, text('ExpectedFourHexadecimalDigitsAfter'));
  return start + 5;
};

const number: Reader = (bytes, start) => {
  let at = bytes[start] === minus ? start + 1 : start;
  at = bytes[at] === zero ? at + 1 : pastDigits(bytes, at);
  if (bytes[at] === dot) at = pastDigits(bytes, at + 1);
  if (exponents.has(bytes[at])) at = pastDigits(bytes, signs.has(bytes[at + 1]) ? at + 2 : at + 1);
  return at;
};

function word(letters: string): Reader {
  const expected = [...letters].map(code);
  return (bytes, start) => {
    const wrong = expected.findIndex((letter, index) => bytes[start + index] !== letter);
    if (wrong >= 0) throw new Unexpected(start + wrong, text('Expected', { expected: letters }));
    return start + letters.length;
  };
}

const pastDigits: Reader = (bytes, start) => {
  if (!digits.has(bytes[start])) throw new Unexpected(start, text('ExpectedDigit'));
  let at = start;
  while (digits.has(bytes[at])) at += 1;
  return at;
};

const pastBlanks: Reader = (bytes, start) => past(isBlank, bytes, start);

function tableOf(has: (byte: number) => boolean): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => Number(has(byte)));
}

function past(table: Uint8Array, bytes: Uint8Array, start: number): number {
  let at = start;
  while (at < bytes.length && table[bytes[at] ?? 0] === 1) at += 1;
  return at;
}

/** By the byte a value begins with. */
const readers: ReadonlyMap<number | undefined, Reader> = new Map<number | undefined, Reader>([
  [quote, textReader],
  [code('{'), between('}', member)],
  [code('['), between(']', value)],
  [code('t'), word('true')],
  [code('f'), word('false')],
  [code('n'), word('null')],
  ...[...digits, minus].map((byte): [number | undefined, Reader] => [byte, number]),
]);
