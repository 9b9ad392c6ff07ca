import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';

const file = join('test', 'types', 'use.py');
const checked = spawnSync('python3', ['-m', 'mypy', '--version']).status === 0;
if (!checked) console.warn('SKIPPED: there is no mypy to check the types of the Python client with.');

/** `use.py:27 call-overload`, a line each, in their order. */
function diagnosed(): Promise<string[]> {
  const words = [
    '-m',
    'mypy',
    '--strict',
    '--no-error-summary',
    '--cache-dir',
    '/dev/null',
    file,
    join('generated', 'kataster.py'),
  ];
  const env = { ...process.env, MYPYPATH: 'generated' };
  return new Promise(resolve => {
    execFile('python3', words, { env, maxBuffer: 2 ** 24 }, (_, out) => {
      const found = [...out.matchAll(/^(?:.*\/)?([\w-]+\.py):(\d+): error: .*\[([\w-]+)\]$/gm)];
      resolve(found.map(([, name, line, code]) => `${name}:${line} ${code}`));
    });
  });
}

(checked ? test : test.skip)('the Python client passes mypy --strict, which refuses what is wrong', async t => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const expected = lines.flatMap((line, at) => {
    const code = / {2}# ([\w-]+)$/.exec(line)?.[1];
    return code === undefined ? [] : [`use.py:${at + 1} ${code}`];
  });
  t.true(expected.length > 5);
  t.deepEqual(await diagnosed(), expected);
});
