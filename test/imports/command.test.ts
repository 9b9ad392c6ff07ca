import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import type { ExecutionContext } from 'ava';
import { progressOn } from '../../src/cli/import-progress.js';
import { openStore } from '../../src/store/open.js';
import { type Outcome, outcomeOf } from '../helpers/commands.js';
import { newDatabase } from '../helpers/databases.js';
import { patientLimits } from '../helpers/patience.js';
import { hasPostgres } from '../helpers/postgres.js';
import { rowsIn } from '../helpers/process.js';
import { storeAt } from '../helpers/stores.js';
import test from '../helpers/suite.js';
import { fileNamed } from './office.js';

const command = join(import.meta.dirname, '../../src/main.js');

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

/** Runs `kataster import netbox` in this process, as one of its own takes ten times as long. */
async function imported(database: string, ...words: readonly string[]): Promise<Outcome> {
  return outcomeOf(['import', 'netbox', ...words], { KATASTER_DATABASE: database, KATASTER_DEFAULT_DATA: 'yes' });
}

/** Runs `kataster import netbox` as a process. */
function kataster(database: string, ...words: readonly string[]): Promise<Ended> {
  const env = { PATH: process.env.PATH, KATASTER_DATABASE: database };
  return new Promise(resolve => {
    const child = execFile(process.execPath, [command, 'import', 'netbox', ...words], { env }, (_, out, errors) =>
      resolve({ code: child.exitCode ?? 0, out, errors }),
    );
  });
}

function freshDatabase(t: ExecutionContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-import-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, 'kataster.sqlite')}`;
}

test.serial('the command imports a dump, tells what it did, and shows no bar where nobody watches', async t => {
  const database = freshDatabase(t);
  const first = await kataster(database, fileNamed('office.json'));
  t.is(first.errors, '');
  t.is(first.code, 0);
  t.regex(first.out, /^MODEL +CREATED +UPDATED +UNCHANGED +SKIPPED$/m);
  t.regex(first.out, /^dcim\.device +3 +0 +0 +0$/m);
  t.regex(first.out, /^ {2}ipam\.rir: has no counterpart – 1 ×: 1$/m);
  t.regex(first.out, /^ {2}dcim\.manufacturer \(1\)$/m);
  t.true(first.out.endsWith('\nTo undo all of this: kataster undo --import\n'));
  const second = await imported(database, fileNamed('office.json'));
  t.regex(second.said, /^dcim\.device +0 +0 +3 +0$/m);
  t.notRegex(second.said, /undo/, 'nothing was changed');
  const other = await imported(database, fileNamed('office.json'), '--source', 'branch');
  t.regex(other.said, /^dcim\.device +3 +0 +0 +0$/m);
});

const refused: readonly { readonly file: string; readonly reason: string }[] = [
  {
    file: 'not-json.txt',
    reason:
      'is not JSON: expected the list that `manage.py dumpdata` writes, or with `--format jsonl` a row per line; write it with `-o dump.json`, so that it is whole and nothing else is in it',
  },
  { file: 'no-list.json', reason: 'is no dump: expected what `manage.py dumpdata` writes, a list of {"model", "pk", "fields"}' },
  { file: 'no-rows.json', reason: 'is no dump: expected what `manage.py dumpdata` writes, a list of {"model", "pk", "fields"}' },
  { file: 'empty.json', reason: 'is an empty list: there is nothing to import' },
  { file: 'absent.json', reason: 'cannot be read (ENOENT)' },
  { file: '.', reason: 'cannot be read (EISDIR)' },
];

for (const { file, reason } of refused) {
  test.serial(`${file} is refused: it ${reason}`, async t => {
    const path = fileNamed(file);
    t.deepEqual(await imported(freshDatabase(t), path), { said: '', refusal: `${path} ${reason}` });
  });
}

test.serial('a database that a service has open is refused, with the reason', async t => {
  const database = freshDatabase(t);
  const store = await openStore({ url: database, durability: 'fast', limits: patientLimits });
  t.teardown(() => store.close());
  const { refusal = '' } = await imported(database, fileNamed('office.json'));
  t.regex(refusal, /^The database .* is in use: /);
});

const onPostgres = hasPostgres ? test.serial : test.serial.skip;

onPostgres('while one process imports a source, another one is refused, with the reason', async t => {
  const url = await newDatabase(t, 'PostgreSQL', 'tables');
  const store = await storeAt(t, url);
  const refused = await store.exclusively('import of netbox:default', () => imported(url, fileNamed('office.json')));
  const reason = 'another import of this source is under way; run this one again when that has ended';
  t.deepEqual(refused, { said: '', refusal: reason });
});

onPostgres('processes that import one dump at once make each object once', async t => {
  const [url, alone] = [await newDatabase(t, 'PostgreSQL', 'tables'), await newDatabase(t, 'PostgreSQL')];
  const ended = await Promise.all([url, url, url, alone].map(database => kataster(database, fileNamed('office.json'))));
  t.true(ended.slice(0, 3).some(({ code }) => code === 0));
  for (const { code, errors } of ended)
    t.regex(errors, code === 0 ? /^$/ : /^kataster: (another import of this source|Busy: too much is waiting).*\n$/);
  const objects = (database: string) =>
    rowsIn(database, 'SELECT type, title, count(*) FROM objects GROUP BY type, title ORDER BY 1, 2');
  t.deepEqual(await objects(url), await objects(alone));
});

test.serial('a dump that is not UTF-8 is read as Windows-1252, and that is said', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-dump-'));
  t.teardown(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'dump.json');
  writeFileSync(path, '[{ "model": "dcim.site", "pk": 1, "fields": { "name": "K\u00f6ln", "status": "active" } }]', 'latin1');
  const { said } = await imported(freshDatabase(t), path);
  t.true(said.startsWith('The file is not valid UTF-8, so it was read as Windows-1252.\n'));
  t.regex(said, /^dcim\.site +1 +0 +0 +0$/m);
});

test.serial('a source without a name is refused', async t => {
  const { refusal } = await imported(freshDatabase(t), fileNamed('office.json'), '--source', ' ');
  t.is(refusal, '--source: expected a name of 1 to 100 characters');
});

test('the help says what the command takes', async t => {
  const { code, out } = await kataster('', '--help');
  t.regex(out, /On SQLite, stop the service first/);
  t.regex(out, /On PostgreSQL the service may go\non meanwhile/);
  t.is(code, 0);
  t.regex(out, /<file>[\s\S]*--source <name>[\s\S]*stop the service first[\s\S]*KATASTER_DATABASE/);
});

test('a bar shows the progress on a terminal alone', t => {
  const pipe = new PassThrough();
  t.is(progressOn(pipe).progress, undefined);
  t.is(pipe.read(), null);
  const terminal = Object.assign(new PassThrough(), { isTTY: true, columns: 80, clearLine() {}, cursorTo() {}, moveCursor() {} });
  const { progress, stop } = progressOn(terminal);
  progress?.(0, 10);
  progress?.(10, 10);
  stop();
  t.regex(String(terminal.read()), /0 of 10 rows/);
});
