import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, truncateSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import type { ExecutionContext } from 'ava';
import Database from 'better-sqlite3';
import { openStore } from '../src/store/open.js';
import { objectMade } from './factories/calls.js';
import { endedWith, refusalOf } from './helpers/commands.js';
import { temporaryFolder } from './helpers/databases.js';
import { rowsIn, run, serve } from './helpers/process.js';
import test from './helpers/suite.js';

/** An obstacle where the database should be, the command that the program runs within, and the line it prints. */
interface Obstacle {
  make(path: string): Promise<unknown> | unknown;
  within?(path: string): readonly string[];
  readonly told: string | RegExp;
  /** Nothing at this path is changed by the refused start. */
  readonly isKept?: boolean;
}

const isRoot = process.getuid?.() === 0;
/** Root without what lets it write everywhere. */
const plainUser = isRoot ? ['setpriv', '--inh-caps=-all', '--bounding-set=-all'] : [];
const isBound = !isRoot || spawnSync(plainUser[0] ?? '', [...plainUser.slice(1), 'true']).status === 0;
const mayMount = spawnSync('unshare', ['-rm', 'true']).status === 0;
if (!isBound || !mayMount)
  process.stderr.write(
    '\n  SKIPPED: this machine lacks setpriv or unshare; starts on what cannot be written are not all tested.\n\n',
  );

const madeElsewhere = /^Cannot open the database: \S+ was made by another program\.$/;
const damaged = 'Cannot open the database: the file is damaged.';
const readOnly = 'Cannot open the database: the file may not be written.';

const obstacles: Readonly<Record<string, Obstacle>> = {
  'a database of another program': {
    make: path => filledBy(path, ['CREATE TABLE notes (text)', "INSERT INTO notes VALUES ('x')"]),
    told: madeElsewhere,
    isKept: true,
  },
  'a database of another program that keeps a log file': {
    make: path => filledBy(path, ['PRAGMA journal_mode = WAL', 'CREATE TABLE notes (text)']),
    told: madeElsewhere,
    isKept: true,
  },
  'a database of another program that says so itself': {
    make: path => filledBy(path, ['PRAGMA application_id = 4711']),
    told: madeElsewhere,
    isKept: true,
  },
  'a database of another program that has migrations, too': {
    make: path =>
      filledBy(path, ['CREATE TABLE migrations (id integer, name text)', "INSERT INTO migrations VALUES (1, 'Notes1')"]),
    told: madeElsewhere,
    isKept: true,
  },
  'a newer schema': {
    make: path => filledBy(path, ["INSERT INTO migrations (timestamp, name) VALUES (9e12, 'Later9000000000000')"], true),
    told: 'The database was changed by a newer version of kataster. Start that version, or a newer one.',
  },
  'half a file': { make: async path => cut(path, 0.5), told: damaged },
  'a file cut within its first page': {
    make: async path => cut(path, 0.001),
    told: /^Cannot open the database: the file is (damaged|no SQLite database)\.$/,
  },
  'a folder': { make: path => mkdirSync(path), told: /^Cannot open the database: \S+ is no file\.$/ },
  'a link that leads to itself': {
    make: path => symlinkSync(path, path),
    told: 'Cannot open the database: its symbolic links lead nowhere.',
  },
  ...(isBound && {
    'a file that may not be written': {
      make: async path => {
        await filledBy(path, [], true);
        chmodSync(path, 0o444);
      },
      within: () => plainUser,
      told: readOnly,
    },
    'a file that may not be read': {
      make: async path => {
        await filledBy(path, [], true);
        chmodSync(path, 0);
      },
      within: () => plainUser,
      told: 'Cannot open the database: the file cannot be opened, or none made beside it.',
    },
    'a folder that takes no file': {
      make: async path => {
        await filledBy(path, [], true);
        chmodSync(dirname(path), 0o500);
      },
      within: () => plainUser,
      told: readOnly,
    },
  }),
  ...(mayMount && {
    'a disk that is read-only': {
      make: path => filledBy(path, [], true),
      within: path => readOnlyDisk(dirname(path)),
      told: /^Cannot open the database: (the file system is read-only|the file cannot be opened, or none made beside it)\.$/,
    },
  }),
};

for (const [what, { make, told, within, isKept = false }] of Object.entries(obstacles))
  test.serial(`${what} ends the start with one line that says so`, async t => {
    const folder = join(temporaryFolder(t), 'data');
    mkdirSync(folder);
    t.teardown(() => chmodSync(folder, 0o700));
    const path = join(folder, 'kataster.sqlite');
    await make(path);
    const before = isKept && [readdirSync(folder), readFileSync(path).toString('hex'), statSync(path).mode];
    const reason = await refusalAt(t, path, within?.(path));
    if (typeof told === 'string') t.is(reason, told);
    else t.regex(reason, told);
    if (isKept) t.deepEqual([readdirSync(folder), readFileSync(path).toString('hex'), statSync(path).mode], before);
  });

/** Why a start is refused: one in this process, or in one of its own within a command. */
async function refusalAt(t: ExecutionContext, path: string, within?: readonly string[]): Promise<string> {
  const environment = { KATASTER_DATABASE: `sqlite:${path}` };
  if (!within) return refusalOf(['serve'], environment);
  const { code, stdout, stderr } = await run(t, ['serve'], environment, within).ended;
  t.deepEqual([code, stdout], [1, ''], stderr);
  t.regex(stderr, /^kataster: [^\n]+\n$/);
  return stderr.slice('kataster: '.length).trimEnd();
}

