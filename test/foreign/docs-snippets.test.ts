import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isOfContract } from '../../src/discovery/openrpc.js';
import type { Params } from '../../src/site/contract/methods.js';
import { readDocs } from '../../src/site/examples/docs.js';
import { bodyOf, curlCall, pythonCall, typescriptCall } from '../../src/site/sections/calls.js';
import { builtClients, python, pythonIsHere } from '../helpers/python.js';
import test from '../helpers/suite.js';

const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

interface ShownCall {
  readonly method: string;
  readonly params: Params;
}

/** Every call that the documentation shows to be right, for methods that the clients have. */
async function shownCalls(): Promise<readonly ShownCall[]> {
  const { document, examples } = await readDocs();
  const { firstSteps, categories } = examples;
  return [
    ...document.methods.filter(isOfContract).flatMap(({ name, examples: all = [] }) =>
      all.map(({ params }) => {
        const { apikey: _apikey, ...given } = Object.fromEntries(params.map(each => [each.name, each.value]));
        return { method: name, params: given };
      }),
    ),
    ...firstSteps.map(({ exchange }) => exchange),
    ...[...categories.values()].flatMap(({ save, read }) => [...(save ? [save] : []), read]),
  ];
}

test('every call in TypeScript compiles with the client', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'snippets-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const client = JSON.stringify(resolve('generated', 'client.js'));
  const blocks = (await shownCalls()).map(({ method, params }) => {
    const [, , ...lines] = typescriptCall(method, params).split('\n');
    return `{\n${lines.join('\n')}\nvoid answer;\n}\n`;
  });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'snippets.ts'), `import { Kataster } from ${client};\n${blocks.join('')}`);
  const settings = { rootDir: '/', typeRoots: [resolve('node_modules', '@types')] };
  const inherited = { extends: resolve('test', 'types', 'tsconfig.json'), include: ['*.ts'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ ...inherited, compilerOptions: settings }));
  const { stdout, status } = spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' });
  t.is(stdout, '');
  t.is(status, 0);
  t.true(blocks.length > 400);
});

(pythonIsHere() ? test : test.skip)('every call in Python is one that the client knows', async t => {
  const prepared = (await shownCalls()).map(({ method, params }) => {
    const lines = pythonCall(method, params).split('\n').slice(3);
    return lines.join('\n').replace('answer = client.', 'calls.');
  });
  const { code, errors } = await python(builtClients, ['from kataster import calls', ...prepared].join('\n'));
  t.is(errors, '');
  t.is(code, 0);
});

test('a shell sends every call as it stands', async t => {
  const calls = await shownCalls();
  const lines = calls.map(({ method, params }) => curlCall(bodyOf(method, params)));
  const script = ['curl() { for last; do :; done; printf "%s\\0" "$last"; }', ...lines].join('\n');
  const { stdout } = spawnSync('bash', ['-c', 'eval "$(cat)"'], { input: script, encoding: 'utf8', maxBuffer: 2 ** 26 });
  t.deepEqual(
    stdout
      .split('\0')
      .slice(0, -1)
      .map(text => JSON.parse(text)),
    calls.map(({ method, params }) => bodyOf(method, params)),
  );
});
