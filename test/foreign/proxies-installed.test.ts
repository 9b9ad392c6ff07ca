import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { loggedService } from '../helpers/logged-service.js';
import test from '../helpers/suite.js';
import { withUser } from '../helpers/users.js';
import { until } from '../helpers/waiting.js';

/** A proxy with the file of the documentation, made to listen without TLS at a port of this machine, as nobody in particular. */
interface InstalledProxy {
  readonly program: string;
  readonly file: string;
  config(shown: string, place: { readonly folder: string; readonly port: number; readonly service: string }): string;
  args(path: string): readonly string[];
}

const proxies: Readonly<Record<string, InstalledProxy>> = {
  nginx: {
    program: 'nginx',
    file: 'nginx.conf',
    config: (shown, { folder, port, service }) => {
      const own = shown
        .replaceAll(/^ *(ssl_certificate|access_log).*$/gm, '')
        .replace('listen 443 ssl', `listen 127.0.0.1:${port}`)
        .replace('server 127.0.0.1:8080', `server ${service}`);
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`);
      return `daemon off; error_log stderr; pid ${folder}/pid; events {} http { access_log off; ${paths.join(' ')} ${own} }`;
    },
    args: path => ['-c', path],
  },
  Caddy: {
    program: 'caddy',
    file: 'Caddyfile',
    config: (shown, { port, service }) =>
      `{\n\tadmin off\n\tauto_https off\n}\n${shown
        .replace('cmdb.example.org {', `http://cmdb.example.org:${port} {\n\tbind 127.0.0.1`)
        .replace('127.0.0.1:8080', service)}`,
    args: path => ['run', '--adapter', 'caddyfile', '--config', path],
  },
  Apache: {
    program: 'apache2',
    file: 'apache.conf',
    config: (shown, { folder, port, service }) => {
      const modules = ['mpm_event', 'authz_core', 'authz_host', 'proxy', 'proxy_http', 'headers', 'unique_id'];
      const loaded = modules.map(name => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
      const own = shown
        .replaceAll(/^ *(SSL|CustomLog).*$/gm, '')
        .replace('*:443', `127.0.0.1:${port}`)
        .replace('127.0.0.1:8080', service);
      const server = [`ServerRoot ${folder}`, `PidFile ${folder}/pid`, `ErrorLog ${folder}/log`, `Listen 127.0.0.1:${port}`];
      return [...loaded, 'DefaultRuntimeDir .', 'User nobody', 'Group nogroup', ...server, own].join('\n');
    },
    args: path => ['-X', '-f', path],
  },
};

const isInstalled = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise(resolve => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

async function started(t: ExecutionContext, { program, file, config, args }: InstalledProxy, service: string): Promise<string> {
  const folder = temporaryFolder(t);
  const port = await freePort();
  const path = join(folder, file);
  writeFileSync(path, config(readFileSync(join('src/site/production', file), 'utf8'), { folder, port, service }));
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const running: ChildProcess = spawn(program, args(path), { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  running.stderr?.on('data', part => (said += part));
  t.teardown(() => running.kill());
  const url = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (running.exitCode !== null) throw new Error(said);
    return send(`${url}/health/live`, { verb: 'GET', headers: { Host: 'cmdb.example.org' } }).then(
      ({ status }) => status === 200,
      () => false,
    );
  });
  return url;
}

for (const [name, proxy] of Object.entries(proxies))
  (isInstalled(proxy.program) ? test : test.skip)(
    `${name} with the file of the documentation forwards the client, and no user`,
    async t => {
      const environment = { KATASTER_PROXIES: '127.0.0.1', KATASTER_PROXY_USER_HEADER: 'X-Remote-User' };
      const service = await loggedService(t, { level: 'debug', environment });
      await withUser(service.store, 'ada');
      const url = await started(t, proxy, new URL(service.url).host);
      const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'idoit.version.read', params: {} });
      const claimed = { 'X-Forwarded-For': '192.0.2.66', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'gopher' };
      const headers = { Host: 'cmdb.example.org', 'Sec-Fetch-Site': 'same-origin', 'X-Remote-User': 'ada', ...claimed };
      const { text } = await send(`${url}/jsonrpc`, { body, headers, from: '127.0.0.5' });
      t.is(JSON.parse(text).error.data.error, 'AuthenticationFailed', 'a client names no user');
      const calls = () => service.lines().filter(({ path, msg }) => path === '/jsonrpc' && msg === 'request');
      await until(() => calls().length > 0);
      t.deepEqual(
        calls().map(({ address }) => address),
        ['127.0.0.5'],
        'the client is the peer of the proxy',
      );
      const document = await send(`${url}/openrpc.json`, { verb: 'GET', headers, from: '127.0.0.5' });
      t.regex(document.text, /"url":"https?:\/\/cmdb\.example\.org(:\d+)?\//);
    },
  );
