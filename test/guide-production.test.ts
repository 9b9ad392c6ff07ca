import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ExecutionContext } from 'ava';
import { productionCommands } from '../src/site/pages/production-commands.js';
import { temporaryFolder } from './helpers/databases.js';
import test from './helpers/suite.js';

const built = ['git clone', 'npm ci', 'npm run build', 'npm prune --omit=dev'];

/** A machine with the folders of the page, the program as it is, and stand-ins that note what they are asked: for git, npm and systemctl. */
function machine(t: ExecutionContext) {
  const root = temporaryFolder(t);
  const bin = join(root, 'bin');
  for (const folder of ['bin', 'opt/kataster/releases/0.1.0', 'var/backups/kataster'])
    mkdirSync(join(root, folder), { recursive: true });
  const program = (name: string, lines: string): void => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${lines}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  program('kataster', `exec ${process.execPath} ${resolve('dist/src/main.js')} "$@"`);
  program('systemctl', `echo "systemctl $*" >> ${root}/asked`);
  program('npm', `echo "npm $*" >> ${root}/asked; [ ! -e ${root}/fails ]`);
  program('curl', 'exit 0');
  program('git', `echo "git $1" >> ${root}/asked; for folder; do :; done; mkdir -p "$folder"`);
  const env = { PATH: `${bin}:${process.env.PATH}`, KATASTER_DATABASE: `sqlite:${join(root, 'kataster.sqlite')}` };
  return {
    root,
    run(commands: string): string {
      const script = commands.replaceAll(/(?<=[ ":])\/(opt|var|etc)\//g, `${root}/$1/`);
      const { status, stdout, stderr } = spawnSync('sh', ['-ec', script], { encoding: 'utf8', env });
      t.is(status, 0, `${script}\n${stderr}`);
      return stdout;
    },
    asked: (): readonly string[] => readFileSync(join(root, 'asked'), 'utf8').trim().split('\n'),
  };
}

test('the commands of the page for an upgrade and the way back do what they say', t => {
  const { root, run, asked } = machine(t);
  const current = (): string => readlinkSync(join(root, 'opt/kataster/current'));
  run('kataster key create --title before');
  run(productionCommands.upgrade);
  t.is(current(), join(root, 'opt/kataster/releases/0.2.0'));
  t.deepEqual(asked(), [...built, 'systemctl stop kataster', 'systemctl start kataster']);
  run('kataster key create --title after');
  run(productionCommands.rollback);
  t.is(current(), join(root, 'opt/kataster/releases/0.1.0'));
  t.deepEqual(asked().slice(-2), ['systemctl stop kataster', 'systemctl start kataster']);
  const keys = run('kataster key list');
  t.true(keys.includes('before'));
  t.false(keys.includes('after'), 'what was written since is lost, as the page says');
});

test('the release of the page is built and linked', t => {
  const { root, run, asked } = machine(t);
  run(productionCommands.release);
  t.is(readlinkSync(join(root, 'opt/kataster/current')), join(root, 'opt/kataster/releases/0.1.0'));
  t.deepEqual(asked(), built);
});

test('a release that could not be built is not linked, and the service is left as it was', t => {
  const { root, run, asked } = machine(t);
  run(productionCommands.release);
  run('kataster key create --title before');
  writeFileSync(join(root, 'fails'), '');
  run(productionCommands.upgrade);
  t.is(readlinkSync(join(root, 'opt/kataster/current')), join(root, 'opt/kataster/releases/0.1.0'));
  t.false(asked().includes('systemctl stop kataster'));
});

test('a backup is tried in a database that is removed again, so that the next one is tried, too', t => {
  const { root, run } = machine(t);
  mkdirSync(join(root, 'var/lib/kataster'), { recursive: true });
  run('kataster key create --title before');
  run('kataster backup /var/backups/kataster/NAME.backup');
  for (const _ of [1, 2]) t.regex(run(productionCommands.trial), /Restored: [\s\S]*Everything is as it has to be/);
  t.deepEqual(readdirSync(join(root, 'var/lib/kataster')), []);
});

test('a key file is replaced, and the former one is kept for older backups', t => {
  const { root, run } = machine(t);
  const folder = join(root, 'etc/kataster');
  mkdirSync(folder, { recursive: true });
  run('kataster secret create /etc/kataster/secret.key');
  const former = readFileSync(join(folder, 'secret.key'), 'utf8');
  run(`export KATASTER_SECRET_FILE="/etc/kataster/secret.key"; kataster key create --title before\n${productionCommands.secret}`);
  const kept = readdirSync(folder).find(name => name.startsWith('secret-until-')) ?? '';
  t.is(readFileSync(join(folder, kept), 'utf8'), former);
  t.not(readFileSync(join(folder, 'secret.key'), 'utf8'), former);
});
