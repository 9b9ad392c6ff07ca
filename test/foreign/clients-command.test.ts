import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ExecutionContext } from 'ava';
import { python, pythonIsHere } from '../helpers/python.js';
import { testKey } from '../helpers/service.js';
import { startedSite } from '../helpers/sites.js';
import { stubbed, success } from '../helpers/stub.js';
import test from '../helpers/suite.js';

const command = join(import.meta.dirname, '../../src/main.js');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

function run(file: string, words: readonly string[], environment = {}) {
  const env = { PATH: process.env.PATH, ...environment };
  return new Promise<{ code: number; out: string; errors: string }>(resolve => {
    const options = { env, maxBuffer: 2 ** 24 };
    const child = execFile(process.execPath, [file, ...words], options, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 1, out, errors }),
    );
  });
}

function kataster(words: readonly string[], environment = {}) {
  return run(command, ['generate', 'client', ...words], environment);
}

function folder(t: ExecutionContext): string {
  const path = mkdtempSync(join(tmpdir(), 'client-'));
  t.teardown(() => rmSync(path, { recursive: true }));
  return path;
}

test('the TypeScript client of a site is one file that knows the categories of the site', async t => {
  const url = await startedSite(t);
  const out = join(folder(t), 'kataster.ts');
  t.deepEqual(await kataster(['--url', url, '--key', testKey, '--language', 'typescript', '--out', out]), {
    ...{ code: 0, out: '', errors: '' },
  });
  const text = readFileSync(out, 'utf8');
  t.false(/^import|\bfrom '/m.test(text));
  t.false(text.includes(testKey));
  t.regex(text, /C__CATG__PARKING: ParkingData;/);
  const options = [
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--types',
    'node',
    '--typeRoots',
    'node_modules/@types',
  ];
  const strict = [
    '--noUncheckedIndexedAccess',
    '--exactOptionalPropertyTypes',
    '--noPropertyAccessFromIndexSignature',
    '--noUnusedLocals',
  ];
  const compiled = await run(compiler, [out, ...options, ...strict, '--pretty', 'false', '--ignoreConfig']);
  t.is(compiled.out, '');
  const { Kataster } = await import(pathToFileURL(out.replace(/\.ts$/, '.js')).href);
  const { cmdb } = new Kataster({ url: `${url}/jsonrpc`, apikey: testKey });
  const { id } = await cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web1' });
  await cmdb.category.save({ object: id, category: 'C__CATG__PARKING', data: { space: 'A7', kind: 'C__PARKING__ROOFED' } });
  t.like(await cmdb.category.read({ objID: id, category: 'C__CATG__PARKING' }), [{ space: 'A7', kind: { title: 'roofed' } }]);
});

test('the Python client of a site knows the categories of the site', async t => {
  if (!pythonIsHere()) return t.pass();
  const url = await startedSite(t);
  const path = folder(t);
  const words = ['--url', `${url}/jsonrpc`, '--language', 'python', '--out', join(path, 'kataster.py')];
  t.is((await kataster(words, { KATASTER_API_KEY: testKey })).errors, '');
  t.false(readFileSync(join(path, 'kataster.py'), 'utf8').includes(testKey));
  const script = `
import os
from kataster import Kataster, ParkingData
types = {}
with open("${join(path, 'kataster.pyi')}") as file:
    exec(file.read(), types)
client = Kataster(os.environ["URL"], os.environ["KEY"])
made = client.cmdb.object.create(type="C__OBJTYPE__SERVER", title="web1")
data: ParkingData = {"space": "A7", "from": "2027-12-31", "kind": "open"}
client.categories.parking.save(made["id"], data)
[read] = client.categories.parking.read(made["id"])
print(read["space"], read["from"], sorted(types["ParkingEntry"].__annotations__), types["ParkingData"].__total__)`;
  const ran = await python(path, script, { URL: `${url}/jsonrpc`, KEY: testKey });
  t.deepEqual(ran, { code: 0, out: "A7 2027-12-31 ['from', 'id', 'kind', 'objID', 'revision', 'space'] False\n", errors: '' });
});

test('without a file the client goes to the standard output', async t => {
  const url = await startedSite(t);
  const { out, code } = await kataster(['--url', url, '--language', 'typescript'], { KATASTER_API_KEY: testKey });
  t.is(code, 0);
  t.true(out.startsWith('// Generated from the document of a service'));
});

test('the command prints an error in one line that never shows the key', async t => {
  const url = await startedSite(t);
  const nowhere = join(folder(t), 'nowhere');
  const stranger = await stubbed(
    t,
    success({ methods: [{ name: 'x.y(z)', params: [], result: { schema: {} } }], components: {} }),
  );
  const silent = await stubbed(t, 'hang up');
  const cases: readonly (readonly [readonly string[], RegExp])[] = [
    [['--url', url], /^kataster: --key or KATASTER_API_KEY: /],
    [['--url', 'nowhere', '--key', testKey], /^kataster: --url: expected an address/],
    [['--url', silent.url, '--key', testKey], /^kataster: .* does not answer as a service would \(\w+\)$/],
    [
      ['--url', `${url}/health/live`, '--key', testKey],
      /^kataster: the service refuses: Invalid request: .*calls are posted to \/jsonrpc/,
    ],
    [['--url', url, '--key', 'another-key-of-nobody'], /^kataster: the service refuses: Authentication error$/],
    [['--url', stranger.url, '--key', testKey], /^kataster: "x\.y\(z\)" is no name that a client could have$/],
    [['--url', url, '--key', testKey, '--out', join(nowhere, 'x.ts')], /^kataster: --out: cannot write .* \(ENOENT\)$/],
  ];
  for (const [words, line] of cases) {
    const { code, out, errors } = await kataster([...words, '--language', 'typescript']);
    t.is(code, 1);
    t.is(out, '');
    t.regex(errors.trimEnd(), line);
    t.false(errors.includes('key-'));
  }
  t.false(existsSync(nowhere));
});
