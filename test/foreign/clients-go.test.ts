import { spawnSync } from 'node:child_process';
import { interpreterIsHere } from '../helpers/interpreters.js';
import test from '../helpers/suite.js';

const formatted = [
  'dist/docs/clients/kataster.go',
  'src/clients/go/runtime.go',
  'test/conformance/program.go',
  'test/generate/complete',
];

(interpreterIsHere('go') ? test : test.skip)('the client for Go is as gofmt writes it', t => {
  const { stdout, stderr, status } = spawnSync('gofmt', ['-l', ...formatted], { encoding: 'utf8' });
  t.is(stderr, '');
  t.is(stdout, '');
  t.is(status, 0);
});
