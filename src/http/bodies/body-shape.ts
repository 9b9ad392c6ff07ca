import { RpcError } from '../../rpc/rpc-error.js';

/** Limits of a body, each a setting. */
export interface BodyLimits {
  readonly bodyLimit: number;
  readonly depthLimit: number;
}

/** Where a number begins and ends in the bytes of a body. */
export type Span = readonly [start: number, end: number];

const membersOfObject = 10_000;
const bytesOfName = 2048;
const digitsOfNumber = 256;
/** Integers of fewer digits are safe in a number. */
const digitsToLose = 16;
/** Bounds the time of scanning and parsing to about 50 ms for 16 MiB: a thousand calls with fifty attributes each stay below it. */
const bytesPerValue = 128;
const valuesAlways = 131_072;
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
export class BodyShape {
  /** Numbers that may lose digits. */
  readonly longNumbers: Span[] = [];
  private readonly bytes: Buffer;
  private readonly limits: BodyLimits;
  private readonly mostValues: number;
  private readonly membersAt: number[] = [];
  private depth = 0;
  private values = 0;
  private lastText = 0;

  constructor(bytes: Buffer, limits: BodyLimits) {
    this.bytes = bytes;
    this.limits = limits;
    this.mostValues = Math.max(valuesAlways, Math.floor(limits.bodyLimit / bytesPerValue));
    this.scan(bytes);
  }

  private scan(bytes: Buffer): void {
    for (let index = 0; index < bytes.length; index += 1) {
      const kind = kinds[bytes[index] ?? 0] ?? 0;
      if (kind > 0) index = this.step(index, kind);
    }
  }

  /** Answers the last index of the text or number that begins here; for other bytes, their own. */
  private step(index: number, kind: number): number {
    if (kind === 1) return this.text(index);
    if (kind === 6) return this.number(index);
    if (kind === 2) this.open();
    else if (kind === 3) this.depth -= 1;
    else if (kind === 4) this.name();
    if (kind !== 3) this.count(1);
    return index;
  }

  /** Lists and objects count as well as the names and values in them: each of them is made, be it empty. */
  private count(values: number): void {
    this.values += values;
    if (this.values <= this.mostValues) return;
    const data = { values: `expected at most ${this.mostValues} names and values`, setting: 'KATASTER_BODY_LIMIT' };
    throw exceeded(`a body holds at most ${this.mostValues} names and values`, data);
  }

  private open(): void {
    this.depth += 1;
    this.membersAt[this.depth] = 0;
    const { depthLimit } = this.limits;
    if (this.depth <= depthLimit) return;
    const data = { nesting: `expected at most ${depthLimit} levels`, setting: 'KATASTER_DEPTH_LIMIT' };
    throw exceeded(`a body is nested at most ${depthLimit} deep`, data);
  }

  private name(): void {
    const members = (this.membersAt[this.depth] ?? 0) + 1;
    this.membersAt[this.depth] = members;
    if (members > membersOfObject)
      throw exceeded(`an object has at most ${membersOfObject} members`, { members: `expected at most ${membersOfObject}` });
    if (this.lastText > bytesOfName)
      throw exceeded(`the name of a member has at most ${bytesOfName} bytes`, { name: `expected at most ${bytesOfName} bytes` });
  }

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

  private number(start: number): number {
    let last = start;
    while (inNumber[this.bytes[last + 1] ?? 0] === 1) last += 1;
    const length = last + 1 - start;
    this.count(Math.floor(length / digitsPerValue));
    if (length >= digitsToLose) this.longNumbers.push([start, last + 1]);
    if (length > digitsOfNumber)
      throw exceeded(`a number has at most ${digitsOfNumber} digits`, { digits: `expected at most ${digitsOfNumber}` });
    return last;
  }
}

/** A body beyond a limit, with what would be right. */
export function exceeded(what: string, data: Readonly<Record<string, string>>): RpcError {
  return new RpcError('LimitExceeded', { what }, data);
}

function characterOf(byte: number): string {
  return String.fromCharCode(byte);
}
