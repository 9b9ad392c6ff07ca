import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { SharedWorker } from 'ava/plugin';
import { openStore } from '../../src/store/open.js';
import { administer } from './administer.js';
import { scratchFolder } from './scratch.js';

/** The database that is copied for tests: its tables are made once and empty. */
const template = 'kataster_template';

/** Address and template of the server that files of tests share. */
export interface SharedServer {
  readonly address: string;
  readonly template: string;
}

/** The one server that all files of tests share: it starts when the first of them asks for it. */
export default async function serveAddress({ negotiateProtocol }: SharedWorker.FactoryOptions): Promise<void> {
  const protocol = negotiateProtocol(['ava-4']).ready();
  let server: Promise<SharedServer> | undefined;
  for await (const asked of protocol.subscribe()) {
    server ??= startServer(String(asked.data)).then(({ address }) => withTemplate(address));
    asked.reply(await server);
  }
}

async function withTemplate(address: string): Promise<SharedServer> {
  await administer(address, `CREATE DATABASE ${template} TEMPLATE template0 ENCODING 'UTF8'`);
  const url = new URL(template, address).href;
  await (await openStore({ url, durability: 'fast' })).close();
  return { address, template };
}

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/** Nothing has to survive; a deadlock is to be noticed soon; every test has connections of its own. */
const settings = '-c fsync=off -c full_page_writes=off -c deadlock_timeout=50ms -c max_connections=500';
const initdb = '-U kataster -A trust --no-sync -E UTF8 --locale=C';

/** Server and folder end with this process, however that ends: the shell that owns them waits for the end of its input. */
const untilInputEnds = 'trap "" INT; "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$0"';

/** A server, and what ends it before the process does. */
export interface StartedServer {
  readonly address: string;
  stop(): void;
}

/** Starts a server; it ends with this process. */
export async function startServer(native: string): Promise<StartedServer> {
  const folder = scratchFolder('kataster-postgres-');
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const usable = usableBinaries(native, folder);
  const options = { ...user, cwd: folder, env: environment(usable) };
  execFileSync(join(usable, 'bin', 'initdb'), ['-D', 'data', ...initdb.split(' ')], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const port = await freePort();
  const place = ['-D', 'data', '-k', '', '-c', 'listen_addresses=127.0.0.1', '-p', String(port)];
  const command = [folder, join(usable, 'bin', 'postgres'), ...place, ...settings.split(' ')];
  const server = spawn('sh', ['-c', untilInputEnds, ...command], { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
  await ready(server);
  return { address: `postgres://kataster@127.0.0.1:${port}/postgres`, stop: () => server.stdin.end() };
}

/** Waits until the server says that it is there; from then on it does not keep the process of the tests alive. */
function ready(server: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-10_000);
      if (log.includes('FATAL')) reject(new Error(log));
      if (!log.includes('ready to accept connections')) return;
      for (const handle of [server, server.stdin, server.stderr] as readonly { unref?(): void }[]) handle.unref?.();
      resolve();
    });
  });
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
