import { readFileSync } from 'node:fs';
import { send } from './http.js';
import type { RunningService } from './process.js';

/** The longest time that others waited to hear that the service lives while something is done, in milliseconds. */
export async function waitedWhile({ url }: RunningService, work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const asking = (async () => {
    while (!isDone) {
      const begin = performance.now();
      await send(`${url}/health/live`, { verb: 'GET' }).catch(() => undefined);
      longest = Math.max(longest, performance.now() - begin);
      await new Promise(resolve => setTimeout(resolve, 5));
    }
  })();
  await work().finally(() => {
    isDone = true;
  });
  await asking;
  return longest;
}

/** The longest such time of a second in which the service has nothing to do. */
export function waitedWhileIdle(service: RunningService): Promise<number> {
  return waitedWhile(service, () => new Promise(resolve => setTimeout(resolve, 1000)));
}

/** The most memory that the process of a service took. */
export function peakMegabytes({ pid }: RunningService): number {
  return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}
