import { readFileSync } from 'node:fs';
import { type Dump, DumpError, dumpIn } from '../mappings/dump.js';
import { inBothLanguages, text } from '../messages/text.js';

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
    throw new DumpError(
      inBothLanguages(
        text('FileCannotBeRead', { file: path, code: (error as NodeJS.ErrnoException).code ?? text('UnknownReason') }),
      ),
    );
  }
}