test.serial('an empty file becomes a database, and is marked as one of this program', async t => {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  await filledBy(path, []);
  await (await openStore({ url: `sqlite:${path}`, durability: 'fast' })).close();
  t.deepEqual(await rowsIn(`sqlite:${path}`, 'PRAGMA application_id'), [{ application_id: 0x4b415441 }]);
});

/** Runs statements on a file: a new one, or a database of this program. */
async function filledBy(path: string, statements: readonly string[], isOurs = false): Promise<void> {
  if (isOurs) await (await openStore({ url: `sqlite:${path}`, durability: 'fast' })).close();
  const database = new Database(path);
  for (const statement of statements) database.exec(statement);
  database.close();
}

/** Leaves the first part of a database. */
async function cut(path: string, part: number): Promise<void> {
  await filledBy(path, [], true);
  truncateSync(path, Math.floor(statSync(path).size * part));
}

function readOnlyDisk(folder: string): readonly string[] {
  const mounts = `mount --bind '${folder}' '${folder}' && mount -o remount,bind,ro '${folder}'`;
  return ['unshare', '-rm', 'sh', '-c', `${mounts} && exec "$@"`, 'sh'];
}

test.serial('a second process on the same file ends at once and says why; the first goes on', async t => {
  const environment = { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}`, KATASTER_PORT: '0' };
  const service = await serve(t, environment);
  t.regex(await refusalOf(['serve'], environment), /^The database \S+ is in use: only one process may open it\. [^\n]+$/);
  await objectMade(service.call);
});

test.serial('a port that somebody else has ends the start with one line, and leaves the database closed', async t => {
  const occupant = createServer();
  t.teardown(() => occupant.close());
  await new Promise<void>(resolve => occupant.listen(0, '127.0.0.1', resolve));
  const { port } = occupant.address() as AddressInfo;
  const environment = { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}` };
  t.is(
    await refusalOf(['serve'], { ...environment, KATASTER_PORT: String(port) }),
    `cannot listen on 127.0.0.1:${port} (EADDRINUSE); KATASTER_HOST and KATASTER_PORT choose another address`,
  );
  const service = await serve(t, environment);
  await objectMade(service.call);
});

test.serial('another key in the environment leaves the one before it working, and the start says so', async t => {
  const environment = { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}` };
  const ids: string[] = [];
  const start = async (key: string): Promise<string> => {
    const service = await serve(t, { ...environment, KATASTER_API_KEY: key });
    const listed = await service.call('kataster.key.read', { apikey: key });
    ids.push(...(listed.result as readonly { readonly id: string }[]).map(({ id }) => id));
    service.signal('SIGTERM');
    return (await service.ended).stderr;
  };
  const warned = (text: string) =>
    text
      .split('\n')
      .filter(line => line.includes('still work'))
      .map(line => JSON.parse(line));
  t.deepEqual(warned(await start('the-first-key-of-all')), []);
  t.deepEqual(warned(await start('the-first-key-of-all')), []);
  const [line, ...more] = warned(await start('the-key-that-follows'));
  t.deepEqual(more, []);
  t.like(line, { level: 40, keys: [ids[0]] });
  t.is(ids[1], ids[0], 'the id stays the same over starts');
  const plain = createHash('sha256').update('the-first-key-of-all').digest('hex');
  t.false(plain.includes(ids[0]?.slice(-16) ?? plain), 'no guess at the key can be compared with its id');
  t.regex(line.msg, /KATASTER_API_KEY.*kataster key revoke ID/);
  t.is((await endedWith(environment, 'key', 'revoke', line.keys[0])).code, 0);
  t.deepEqual(warned(await start('the-key-that-follows')), []);
});

for (const [host, reached] of [
  ['0.0.0.0', '127.0.0.1'],
  ['::', '[::1]'],
] as const)
  (machineHas(reached) ? test.serial : test.serial.skip)(
    `KATASTER_HOST=${host} is told as an address that can be called, with a hint for others`,
    async t => {
      const environment = { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}`, KATASTER_HOST: host };
      const service = await serve(t, { ...environment, KATASTER_API_KEY: '' });
      t.true(service.url.startsWith(`http://${reached}:`));
      const [, everywhere = ''] = service.said.stdout.split('\n');
      t.is(
        everywhere,
        'It answers at every address of this machine. Set KATASTER_PUBLIC_URL if others reach it at another one, such as that of a proxy.',
      );
      const [, command = ''] = /(curl [^\n]+)\n/.exec(service.said.stdout) ?? [];
      t.true(command.includes(`${service.url}/jsonrpc`));
      t.like(JSON.parse(execFileSync('sh', ['-c', command], { encoding: 'utf8' })), { result: { id: '1' } });
      service.signal('SIGTERM');
      await service.ended;
      const named = await serve(t, { ...environment, KATASTER_PUBLIC_URL: 'https://cmdb.example' });
      t.is(named.said.stdout, `kataster listens on ${named.url}\nIt answers at every address of this machine.\n\n`);
      t.regex(JSON.stringify(await named.call('cmdb.object.read', { id: 1 })), /"https:\/\/cmdb\.example\/images/);
    },
  );

/** Not every machine speaks IPv6. */
function machineHas(address: string): boolean {
  const addresses = Object.values(networkInterfaces()).flat();
  return addresses.some(each => each && (address === each.address || address === `[${each.address}]`));
}

test('the version of the program is that of its package and of the interface it speaks', async t => {
  const { code, stdout } = await run(t, ['--version'], {}).ended;
  const versionIn = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  t.deepEqual([code, stdout], [0, `${versionIn('package.json').version}\n`]);
  t.is(versionIn('openrpc.json').info.version, stdout.trim());
});
