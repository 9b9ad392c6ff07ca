import { setFlagsFromString } from 'node:v8';

// A function of a program that a test starts is optimized after eight times as many rounds as usual: most of a short start is run too seldom to earn
// back what optimizing costs. Versions after 20 have no such flag and refuse to start with it.
const flagsOfStarts = process.version.startsWith('v20.') ? '--interrupt-budget=540000' : '';

// New objects have room for what a test makes: with the least that the engine begins with, they are copied a dozen times until there is as much.
setFlagsFromString('--min-semi-space-size=16');

// Services show times of the zone of their process: tests, and what they start, run in UTC, wherever the machine is.
process.env.TZ = 'UTC';

export default {
  files: ['dist/test/**/*.test.js'],
  // Files begin in the order of their names, whatever failed before.
  sortTestFiles: (one, other) => (one < other ? -1 : 1),
  cache: false,
  timeout: '10m',
  environmentVariables: { KATASTER_TEST_FLAGS: flagsOfStarts },
};
