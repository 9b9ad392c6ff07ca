import { setFlagsFromString } from 'node:v8';

// A function is optimized after eight times as many rounds as usual: most of a test file is run too seldom to earn back what optimizing costs.
setFlagsFromString('--interrupt-budget=540000');

// New objects have room for what a test makes: with the least that the engine begins with, they are copied a dozen times until there is as much.
setFlagsFromString('--min-semi-space-size=16');

export default {
  files: ['dist/test/**/*.test.js'],
  concurrency: 3,
  timeout: '120s',
};
