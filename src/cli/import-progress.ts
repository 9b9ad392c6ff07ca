import { SingleBar } from 'cli-progress';
import type { Import } from '../import/batches.js';
import { say } from './language/spoken.js';

/** A bar for people who watch; a file or a pipe gets none. */
export function progressOn(stream: NodeJS.WritableStream & { readonly isTTY?: boolean }): {
  readonly progress: Import['progress'];
  stop(): void;
} {
  if (!stream.isTTY) return { progress: undefined, stop: () => {} };
  const rows = say('OfRows', { value: '{value}', total: '{total}' });
  const bar = new SingleBar({ format: `{bar} {percentage} % | ${rows}`, stream, clearOnComplete: true });
  const progress = (done: number, total: number): void => {
    if (bar.isActive) bar.update(done);
    else bar.start(total, done);
  };
  return { progress, stop: () => bar.stop() };
}
