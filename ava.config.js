import { setFlagsFromString } from 'node:v8';

// A function is optimized after eight times as many rounds as usual: most of a test file, and of a short start, is run too seldom to earn back
// what optimizing costs. Versions after 20 have no such flag and refuse to start with it.
const flagsOfStarts = process.version.startsWith('v20.') ? '--interrupt-budget=540000' : '';
if (flagsOfStarts !== '') setFlagsFromString(flagsOfStarts);

// New objects have room for what a test makes: with the least that the engine begins with, they are copied a dozen times until there is as much.
setFlagsFromString('--min-semi-space-size=16');

// Services show times of the zone of their process: tests, and what they start, run in UTC, wherever the machine is.
process.env.TZ = 'UTC';

export default {
  files: ['dist/test/**/*.test.js'],
  concurrency: 3,
  timeout: '10m',
  require: ['speed-of-file', 'limits-of-file', 'costs'].map(name => `./dist/test/helpers/${name}.js`),
  environmentVariables: { KATASTER_TEST_FLAGS: flagsOfStarts },
};
