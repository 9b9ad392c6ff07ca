import { type ChildProcessByStdio, execFileSync, spawn, spawnSync } from 'node:child_process';
import { appendFileSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { scratchFolder } from './scratch.js';

/** PostgreSQL refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * Nothing has to survive; a deadlock is to be noticed soon; every test has connections of its own. Nothing is vacuumed or analysed but by
 * tests: the snapshot of a worker that does has `VACUUM FULL` keep rows of before, in which a test looks for passwords.
 */
const settings = '-c fsync=off -c full_page_writes=off -c autovacuum=off -c deadlock_timeout=50ms -c max_connections=500';
const initdb = '-U kataster -A trust --no-sync -E UTF8 --locale=C --wal-segsize=1';

/** Server and folder end with this process, however that ends: the shell that owns them waits for the end of its input. */
const untilInputEnds = 'trap "" INT; "$@" & server=$!; cat > /dev/null; kill -INT $server; wait $server; rm -rf "$0"';

/** A server, and what ends it before the process does. */
export interface StartedServer {
  readonly address: string;
  stop(): void;
  /** Shuts the server down and copies its cluster to a folder that does not exist yet. */
  copyTo(folder: string): void;
  /** Starts a server that was killed again, over its cluster, and answers its new address: another program may have taken the former port. */
  startAgain(): Promise<string>;
}

/**
 * Starts a server over a copy of a cluster, or over a new one; it ends with this process. A standby has the address of its primary, of whose
 * cluster it begins with a copy.
 */
export async function startServer(native: string, cluster?: string, primary?: string): Promise<StartedServer> {
  const folder = scratchFolder('kataster-postgres-');
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const usable = usableBinaries(native, folder);
  const options = { ...user, cwd: folder, env: environment(usable) };
  const execute = (program: string, ...args: readonly string[]) =>
    execFileSync(join(usable, 'bin', program), [...args, '-D', 'data'], { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  const data = join(folder, 'data');
  if (cluster === undefined) execute('initdb', ...initdb.split(' '));
  else copyCluster(cluster, data);
  if (primary !== undefined) {
    writeFileSync(join(data, 'standby.signal'), '');
    appendFileSync(join(data, 'postgresql.auto.conf'), `primary_conninfo = '${primary}?application_name=standby'\n`);
  }
  const start = async () => {
    const port = await freePort();
    const place = ['-D', 'data', '-k', '', '-c', 'listen_addresses=127.0.0.1', '-p', String(port)];
    const command = [folder, join(usable, 'bin', 'postgres'), ...place, ...settings.split(' ')];
    const server = spawn('sh', ['-c', untilInputEnds, ...command], { ...options, stdio: ['pipe', 'ignore', 'pipe'] });
    await ready(server);
    return { server, address: `postgres://kataster@127.0.0.1:${port}/postgres` };
  };
  const { server, address } = await start();
  const copyTo = (target: string): void => {
    execute('pg_ctl', 'stop', '-m', 'fast');
    copyCluster(data, target);
  };
  return { address, stop: () => server.stdin.end(), copyTo, startAgain: async () => (await start()).address };
}

/** Copies a cluster of a server that is down, with owners and modes, which the server checks. */
function copyCluster(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  execFileSync('cp', ['-a', from, to]);
}

/** Waits until the server says that it is there; from then on it does not keep the process of the tests alive. */
function ready(server: ChildProcessByStdio<Writable, null, Readable>): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr.on('data', (text: Buffer) => {
      log = (log + text.toString()).slice(-10_000);
      if (log.includes('FATAL')) reject(new Error(log));
      if (!/ready to accept (read-only )?connections/.test(log)) return;
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
  // What the server's user does not own it could not remove at the end.
  if (user.uid !== undefined) execFileSync('chown', ['-R', `${user.uid}:${user.gid}`, copy]);
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

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
