import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const roomNeeded = 2_000_000_000;

/** A folder for what nobody misses after a crash: in memory where there is room, as tests fill thousands of databases. */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(join(hasRoom() ? memory : tmpdir(), prefix));
}

function hasRoom(): boolean {
  try {
    const { type, bavail, bsize } = statfsSync(memory);
    return type === tmpfs && bavail * bsize > roomNeeded;
  } catch {
    return false;
  }
}

/** The number by which Linux knows a file system in memory. */
const tmpfs = 0x01021994;
