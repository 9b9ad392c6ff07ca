import { SingleBar } from 'cli-progress';
import { say } from './language/spoken.js';

/** Shows how far a command is. */
export interface Counter {
  readonly progress: ((rows: number) => void) | undefined;
  stop(): void;
}

/** A count of rows for people who watch; a file or a pipe gets none. */
export function counterOn(stream: NodeJS.WritableStream & { readonly isTTY?: boolean }): Counter {
  if (!stream.isTTY) return { progress: undefined, stop: () => {} };
  const bar = new SingleBar({ format: say('Rows', { value: '{value}' }), stream, clearOnComplete: true });
  bar.start(0, 0);
  return { progress: rows => bar.update(rows), stop: () => bar.stop() };
}
