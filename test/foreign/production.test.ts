import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configFrom } from '../../src/config/config.js';
import { settings } from '../../src/config/settings.js';
import { productionCommands } from '../../src/site/pages/production-commands.js';
import { temporaryFolder } from '../helpers/databases.js';
import { send } from '../helpers/http.js';
import { serve } from '../helpers/process.js';
import { emptySqlite } from '../helpers/sqlite.js';
import test from '../helpers/suite.js';

const folder = join('src', 'site', 'production');
const file = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** Lines such as `NAME=value`. */
function assignments(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries([...text.matchAll(/^([A-Za-z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
}

const environment = assignments(file('kataster.env'));
const unit = assignments(file('kataster.service'));
const containerfile = readFileSync('Containerfile', 'utf8').replaceAll('\\\n', ' ');
const instructions = containerfile.split('\n').map(line => /^([A-Z]+) +(.*)$/.exec(line)?.slice(1) ?? []);
const argumentsOf = (name: string): readonly string[] => instructions.flatMap(([own, rest = '']) => (own === name ? [rest] : []));
const installed = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

test('the settings of the unit and of the container exist and can be', t => {
  t.notThrows(() => configFrom(environment));
  const ofContainer = Object.fromEntries(
    argumentsOf('ENV')
      .join(' ')
      .split(/ +/)
      .map(each => each.split('=') as [string, string]),
  );
  t.notThrows(() => configFrom(ofContainer));
  const shown = new Set(
    [
      ...Object.values(productionCommands)
        .join('\n')
        .matchAll(/KATASTER_[A-Z_]+/g),
    ].map(([name]) => name),
  );
  for (const name of shown)
    t.true(
      Object.values(settings).some(each => each.name === name),
      name,
    );
});

test('the unit runs the program that is installed, and lets it write where its settings say', t => {
  t.regex(unit.ExecStart ?? '', /^\/usr\/bin\/node \/opt\/kataster\/current\/dist\/src\/main\.js serve$/);
  t.is(JSON.parse(readFileSync('package.json', 'utf8')).bin.kataster, 'dist/src/main.js');
  const written = [environment.KATASTER_DATABASE?.replace('sqlite:', ''), environment.KATASTER_BACKUP?.split(':')[2]];
  for (const path of written)
    t.true(
      unit.ReadWritePaths?.split(' ').some(own => path?.startsWith(own)),
      `${path} is in ${unit.ReadWritePaths}`,
    );
  t.true(file('kataster.sh').includes(`. ${unit.EnvironmentFile}\n`));
});

(installed('systemd-analyze') && existsSync('/usr/bin/node') ? test : test.skip)(
  'systemd finds nothing wrong with the unit',
  t => {
    const path = join(temporaryFolder(t), 'kataster.service');
    // The program is not installed where tests run.
    writeFileSync(path, file('kataster.service').replace(/^ExecStart=.*$/m, 'ExecStart=/usr/bin/node --version'));
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' });
    t.deepEqual([stderr, status], ['', 0]);
  },
);

test('a command gets the settings of the service, but for those that are given with it', t => {
  const path = join(temporaryFolder(t), 'kataster.env');
  writeFileSync(path, 'KATASTER_DATABASE=sqlite:own\nKATASTER_LOG=warn\n');
  const script = file('kataster.sh')
    .replace('/etc/kataster/kataster.env', path)
    .replace('cd /var/lib/kataster', 'cd /')
    .replace(/exec [\s\S]*/, 'env\n');
  const env = { PATH: process.env.PATH, KATASTER_DATABASE: "sqlite:it's another" };
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { encoding: 'utf8', env });
  t.is(stderr, '');
  t.like(assignments(stdout), { KATASTER_DATABASE: "sqlite:it's another", KATASTER_LOG: 'warn' });
});

test('the container has what it copies, and starts the program of the package', t => {
  const sources = argumentsOf('COPY').flatMap(each => each.replace('--from=build ', '').split(/ +/).slice(0, -1));
  const built = ['dist', 'node_modules'];
  for (const each of sources.map(path => path.replace('/build/', ''))) t.true(built.includes(each) || existsSync(each), each);
  const { files } = JSON.parse(readFileSync('package.json', 'utf8'));
  const copied = argumentsOf('COPY')
    .filter(each => each.startsWith('--from=build'))
    .flatMap(each => [...each.matchAll(/\/build\/(\S+)/g)].map(([, path]) => path));
  const published: readonly string[] = files.filter((each: string) => !each.endsWith('.md') && !each.startsWith('!'));
  for (const needed of published)
    t.true(
      copied.some(path => needed === path || needed.startsWith(`${path}/`)),
      needed,
    );
  t.regex(containerfile, /ln -s \/opt\/kataster\/dist\/src\/main\.js \/usr\/local\/bin\/kataster\b/);
  t.deepEqual([argumentsOf('ENTRYPOINT'), argumentsOf('CMD')], [['["kataster"]'], ['["serve"]']]);
  t.deepEqual(argumentsOf('USER'), ['node']);
});

test('the health check of the container says whether the service is ready', async t => {
  const [check = ''] = argumentsOf('HEALTHCHECK');
  const [, program = ''] = JSON.parse(/CMD (\[.*\])$/.exec(check)?.[1] ?? '[]').slice(1);
  const service = await serve(t, { KATASTER_DATABASE: await emptySqlite(t) });
  const statusAt = (port: string) =>
    spawnSync(process.execPath, ['-e', program.replace(':8080/', `:${port}/`)], { stdio: 'ignore' }).status;
  t.is(statusAt(new URL(service.url).port), 0);
  service.signal('SIGTERM');
  await service.ended;
  t.is(statusAt(new URL(service.url).port), 1);
});

test('the alerts watch figures that there are', async t => {
  const service = await serve(t, { KATASTER_DATABASE: await emptySqlite(t), KATASTER_BACKUP: `daily:1:${temporaryFolder(t)}` });
  const { text } = await send(`${service.url}/metrics`, { verb: 'GET' });
  const named = new Set([...file('alerts.yml').matchAll(/kataster_[a-z_]+/g)].map(([name]) => name.replace(/_bucket$/, '')));
  t.true(named.size >= 6);
  for (const name of named) t.true(text.includes(`# TYPE ${name} `), name);
});

test('the proxies send on bodies as long as the service takes, and forget connections before it does', t => {
  const limit = Number(settings.bodyLimit.usual);
  const limits = {
    'nginx.conf': (/client_max_body_size (\d+)m;/.exec(file('nginx.conf'))?.[1] ?? 0) as number,
    Caddyfile: (/max_size (\d+)MiB/.exec(file('Caddyfile'))?.[1] ?? 0) as number,
    'apache.conf': Number(/LimitRequestBody (\d+)/.exec(file('apache.conf'))?.[1]) / 1024 ** 2,
  };
  for (const [name, mebibytes] of Object.entries(limits)) t.is(Number(mebibytes) * 1024 ** 2, limit, name);
  for (const [name, pattern] of [
    ['nginx.conf', /keepalive_timeout (\d+)s;/],
    ['Caddyfile', /keepalive (\d+)s/],
    ['apache.conf', / ttl=(\d+) /],
  ] as const)
    t.true(Number(pattern.exec(file(name))?.[1]) < 5, name);
});

(installed('nginx') ? test : test.skip)('nginx finds nothing wrong with its file', t => {
  const path = join(temporaryFolder(t), 'nginx.conf');
  const withoutKeys = file('nginx.conf')
    .replaceAll(/^ *(ssl_certificate|access_log).*$/gm, '')
    .replace('443 ssl', `unix:${path}.socket`);
  writeFileSync(path, `error_log /dev/null; pid ${path}.pid; events {} http { access_log off; ${withoutKeys} }`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-q', '-c', path], { encoding: 'utf8' });
  t.is(status, 0, stderr);
});

(installed('caddy') ? test : test.skip)('Caddy finds nothing wrong with its file', t => {
  const { status, stderr } = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')], {
    encoding: 'utf8',
  });
  t.is(status, 0, stderr);
});

test('every command that is shown is one of the program', t => {
  const shown = Object.values(productionCommands).join('\n');
  const words = shown.matchAll(/(?:kataster|main\.js|0\.1\.0) ((?:key|secret) [a-z]+|backup|restore|check)\b/g);
  const commands = new Set([...words].map(([, command = '']) => command));
  t.true(commands.size >= 5);
  for (const command of commands) {
    const { status } = spawnSync(process.execPath, ['dist/src/main.js', ...command.split(' '), '--help'], { stdio: 'ignore' });
    t.is(status, 0, command);
  }
});
