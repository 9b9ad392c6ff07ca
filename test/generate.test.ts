import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExecutionContext } from 'ava';
import { readCatalog } from '../scripts/generate/catalog.js';
import { emitAll } from '../scripts/generate/emitters.js';
import { documentIn, SpecError, specOf } from '../scripts/generate/spec.js';
import test from './helpers/suite.js';

const goldens = join(process.cwd(), 'test', 'generate');
const cases = readdirSync(goldens, { withFileTypes: true }).filter(entry => entry.isDirectory());

const known = new Map<string, Promise<Record<string, string>>>();

/** The files of a case, made once for all tests of them. */
function generated(folder: string): Promise<Record<string, string>> {
  const files = known.get(folder) ?? emitAll(specOf(documentIn(documentOf(folder)), readCatalog(folder)));
  known.set(folder, files);
  return files;
}

/** The document of a case, with the description of the marks that the cases have in common. */
function documentOf(folder: string): string {
  const marks = JSON.parse(textOf(join(goldens, 'extensions.json')));
  return JSON.stringify({ 'x-extensions': marks, ...JSON.parse(textOf(join(folder, 'openrpc.json'))) });
}

function textOf(path: string): string {
  return readFileSync(path, 'utf8');
}

function expectedFiles(folder: string): string[] {
  return readdirSync(folder).filter(name => name.endsWith('.ts'));
}

for (const { name } of cases) {
  const folder = join(goldens, name);
  if (existsSync(join(folder, 'error.txt'))) {
    test(`${name} is refused`, async t => {
      const refusal = await t.throwsAsync(async () => generated(folder), { instanceOf: SpecError });
      t.is(`${refusal?.message}\n`, textOf(join(folder, 'error.txt')));
    });
    continue;
  }
  for (const file of expectedFiles(folder)) {
    test(`${name}: ${file} is as expected`, async t => t.is((await generated(folder))[file], textOf(join(folder, file))));
  }
}

test('every generated file has a golden', async t => {
  const expected = cases.flatMap(({ name }) => expectedFiles(join(goldens, name)));
  t.deepEqual([...new Set(expected)].toSorted(), Object.keys(await generated(join(goldens, 'complete'))).toSorted());
});

test('a document that is no JSON is refused', t => {
  t.throws(() => documentIn('{'), { instanceOf: SpecError, message: /JSON/ });
});

test('a document with a key that stands twice in an object is refused', t => {
  const text = '{\n"openrpc": "1.2.6",\n"components": {"errors": {}, "errors": {}}, "methods": [{"name": 1}, {"name": 2}]}';
  t.throws(() => documentIn(text), {
    instanceOf: SpecError,
    message: 'openrpc.json is refused:\n  line 3: "errors" is there twice in its object',
  });
});

test('two runs answer the same text', async t => {
  t.deepEqual(await generated(join(goldens, 'complete')), await generated(join(goldens, 'complete')));
});

const origin = '// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.';

test('every file begins with its origin and has plain line ends', async t => {
  for (const text of Object.values(await generated(join(goldens, 'complete')))) {
    t.true(text.startsWith(`${origin}\n\n`));
    t.true(text.endsWith('\n') && !text.endsWith('\n\n') && !text.includes('\r') && !/[ \t]\n/.test(text));
  }
});

test('the check passes after a run', t => {
  const run = project(t, 'complete');
  t.like(run(), { status: 0, stderr: '' });
  t.like(run('--check'), { status: 0, stderr: '' });
});

test('the check names what is stale, missing or superfluous, and a run repairs it', t => {
  const run = project(t, 'complete');
  run();
  writeFileSync(run.path('generated', 'types.ts'), 'something else\n');
  writeFileSync(run.path('generated', 'leftover.ts'), '');
  rmSync(run.path('generated', 'errors.ts'));
  const { status, stderr } = run('--check');
  t.is(status, 1);
  t.deepEqual(stderr.split('\n'), [
    'generated/ does not follow from its sources:',
    'stale: types.ts',
    'missing: errors.ts',
    'superfluous: leftover.ts',
    'Run: npm run generate',
    '',
  ]);
  run();
  t.is(run('--check').status, 0);
});

test('a refused document changes nothing and ends the run with its faults', t => {
  const run = project(t, 'unsorted-methods');
  const { status, stderr } = run();
  t.is(status, 1);
  t.is(stderr, textOf(join(goldens, 'unsorted-methods', 'error.txt')));
  t.false(existsSync(run.path('generated')));
});

/** The command, run in a folder of its own that holds the document of a case. */
function project(t: ExecutionContext, name: string) {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'openrpc.json'), documentOf(join(goldens, name)));
  const command = fileURLToPath(new URL('../scripts/generate.js', import.meta.url));
  const run = (...args: string[]) => spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: 'utf8' });
  return Object.assign(run, { path: (...parts: string[]) => join(folder, ...parts) });
}
