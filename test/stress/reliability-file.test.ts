import { spawnSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { ExecutionContext } from 'ava';
import { objectMade } from '../factories/calls.js';
import { refusalOf } from '../helpers/commands.js';
import { temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { type RunningService, run, serve } from '../helpers/process.js';
import { resultOf } from '../helpers/rpc.js';
import { emptySqlite } from '../helpers/sqlite.js';
import test from '../helpers/suite.js';
import { until } from '../helpers/waiting.js';

const inUse = /^The database \S+ is in use: only one process may open it\. [^\n]+$/;
const hasTwoNames = /^Cannot open the database: \S+ has 2 names \(hard links\)[^\n]+$/;
const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };

/** How one file comes to have another name in the same folder, and what a process is told that is given it. */
interface OtherName {
  make(folder: string): string;
  readonly told: RegExp;
}

const otherNames: Readonly<Record<string, OtherName>> = {
  'the same path': { make: folder => join(folder, 'data/kataster.sqlite'), told: inUse },
  'a relative path': { make: folder => relative('.', join(folder, 'data/kataster.sqlite')), told: inUse },
  'a path with detours': { make: folder => `${folder}//data/../data/./kataster.sqlite`, told: inUse },
  'a symbolic link to the file': { make: folder => linked(folder, 'data/kataster.sqlite', 'link.sqlite'), told: inUse },
  'a symbolic link to a symbolic link': {
    make: folder => linked(folder, relative(folder, linked(folder, 'data/kataster.sqlite', 'first.sqlite')), 'second.sqlite'),
    told: inUse,
  },
  'a symbolic link to its folder': { make: folder => join(linked(folder, 'data', 'folder'), 'kataster.sqlite'), told: inUse },
  'a hard link': { make: folder => hardLinked(folder), told: hasTwoNames },
};

test.serial('a file that is in use is opened by no other name, and the service goes on', async t => {
  const { folder, service } = await inFolder(t);
  for (const [what, { make, told }] of Object.entries(otherNames))
    t.regex(await refusalOf(['serve'], { KATASTER_DATABASE: `sqlite:${make(folder)}` }), told, what);
  rmSync(join(folder, 'hard.sqlite'));
  await objectMade(service.call, server);
  t.is(await readiness(service), 200);
});

test.serial('a file with two names is not opened, though nobody uses it', async t => {
  const folder = await withFile(t);
  const path = hardLinked(folder);
  t.regex(await refusalOf(['serve'], { KATASTER_DATABASE: `sqlite:${path}` }), hasTwoNames);
});

const mayMount = spawnSync('unshare', ['-rm', 'true']).status === 0;
if (!mayMount)
  process.stderr.write('\n  SKIPPED: this machine mounts nothing; that a database mounted twice is noticed is not tested.\n\n');

const mountable = mayMount ? test.serial : test.serial.skip;

mountable('a file whose folder is mounted elsewhere is in use there, too', async t => {
  const { folder } = await inFolder(t);
  mkdirSync(join(folder, 'mounted'));
  const path = join(folder, 'mounted/kataster.sqlite');
  t.deepEqual(await startWithin(t, path, mounted(join(folder, 'data'), join(folder, 'mounted'))), [1, '', true]);
});

mountable('a file that is mounted alone is not opened, though nobody uses it', async t => {
  const folder = await withFile(t);
  const path = join(folder, 'mounted.sqlite');
  writeFileSync(path, '');
  const told = /^Cannot open the database: \S+ is mounted as a single file\. [^\n]+$/;
  t.deepEqual(await startWithin(t, path, mounted(join(folder, 'data/kataster.sqlite'), path), told), [1, '', true]);
});

test.serial('a symbolic link to a file that is still to be made leads to the same lock', async t => {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'data'));
  const link = linked(folder, 'data/kataster.sqlite', 'link.sqlite');
  await serve(t, { KATASTER_DATABASE: `sqlite:${link}` });
  t.regex(await refusalOf(['serve'], { KATASTER_DATABASE: `sqlite:${join(folder, 'data/kataster.sqlite')}` }), inUse);
});

/** Damage to the files while the service runs, how it is undone if it can be, and the file that the log names. */
interface Damage {
  do(path: string): void;
  undo?(path: string): void;
  readonly named: string;
  /** All that was acknowledged is found by the next start, even after a kill. */
  readonly losesNothing?: boolean;
}

const damages: Readonly<Record<string, Damage>> = {
  'the database is deleted': { do: path => rmSync(path), named: 'kataster.sqlite' },
  'the database is replaced by a copy of itself': { do: path => replacedByCopy(path), named: 'kataster.sqlite' },
  'the database is moved away': {
    do: path => renameSync(path, `${path}.away`),
    undo: path => renameSync(`${path}.away`, path),
    named: 'kataster.sqlite',
    losesNothing: true,
  },
  'its folder is moved away': {
    do: path => renameSync(join(path, '..'), join(path, '../../away')),
    undo: path => renameSync(join(path, '../../away'), join(path, '..')),
    named: 'kataster.sqlite',
    losesNothing: true,
  },
  'the log file is deleted': { do: path => rmSync(`${path}-wal`), named: 'kataster.sqlite-wal', losesNothing: true },
  'the log file is moved away': {
    do: path => renameSync(`${path}-wal`, `${path}-wal.away`),
    undo: path => renameSync(`${path}-wal.away`, `${path}-wal`),
    named: 'kataster.sqlite-wal',
    losesNothing: true,
  },
  'the index of the log file is deleted': { do: path => rmSync(`${path}-shm`), named: 'kataster.sqlite-shm', losesNothing: true },
};

