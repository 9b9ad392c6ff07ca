import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/** Packs the built program, installs the package into an empty folder, starts it there, and makes a call by its own client. */
const compiledDriver = join('node_modules', 'better-sqlite3', 'build', 'Release', 'better_sqlite3.node');
const folder = mkdtempSync(join(tmpdir(), 'kataster-package-'));
const home = join(folder, 'home');
mkdirSync(home);
// The programs of the repository's own node_modules are not found: a package that relies on them does not start. The home folder has the settings of npm.
const environment = { PATH: `${dirname(process.execPath)}:/usr/bin:/bin`, HOME: process.env.HOME };

try {
  const name = run('npm', ['pack', '--silent', '--pack-destination', folder], process.cwd()).trim();
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n');
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--silent', join(folder, name)], home);
  // The driver is compiled by its own script, which takes a minute: that of the repository is the same.
  cpSync(compiledDriver, join(home, compiledDriver));
  console.log(`${name} is installed.`);
  await startAndCall();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, env: environment, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}

async function startAndCall(): Promise<void> {
  const env = { ...environment, KATASTER_PORT: '0', KATASTER_LOG: 'warn' };
  const service = spawn(join(home, 'node_modules', '.bin', 'kataster'), ['serve'], {
    cwd: home,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(service, 'exit');
  try {
    const { url, key } = await greetingOf(createInterface(service.stdout));
    await checkPages(url);
    console.log(`It answers at ${url}: ${callByClient(url, key)}`);
  } finally {
    service.kill('SIGTERM');
    await ended;
  }
}

/** The address and the key that the first start shows. */
async function greetingOf(lines: AsyncIterable<string>): Promise<{ readonly url: string; readonly key: string }> {
  let url = '';
  for await (const line of lines) {
    url = /^kataster listens on (\S+)/.exec(line)?.[1] ?? url;
    const [key] = /^ *(kat_\S+)$/.exec(line)?.slice(1) ?? [];
    if (url !== '' && key !== undefined) return { url, key };
  }
  throw new Error('The service of the package did not start.');
}

async function checkPages(url: string): Promise<void> {
  for (const path of ['/', '/docs/', '/docs/paging.html', '/openrpc.json', '/health/ready']) {
    const { status } = await fetch(url + path);
    if (status !== 200) throw new Error(`${path} of the package is answered with status ${status}.`);
  }
}

/** A call by the client that the package exports, as a program that depends on it makes it. */
function callByClient(url: string, key: string): string {
  const program = `import { Kataster } from 'kataster/client';
const client = new Kataster({ url: process.argv[2] + '/jsonrpc', apikey: process.argv[3] });
console.log((await client.cmdb.object.create({ type: 'C__OBJTYPE__SERVER', title: 'web1' })).message);
`;
  writeFileSync(join(home, 'call.mjs'), program);
  return run(process.execPath, ['call.mjs', url, key], home).trim();
}
