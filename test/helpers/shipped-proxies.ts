import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionCommands } from '../../src/site/pages/production-commands.js';
import { temporaryFolder } from './databases.js';
import { freePort } from './free-port.js';
import { send } from './http.js';
import type { Scope } from './scope.js';
import { until } from './waiting.js';

/** Where a proxy runs, and what it stands in front of. */
interface Place {
  readonly folder: string;
  readonly port: number;
  readonly service: string;
}

/** A proxy with the file of the documentation, made to listen without TLS at a port of this machine, as nobody in particular. */
interface ShippedProxy {
  readonly program: string;
  readonly file: string;
  config(shown: string, place: Place): string;
  args(path: string): readonly string[];
}

/** A proxy that runs. */
export interface RunningProxy {
  readonly url: string;
  /** All that it wrote: its log, its errors. */
  log(): string;
}

/** Around a file of nginx: what stands in `/etc/nginx/nginx.conf` of Debian, as far as it is not about users and folders. */
function nginxAround(own: string, { folder }: Pick<Place, 'folder'>): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`);
  const logs = `access_log ${folder}/access.log;`;
  return `daemon off; user root; error_log ${folder}/error.log; pid ${folder}/pid; events {} http { ${logs} ${paths.join(' ')} ${own} }`;
}

const haproxyAround = `global
    log stdout format raw daemon
defaults
    log global
    mode http
    option httplog
    option dontlognull
    timeout connect 5000
    timeout client 50000
    timeout server 50000
`;

export const shippedProxies = {
  nginx: {
    program: 'nginx',
    file: 'nginx.conf',
    config: (shown, place) => {
      const own = shown
        .replaceAll(/^ *ssl_certificate.*$/gm, '')
        .replace('/var/log/nginx/kataster.log', `${place.folder}/own.log`)
        .replace('listen 443 ssl', `listen 127.0.0.1:${place.port}`)
        .replace('server 127.0.0.1:8080', `server ${place.service}`);
      return nginxAround(own, place);
    },
    args: path => ['-c', path],
  },
  Caddy: {
    program: 'caddy',
    file: 'Caddyfile',
    config: (shown, { port, service }) =>
      shown
        .replace('{\n', '{\n\tadmin off\n\tauto_https off\n')
        .replace('cmdb.example.org {', `http://cmdb.example.org:${port} {\n\tbind 127.0.0.1`)
        .replace('127.0.0.1:8080', service),
    args: path => ['run', '--adapter', 'caddyfile', '--config', path],
  },
  Apache: {
    program: 'apache2',
    file: 'apache.conf',
    config: (shown, { folder, port, service }) => {
      const modules = ['mpm_event', 'authz_core', 'authz_host', 'alias', 'proxy', 'proxy_http', 'headers', 'unique_id'];
      const loaded = modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
      const own = shown
        .replaceAll(/^ *SSL.*$/gm, '')
        .replace('/var/log/apache2/kataster.log', `${folder}/own.log`)
        .replace('*:443', `127.0.0.1:${port}`)
        .replace('127.0.0.1:8080', service);
      const server = [
        `ServerRoot ${folder}`,
        `PidFile ${folder}/pid`,
        `ErrorLog ${folder}/error.log`,
        `Listen 127.0.0.1:${port}`,
      ];
      return [...loaded, 'DefaultRuntimeDir .', 'User nobody', 'Group nogroup', ...server, own].join('\n');
    },
    args: path => ['-X', '-f', path],
  },
  HAProxy: {
    program: 'haproxy',
    file: 'haproxy.cfg',
    config: (shown, { port, service }) =>
      haproxyAround + shown.replace(/bind :443 .*/, `bind 127.0.0.1:${port}`).replace('127.0.0.1:8080', service),
    args: path => ['-db', '-f', path],
  },
} as const satisfies Readonly<Record<string, ShippedProxy>>;

/** Whether a program is on this machine. */
export function isInstalled(program: string): boolean {
  return spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;
}

/** Runs a proxy with its file of the documentation, at the root or, as the documentation says, below `/cmdb`; it ends with the test. */
export async function startShipped(
  t: Scope,
  proxy: ShippedProxy,
  service: string,
  path: '' | '/cmdb' = '',
): Promise<RunningProxy> {
  const folder = temporaryFolder(t);
  for (const { file } of Object.values(shippedProxies)) copyFileSync(join('src/site/production', file), join(folder, file));
  if (path !== '') execFileSync('sh', ['-ec', productionCommands.subPath], { cwd: folder });
  const place = { folder, port: await freePort(), service: new URL(service).host };
  return startProgram(t, { ...proxy, config: proxy.config(readFileSync(join(folder, proxy.file), 'utf8'), place) }, place, path);
}

/** Runs nginx of Debian, which knows nothing but the address of the service; it ends with the test. */
export async function startPlainNginx(t: Scope, service: string, port: number, path: '' | '/cmdb' = ''): Promise<RunningProxy> {
  const own = `server { listen 127.0.0.1:${port}; location ${path}/ { proxy_pass ${service}/; } }`;
  const place = { folder: temporaryFolder(t), port };
  return startProgram(t, { ...shippedProxies.nginx, config: nginxAround(own, place) }, place, path);
}

/** A program with the text of its configuration. */
type Configured = Omit<ShippedProxy, 'config'> & { readonly config: string };

async function startProgram(
  t: Scope,
  { program, file, args, config }: Configured,
  { folder, port }: Pick<Place, 'folder' | 'port'>,
  path: string,
): Promise<RunningProxy> {
  writeFileSync(join(folder, file), config);
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const running: ChildProcess = spawn(program, args(join(folder, file)), { stdio: ['ignore', 'pipe', 'pipe'], env });
  let said = '';
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', part => (said += part));
  t.teardown(() => running.kill());
  const url = `http://127.0.0.1:${port}${path}`;
  const written = ['own.log', 'access.log', 'error.log'].map(name => join(folder, name));
  const log = (): string => [said, ...written.filter(existsSync).map(name => readFileSync(name, 'utf8'))].join('\n');
  await until(async () => {
    if (running.exitCode !== null) throw new Error(log());
    return send(`${url}/health/live`, { verb: 'GET', headers: { Host: 'cmdb.example.org' } }).then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  return { url, log };
}
