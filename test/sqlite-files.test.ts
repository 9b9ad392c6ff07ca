import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ExecutionContext } from 'ava';
import { openStore } from '../src/store/open.js';
import { engines, someObject, storeAt, withObjects } from './helpers/stores.js';
import test from './helpers/suite.js';

const [sqlite] = engines;
const options = { durability: 'full' } as const;
const address = async (t: ExecutionContext) => (await sqlite?.address(t)) ?? '';

test('folder and files are for their owner alone', async t => {
  const parent = mkdtempSync(join(tmpdir(), 'kataster-sqlite-'));
  t.teardown(() => rmSync(parent, { recursive: true }));
  const file = join(parent, 'data', 'of', 'cmdb', 'kataster.sqlite');
  const store = await storeAt(t, `sqlite:${file}`);
  await withObjects(store, 1);
  for (const folder of ['data', 'data/of', 'data/of/cmdb']) t.is(statSync(join(parent, folder)).mode & 0o777, 0o700);
  for (const suffix of ['', '-wal', '-shm', '.lock']) t.is(statSync(file + suffix).mode & 0o777, 0o600, suffix);
  await store.close();
  chmodSync(file, 0o644);
  await storeAt(t, `sqlite:${file}`);
  t.is(statSync(file).mode & 0o777, 0o600);
});

const refused = [
  ['mysql://localhost/kataster', /^expected sqlite:FILE or postgres:/],
  ['', /^expected sqlite:FILE or postgres:/],
  ['toString:x', /^expected sqlite:FILE or postgres:/],
  ['sqlite:', /^expected the path of a file/],
  ['sqlite::memory:', /^expected the path of a file/],
  ['sqlite:/dev/null/kataster.sqlite', /^Cannot open the database: part of its path is no folder\.$/],
  ['sqlite:/proc/kataster/kataster.sqlite', /^Cannot open the database: (its folder cannot be made|this user may not .+)\.$/],
  ['sqlite:/dev/null', /^Cannot open the database: .+ is no file\.$/],
] as const;

for (const [url, reason] of refused) {
  test(`the address '${url}' is refused in one line`, async t => {
    const error = await t.throwsAsync(openStore({ ...options, url }));
    t.regex(error?.message ?? '', reason);
    t.notRegex(error?.message ?? '', /\n|SQLITE|ENO/);
  });
}

test('a folder is refused and keeps its permissions', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-sqlite-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  chmodSync(folder, 0o755);
  await t.throwsAsync(openStore({ ...options, url: `sqlite:${folder}` }), { message: /is no file\.$/ });
  t.is(statSync(folder).mode & 0o777, 0o755);
  t.false(existsSync(`${folder}.lock`));
});

test('a file that is no database is refused and left alone', async t => {
  const url = await address(t);
  const text = 'no database, but worth something'.repeat(100);
  writeFileSync(url.slice('sqlite:'.length), text);
  await t.throwsAsync(openStore({ ...options, url }), { message: 'Cannot open the database: the file is no SQLite database.' });
  t.is(statSync(url.slice('sqlite:'.length)).size, text.length);
});

test('a file is open once, and free again after its store is closed', async t => {
  const url = await address(t);
  const first = await storeAt(t, url);
  for (let time = 0; time < 2; time++)
    await t.throwsAsync(openStore({ ...options, url }), {
      message: /is in use: only one process may open it\. Stop the service first\.$/,
    });
  t.is((await withObjects(first, 1)).length, 1);
  await first.close();
  await t.notThrowsAsync(storeAt(t, url));
});

/** A process that opens a file and writes without end; it names what was acknowledged. */
function writingProcess(t: ExecutionContext, url: string): ChildProcessByStdio<null, Readable, null> {
  const script = `
    import { openStore } from ${JSON.stringify(new URL('../src/store/open.js', import.meta.url).href)};
    import { author } from ${JSON.stringify(new URL('helpers/author.js', import.meta.url).href)};
    const store = await openStore({ url: process.argv[1], durability: 'full' });
    for (let id = 1; ; id++) {
      await store.transaction(author, ({ objects }) => objects.insert({ ...${JSON.stringify(someObject(0))}, id, sysid: 'S' + id }));
      process.stdout.write(id + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, url], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.teardown(() => child.kill('SIGKILL'));
  return child;
}

test('a process that is killed loses nothing it acknowledged and leaves no lock behind', async t => {
  const url = await address(t);
  const child = writingProcess(t, url);
  let output = '';
  await new Promise<void>(resolve => {
    child.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes('\n20\n')) resolve();
    });
    child.on('close', () => resolve());
  });
  t.is(child.exitCode, null);
  await t.throwsAsync(openStore({ ...options, url }), { message: /is in use/ });
  child.kill('SIGKILL');
  await once(child, 'close');
  const store = await storeAt(t, url);
  const acknowledged = output.split('\n').slice(0, -1).map(Number);
  for (const id of acknowledged) t.truthy(await store.reads.objects.find(id), `object ${id}`);
});
