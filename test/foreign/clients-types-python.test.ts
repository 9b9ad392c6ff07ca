import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isHere } from '../helpers/interpreters.js';
import { mypyCommand } from '../helpers/mypy.js';
import { builtClients } from '../helpers/python.js';
import test from '../helpers/suite.js';

const file = join('test', 'types', 'use.py');
const mypy = mypyCommand();
const checked = isHere('mypy', mypy !== undefined);

/** `use.py:27 call-overload`, a line each, in their order. Older versions have other codes for some mistakes: then `use.py:27`. */
function diagnosed(...files: readonly string[]): Promise<string[]> {
  const [command = '', ...words] = mypy?.words ?? [];
  const env = { ...process.env, MYPYPATH: builtClients };
  return new Promise(resolve => {
    execFile(command, [...words, '--no-error-summary', ...files], { env, maxBuffer: 2 ** 24 }, (_, out) => {
      const found = [...out.matchAll(/^(?:.*\/)?([\w-]+\.pyi?):(\d+): error: .*\[([\w-]+)\]$/gm)];
      resolve(found.map(([, name, line, code]) => `${name}:${line}${mypy?.isOld ? '' : ` ${code}`}`));
    });
  });
}

(checked ? test : test.skip)('the Python client passes mypy --strict, which refuses what is wrong', async t => {
  const lines = readFileSync(file, 'utf8').split('\n');
  const expected = lines.flatMap((line, at) => {
    const code = / {2}# ([\w-]+)$/.exec(line)?.[1];
    return code === undefined ? [] : [`use.py:${at + 1}${mypy?.isOld ? '' : ` ${code}`}`];
  });
  t.true(expected.length > 5);
  t.deepEqual(await diagnosed(file, join(builtClients, 'kataster.pyi')), expected);
});

(checked ? test : test.skip)('what the Python client runs passes mypy --strict, too', async t => {
  t.deepEqual(await diagnosed(join(builtClients, 'kataster.py')), []);
});
