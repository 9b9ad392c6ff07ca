import { createHash, type Hash } from 'node:crypto';
import { closeSync, fstatSync, fsyncSync, openSync, readSync, writeSync } from 'node:fs';
import { type Text, text } from '../../messages/text.js';
import { tryParse } from '../../rpc/json-text.js';
import { StoreError } from '../engines/store-errors.js';
import type { BackupFacts, WrittenBackup } from './backup-facts.js';

/** The last line of a backup. `sha256` stands last and is that of everything before it, so nothing of the file can change unnoticed. */
interface Seal extends BackupFacts {
  readonly kataster: typeof kind;
  /** Bytes before the line. */
  readonly bytes: number;
  readonly sha256: string;
}

const kind = 'sealed database file';
const digits = 64;
const end = '"}\n';
/** More than a line of facts ever has. */
const longest = 65_536;
const bytesAtOnce = 1_048_576;

/** Appends what a file holds, with a checksum of all of it, and syncs the file. */
export function seal(path: string, facts: BackupFacts): WrittenBackup {
  const file = openSync(path, 'r+');
  try {
    const { size: bytes } = fstatSync(file);
    const hash = createHash('sha256');
    read(file, 0, bytes, piece => hash.update(piece));
    const line = JSON.stringify({ kataster: kind, ...facts, bytes, sha256: '' } satisfies Seal);
    const covered = `\n${line.slice(0, -2)}`;
    const sha256 = hash.update(covered).copy().digest('hex');
    const rest = sha256 + end;
    writeSync(file, covered + rest, bytes);
    fsyncSync(file);
    return { ...facts, bytes: bytes + Buffer.byteLength(covered + rest), sha256: hash.update(rest).digest('hex') };
  } finally {
    closeSync(file);
  }
}

/** A file whose seal was proved. */
export interface Unsealed extends WrittenBackup {
  /** Bytes that the file had before it was sealed. */
  readonly bytesOfContent: number;
}

/**
 * Reads a sealed file once, from beginning to end, and returns its facts. `take` is given the content piece by piece, before
 * it is known to be right.
 * @throws StoreError where the file is cut, changed, or was never sealed
 */
export function unseal(path: string, take: (piece: Buffer) => void = () => {}): Unsealed {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const { kataster: _, sha256, bytes: bytesOfContent, ...facts } = sealOf(path, file, size);
    const hash = createHash('sha256');
    const note = (piece: Buffer): Hash => hash.update(piece);
    read(file, 0, bytesOfContent, piece => {
      note(piece);
      take(piece);
    });
    const covered = size - digits - end.length;
    read(file, bytesOfContent, covered, note);
    if (hash.copy().digest('hex') !== sha256) throw damageError(path, text('ChecksumDiffers'));
    read(file, covered, size, note);
    return { ...facts, bytes: size, sha256: hash.digest('hex'), bytesOfContent };
  } finally {
    closeSync(file);
  }
}

/** The seal of a file as it stands there: nothing is known to be right yet. */
function sealOf(path: string, file: number, size: number): Seal {
  const tail: Buffer[] = [];
  read(file, Math.max(0, size - longest), size, piece => tail.push(Buffer.from(piece)));
  const ending = Buffer.concat(tail).toString('latin1');
  const start = ending.endsWith(end) ? ending.lastIndexOf('\n', ending.length - end.length) : -1;
  const line = start < 0 ? undefined : tryParse(ending.slice(start + 1));
  if (!isSeal(line)) throw damageError(path, text('SealIsMissing'));
  if (line.bytes !== size - (ending.length - start)) throw damageError(path, text('LengthDiffers'));
  return line;
}

function isSeal(line: unknown): line is Seal {
  if (typeof line !== 'object' || line === null) return false;
  const seal = line as Partial<Record<keyof Seal, unknown>>;
  const isTold = typeof seal.taken === 'string' && typeof seal.tables === 'object' && seal.tables !== null;
  return seal.kataster === kind && isTold && typeof seal.sha256 === 'string' && Number.isSafeInteger(seal.bytes);
}

function damageError(path: string, reason: Text): StoreError {
  return new StoreError(text('NoWholeBackup', { path, reason }));
}

function read(file: number, from: number, to: number, take: (piece: Buffer) => void): void {
  const buffer = Buffer.allocUnsafe(bytesAtOnce);
  for (let at = from; at < to; ) {
    const count = readSync(file, buffer, 0, Math.min(bytesAtOnce, to - at), at);
    if (count === 0) return;
    take(buffer.subarray(0, count));
    at += count;
  }
}
