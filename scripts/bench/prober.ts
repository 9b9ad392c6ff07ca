import { parentPort, workerData } from 'node:worker_threads';

/** Milliseconds between two questions. */
const pause = 5;
const { url } = workerData as { readonly url: string };
let longest = 0;

// Told the end of a call, it answers how long the longest question took since it was told the end of the one before.
parentPort?.on('message', () => {
  parentPort?.postMessage(longest);
  longest = 0;
});

for (;;) {
  const asked = performance.now();
  await (await fetch(`${url}/health/live`)).text();
  longest = Math.max(longest, performance.now() - asked);
  await new Promise(resolve => setTimeout(resolve, pause));
}
