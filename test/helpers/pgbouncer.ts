import { spawn, spawnSync } from 'node:child_process';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './postgres-server.js';
import type { Scope } from './scope.js';
import { scratchFolder } from './scratch.js';
import { until } from './waiting.js';

/** PgBouncer refuses to run as root. */
const user = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether tests can have a PgBouncer; where they cannot, that is said aloud, and fails where everything has to be tested. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version'], { env: environment }).status === 0;

if (!hasPgbouncer) {
  const missing = 'No PgBouncer for tests: the Debian package pgbouncer has it.';
  if (process.env.CI === 'true') throw new Error(missing);
  process.stderr.write(`\n  SKIPPED: ${missing}\n\n`);
}

/** Starts a PgBouncer before a database, and answers the address by way of it; it ends with the test. */
export async function pooled(t: Scope, database: string, mode: string, more: readonly string[] = []): Promise<string> {
  const { hostname, port: serverPort } = new URL(database);
  const folder = scratchFolder('kataster-pgbouncer-');
  const file = join(folder, 'pgbouncer.ini');
  const port = await freePort();
  const settings = [
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
  ];
  const databases = `* = host=${hostname} port=${serverPort} user=kataster`;
  writeFileSync(file, ['[databases]', databases, '[pgbouncer]', ...settings, ...more, ''].join('\n'));
  if (user.uid !== undefined) for (const path of [folder, file]) chownSync(path, user.uid, user.gid);
  const pooler = spawn('pgbouncer', [file], { ...user, env: environment, stdio: 'ignore' });
  t.teardown(() => {
    pooler.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  await until(() => listens(port));
  const address = new URL(database);
  address.port = String(port);
  return address.href;
}

function listens(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
