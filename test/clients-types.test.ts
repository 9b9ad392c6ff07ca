import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import test from './helpers/suite.js';

const folder = join('test', 'types');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

/** `wrong.ts:9 TS2322`, a line each, in their order. */
function diagnosed(): string[] {
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  const found = [...stdout.matchAll(/^(?:.*\/)?([\w-]+\.ts)\((\d+),\d+\): error (TS\d+)/gm)];
  return found.map(([, file, line, code]) => `${file}:${line} ${code}`);
}

/** Errors that the comments of the file itself announce. */
function expected(file: string): string[] {
  const lines = readFileSync(join(folder, file), 'utf8').split('\n');
  return lines.flatMap((line, at) => {
    const code = /\/\/ (TS\d+)$/.exec(line)?.[1];
    return code === undefined ? [] : [`${file}:${at + 1} ${code}`];
  });
}

test('correct calls compile, and wrong ones do not', t => {
  const wrong = ['wrong-behaviours.ts', 'wrong.ts'].map(expected);
  t.true(wrong.every(lines => lines.length > 10));
  t.deepEqual(diagnosed().sort(), wrong.flat().sort());
});
