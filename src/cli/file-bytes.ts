import { readFileSync } from 'node:fs';
import { say } from './language/spoken.js';
import { StartError } from './start-error.js';

/** The content of a file that was named on the command line. @throws StartError */
export function bytesAt(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new StartError(say('ExpectedFileThatCanBeRead', { path }));
  }
}
