import { readFileSync } from 'node:fs';
import { type Dump, DumpError, dumpIn } from '../mappings/dump.js';

/**
 * Reads a file that Django's `dumpdata` wrote.
 * @throws DumpError
 */
export function readDump(path: string): Dump {
  return dumpIn(readText(path), path);
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new DumpError(`${path} cannot be read (${(error as NodeJS.ErrnoException).code ?? 'unknown reason'})`);
  }
}
