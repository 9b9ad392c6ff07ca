import { text } from '../../messages/text.js';
import { limitExceeded } from '../../rpc/rpc-error.js';

/** Limits of a body, each a setting. */
export interface BodyLimits {
  readonly bodyLimit: number;
  readonly depthLimit: number;
}

/** Where a number begins and ends in the bytes of a body. */
export type Span = readonly [start: number, end: number];

const maxMembers = 10_000;
const maxNameBytes = 2048;
const maxDigits = 256;
/** Integers of fewer digits are safe in a number. */
const digitsToLose = 16;
/** Bounds the time of scanning and parsing to about 50 ms for 16 MiB: a thousand calls with fifty attributes each stay below it. */
const bytesPerValue = 128;
const minValuesPermitted = 131_072;
/** A long number counts once more for each of these: its digits take as long to parse as another value. */
const digitsPerValue = 16;

const quote = 0x22;
const backslash = 0x5c;

/** Kinds of bytes outside of texts: 0 for none, else one more than the index in this list. */
const characters = ['"', '[{', ']}', ':', ',', '-0123456789'];
const kinds = Uint8Array.from({ length: 256 }, (_, byte) => 1 + characters.findIndex(each => each.includes(characterOf(byte))));
const inNumber = Uint8Array.from({ length: 256 }, (_, byte) => Number('0123456789+-.eE'.includes(characterOf(byte))));

/**
 * Scans a body without parsing it: rejects bodies that would take long to parse, or to reject later.
 * @throws RpcError LimitExceeded
 */
export class JsonLimitsScanner {
  /** Numbers that may lose digits. */
  readonly longNumbers: Span[] = [];
  private readonly bytes: Buffer;
  private readonly limits: BodyLimits;
  private readonly maxValues: number;
  private readonly membersAt: number[] = [];
  private depth = 0;
  /** Lists and objects count as well as the names and values in them: each of them is made, be it empty. */
  private values = 0;
  private lastText = 0;

  constructor(bytes: Buffer, limits: BodyLimits) {
    this.bytes = bytes;
    this.limits = limits;
    this.maxValues = Math.max(minValuesPermitted, Math.floor(limits.bodyLimit / bytesPerValue));
    for (let index = 0; index < bytes.length; index += 1) {
      const kind = kinds[bytes[index] ?? 0];
      if (kind === 1) index = this.text(index);
      else if (kind === 6) index = this.number(index);
      else if (kind === 2) this.open();
      else if (kind === 3) this.depth -= 1;
      else if (kind === 4) this.name();
      else if (kind === 5) this.values += 1;
      if (this.values > this.maxValues) this.rejectValues();
    }
  }

  private rejectValues(): never {
    const data = { values: text('ExpectedAtMostNamesAnd', { maxValues: this.maxValues }), setting: 'KATASTER_BODY_LIMIT' };
    throw limitExceeded(text('BodyHoldsAtMostNames', { maxValues: this.maxValues }), data);
  }

  private open(): void {
    this.values += 1;
    this.depth += 1;
    this.membersAt[this.depth] = 0;
    const { depthLimit } = this.limits;
    if (this.depth <= depthLimit) return;
    const data = { nesting: text('ExpectedAtMostLevels', { max: depthLimit }), setting: 'KATASTER_DEPTH_LIMIT' };
    throw limitExceeded(text('BodyIsNestedAtMost', { max: depthLimit }), data);
  }

  private name(): void {
    this.values += 1;
    const members = (this.membersAt[this.depth] ?? 0) + 1;
    this.membersAt[this.depth] = members;
    if (members > maxMembers)
      throw limitExceeded(text('ObjectHasAtMostMembers', { maxMembers }), {
        members: text('ExpectedAtMost', { max: maxMembers }),
      });
    if (this.lastText > maxNameBytes)
      throw limitExceeded(text('NameOfMemberHasAt', { maxNameBytes }), {
        name: text('ExpectedAtMostBytes', { maxNameBytes }),
      });
  }

  /** Returns the index at which the text ends. */
  private text(start: number): number {
    const first = this.bytes.indexOf(quote, start + 1);
    const end = first > start + 1 && this.bytes[first - 1] === backslash ? this.endOfEscaped(start) : first;
    if (end === -1) return this.bytes.length;
    this.lastText = end - start - 1;
    return end;
  }

  /** Byte by byte: looking for one quote after another takes ten times as long where all of them are escaped. */
  private endOfEscaped(start: number): number {
    for (let index = start + 1; index < this.bytes.length; index += 1) {
      const byte = this.bytes[index];
      if (byte === quote) return index;
      if (byte === backslash) index += 1;
    }
    return -1;
  }

  /** Returns the index of the last character of the number. */
  private number(start: number): number {
    let last = start;
    while (inNumber[this.bytes[last + 1] ?? 0] === 1) last += 1;
    const length = last + 1 - start;
    this.values += Math.floor(length / digitsPerValue);
    if (length >= digitsToLose) this.longNumbers.push([start, last + 1]);
    if (length > maxDigits)
      throw limitExceeded(text('NumberHasAtMostDigits', { maxDigits }), { digits: text('ExpectedAtMost', { max: maxDigits }) });
    return last;
  }
}

function characterOf(byte: number): string {
  return String.fromCharCode(byte);
}
