import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from './helpers/suite.js';

/** Constructs that make a test depend on the speed of a machine. Whoever waits does it by `until` of test/helpers/waiting.ts, for a condition. */
const timed =
  /\bset(Timeout|Interval)\b|\bDate\.now\b|\bperformance\.now\b|timers\/promises|\btimeout: *[\d.]|\bt\.timeout\(|waitForTimeout|DefaultTimeout\(\d/;
/** Turns of the event loop take no time of their own. */
const turns = /^import \{ setImmediate\b.*\} from 'node:timers\/promises';$/;

/** Files that may, each with the reason. */
const owners: Readonly<Record<string, string>> = {
  'test/determinism.test.ts': 'it names them',
  'test/docs-repeated.test.ts': 'it disturbs the clock and the turns of this process on purpose',
  'test/helpers/clock-of-the-day.ts': 'the time of day, for what judges by it',
  'test/helpers/crowd.ts': 'for stress tests: titles that others choose at about the same time',
  'test/helpers/flood.ts': 'for stress tests: a slow client',
  'test/helpers/followers/program.ts': 'for stress tests: a follower that tries again',
  'test/helpers/followers/writers.ts': 'for stress tests: writers with delays',
  'test/helpers/unsteady-client.ts': 'for soak tests: a client that gives up',
  'test/helpers/waiting.ts': 'the one way to wait',
  'test/helpers/waits.ts': 'for stress tests: it measures',
};

function isTimed(path: string): boolean {
  return readFileSync(path, 'utf8')
    .split('\n')
    .some(line => timed.test(line) && !turns.test(line));
}

test('no test but those of stress and soak knows how long something takes', t => {
  const files = readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts') || /^(foreign|helpers)\/.*\.ts$/.test(name))
    .filter(name => !/^(stress|soak)\//.test(name))
    .map(name => join('test', name));
  t.deepEqual(files.filter(isTimed).sort(), Object.keys(owners).sort());
});