for (const [what, { do: damage, undo, named, losesNothing = false }] of Object.entries(damages))
  test.serial(`${what} while the service runs: no write is acknowledged from then on, and what is there is read`, async t => {
    const path = join(temporaryFolder(t), 'data/kataster.sqlite');
    const environment = { KATASTER_DATABASE: `sqlite:${path}` };
    const service = await serve(t, environment);
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) ids.push(await created(service));
    damage(path);
    t.is(await readiness(service), 503);
    for (let count = 0; count < 3; count += 1)
      t.like(await service.call('cmdb.object.create', server), { error: { code: -32051, data: { retry: 'true' } } });
    t.like(await service.call('cmdb.object.read', { id: ids.at(-1) }), { result: { id: ids.at(-1) } });
    t.regex(
      service.said.stderr,
      new RegExp(`"code":"FILE_GONE","reason":"\\S+/${named.replaceAll('.', '\\.')} was deleted, moved`),
    );
    if (undo) {
      undo(path);
      ids.push(await created(service));
      t.is(await readiness(service), 200);
    }
    service.signal('SIGKILL');
    await service.ended;
    if (!losesNothing) return;
    const next = await serve(t, environment);
    for (const id of ids) t.like(await next.call('cmdb.object.read', { id }), { result: { id } });
  });

test.serial('a lock file that is deleted is made anew before the next write', async t => {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}` });
  rmSync(`${path}.lock`);
  await until(async () => (await created(service)) !== '' && spawnSync('test', ['-e', `${path}.lock`]).status === 0);
  t.regex(await refusalOf(['serve'], { KATASTER_DATABASE: `sqlite:${path}` }), inUse);
  t.is(await readiness(service), 200);
});

test.serial('where another process found no lock file, the first one writes no longer', async t => {
  const environment = { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}` };
  const first = await serve(t, environment);
  let second: RunningService | undefined;
  // The first one makes the file anew before its next write, which may come before the other one has started.
  while (!second) {
    rmSync(`${environment.KATASTER_DATABASE.slice('sqlite:'.length)}.lock`, { force: true });
    second = await serve(t, environment).catch(() => undefined);
  }
  await until(async () => (await readiness(first)) === 503);
  t.like(await first.call('cmdb.object.create', server), { error: { code: -32051 } });
  await created(second);
  second.signal('SIGTERM');
  await second.ended;
  t.is(await readiness(first), 503, 'it does not know what the other one wrote');
  t.regex(first.said.stderr, /"code":"LOCK_LOST"/);
});

/** A service on a file in a folder of this test. */
async function inFolder(t: ExecutionContext): Promise<{ readonly folder: string; readonly service: RunningService }> {
  const folder = temporaryFolder(t);
  return { folder, service: await serve(t, { KATASTER_DATABASE: `sqlite:${join(folder, 'data/kataster.sqlite')}` }) };
}

/** A folder of this test with a file that no process uses. */
async function withFile(t: ExecutionContext): Promise<string> {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'data'));
  copyFileSync((await emptySqlite(t)).slice('sqlite:'.length), join(folder, 'data/kataster.sqlite'));
  return folder;
}

/** How a start in a process of its own ends: its code, what it prints, and whether that is refused by this line. */
async function startWithin(t: ExecutionContext, path: string, within: readonly string[], told = inUse) {
  const { code, stdout, stderr } = await run(t, ['serve'], { KATASTER_DATABASE: `sqlite:${path}` }, within).ended;
  return [code, stdout, told.test(stderr.replace(/^kataster: /, '').trimEnd())];
}

function hardLinked(folder: string): string {
  linkSync(join(folder, 'data/kataster.sqlite'), join(folder, 'hard.sqlite'));
  return join(folder, 'hard.sqlite');
}

async function readiness(service: RunningService): Promise<number> {
  return (await send(`${service.url}/health/ready`, { verb: 'GET' })).status;
}

async function created(service: RunningService): Promise<string> {
  return (await resultOf<{ readonly id: string }>(service.call('cmdb.object.create', server))).id;
}

function linked(folder: string, target: string, name: string): string {
  symlinkSync(target, join(folder, name));
  return join(folder, name);
}

function mounted(what: string, where: string): readonly string[] {
  return ['unshare', '-rm', 'sh', '-c', `mount --bind '${what}' '${where}' && exec "$@"`, 'sh'];
}

function replacedByCopy(path: string): void {
  copyFileSync(path, `${path}.copy`);
  renameSync(`${path}.copy`, path);
}
