import { readDocs } from '../src/site/examples/docs.js';
import type { Exchange } from '../src/site/examples/execution.js';
import { docsRead } from './helpers/docs.js';
import test from './helpers/suite.js';

/** Milliseconds by which the clock jumps at each look: longer than a write may wait in a queue. */
const jumpMs = 7000;
/** The longest delay of a turn of the event loop. */
const maxDelayMs = 8;

/** Ways in which a busy machine carries out the examples. Each changes this process until it calls back. */
const disturbances: Readonly<Record<string, () => () => unknown>> = {
  'while the process stands still between any two looks at the clock': () => {
    const { now } = performance;
    let skew = 0;
    performance.now = () => {
      skew += jumpMs;
      return now.call(performance) + skew;
    };
    return () => {
      performance.now = now;
    };
  },
  'while turns of the event loop are late by different times': () => {
    const { setImmediate: usual } = globalThis;
    let turns = 0;
    const late = (work: (...args: unknown[]) => void, ...args: unknown[]) =>
      (turns++ * 7) % 10 < 3 ? setTimeout(work, turns % maxDelayMs, ...args) : usual(work, ...args);
    Reflect.set(globalThis, 'setImmediate', late);
    return () => Reflect.set(globalThis, 'setImmediate', usual);
  },
  'beside others that are carried out at the same time': () => {
    const other = readDocs();
    return () => other;
  },
};

const undisturbed = docsRead();

for (const [disturbance, disturb] of Object.entries(disturbances))
  test.serial(`examples are answered alike ${disturbance}`, async t => {
    const { exchanges } = (await undisturbed).examples;
    const end = disturb();
    const again = await readDocs().finally(end);
    t.true(exchanges.length > 1000);
    t.deepEqual(again.examples.exchanges.filter(differsFrom(exchanges)), []);
    t.is(again.examples.exchanges.length, exchanges.length);
  });

function differsFrom(exchanges: readonly Exchange[]): (exchange: Exchange, place: number) => boolean {
  return (exchange, place) => JSON.stringify(exchange) !== JSON.stringify(exchanges[place]);
}
