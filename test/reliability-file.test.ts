import { spawnSync } from 'node:child_process';
import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import test from 'ava';
import { objectMade } from './factories/calls.js';
import { temporaryFolder } from './helpers/databases.js';
import { send } from './helpers/http.js';
import { type RunningService, run, serve, until } from './helpers/process.js';
import { resultOf } from './helpers/rpc.js';

const inUse = /^kataster: The database \S+ is in use: only one process may open it\. [^\n]+\n$/;
const server = { type: 'C__OBJTYPE__SERVER', title: 'web1' };

/** How one file comes to have another name in the same folder, and what a process is told that is given it. */
interface OtherName {
  make(folder: string): string;
  readonly told: RegExp;
  /** What the process runs within, given both names. */
  within?(path: string, other: string): readonly string[];
  /** It is refused whether or not the file is in use. */
  readonly isAlwaysRefused?: boolean;
}

const mayMount = spawnSync('unshare', ['-rm', 'true']).status === 0;
if (!mayMount)
  process.stderr.write('\n  SKIPPED: this machine mounts nothing; that a database mounted twice is noticed is not tested.\n\n');

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
  'a hard link': {
    make: folder => {
      linkSync(join(folder, 'data/kataster.sqlite'), join(folder, 'hard.sqlite'));
      return join(folder, 'hard.sqlite');
    },
    told: /^kataster: Cannot open the database: \S+ has 2 names \(hard links\)[^\n]+\n$/,
    isAlwaysRefused: true,
  },
  ...(mayMount && {
    'a mount of the file': {
      make: folder => {
        writeFileSync(join(folder, 'mounted.sqlite'), '');
        return join(folder, 'mounted.sqlite');
      },
      told: /^kataster: Cannot open the database: \S+ is mounted as a single file\. [^\n]+\n$/,
      within: mounted,
      isAlwaysRefused: true,
    },
    'a mount of its folder': {
      make: folder => {
        mkdirSync(join(folder, 'mounted'));
        return join(folder, 'mounted/kataster.sqlite');
      },
      told: inUse,
      within: (path, other) => mounted(join(path, '..'), join(other, '..')),
    },
  }),
};

for (const [what, { make, told, within = () => [], isAlwaysRefused = false }] of Object.entries(otherNames))
  test.serial(`a file that is in use is not opened by ${what}`, async t => {
    const folder = temporaryFolder(t);
    const path = join(folder, 'data/kataster.sqlite');
    const service = await serve(t, { KATASTER_DATABASE: `sqlite:${path}` });
    const other = make(folder);
    const start = () =>
      run(t, ['serve'], { KATASTER_PORT: '0', KATASTER_DATABASE: `sqlite:${other}` }, within(path, other)).ended;
    const { code, stdout, stderr } = await start();
    t.deepEqual([code, stdout], [1, '']);
    t.regex(stderr, told);
    await objectMade(service.call, server);
    t.is(await readiness(service), 200);
    if (!isAlwaysRefused) return;
    service.signal('SIGTERM');
    await service.ended;
    t.regex((await start()).stderr, told);
  });

test.serial('a symbolic link to a file that is still to be made leads to the same lock', async t => {
  const folder = temporaryFolder(t);
  mkdirSync(join(folder, 'data'));
  const link = linked(folder, 'data/kataster.sqlite', 'link.sqlite');
  await serve(t, { KATASTER_DATABASE: `sqlite:${link}` });
  const second = run(t, ['serve'], { KATASTER_DATABASE: `sqlite:${join(folder, 'data/kataster.sqlite')}` });
  t.regex((await second.ended).stderr, inUse);
});

/** What becomes of the files while the service runs, how it is undone if it can be, and the file that the log names. */
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
  const second = async () => (await run(t, ['serve'], { KATASTER_PORT: '0', KATASTER_DATABASE: `sqlite:${path}` }).ended).stderr;
  await until(async () => (await created(service)) !== '' && spawnSync('test', ['-e', `${path}.lock`]).status === 0);
  t.regex(await second(), inUse);
  t.is(await readiness(service), 200);
});

test.serial('where another process found no lock file, the first one writes no longer', async t => {
  const environment = { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}` };
  const first = await serve(t, environment);
  rmSync(`${environment.KATASTER_DATABASE.slice('sqlite:'.length)}.lock`);
  const second = await serve(t, environment);
  await until(async () => (await readiness(first)) === 503);
  t.like(await first.call('cmdb.object.create', server), { error: { code: -32051 } });
  await created(second);
  second.signal('SIGTERM');
  await second.ended;
  t.is(await readiness(first), 503, 'it does not know what the other one wrote');
  t.regex(first.said.stderr, /"code":"LOCK_LOST"/);
});

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
