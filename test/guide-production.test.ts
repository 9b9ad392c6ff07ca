import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { productionCommands } from '../src/site/pages/production.js';
import { temporaryFolder } from './helpers/databases.js';

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
  program('npm', `echo "npm $*" >> ${root}/asked`);
  program('git', `echo "git $1" >> ${root}/asked; for folder; do :; done; mkdir -p "$folder"`);
  const env = { PATH: `${bin}:${process.env.PATH}`, KATASTER_DATABASE: `sqlite:${join(root, 'kataster.sqlite')}` };
  return {
    root,
    run(commands: string): string {
      const script = commands.replaceAll(/(?<=[ "])\/(opt|var)\//g, `${root}/$1/`);
      const { status, stdout, stderr } = spawnSync('sh', ['-ec', script], { encoding: 'utf8', env });
      t.is(status, 0, `${script}\n${stderr}`);
      return stdout;
    },
    asked: (): readonly string[] => readFileSync(join(root, 'asked'), 'utf8').trim().split('\n'),
  };
}

test('the commands of the page for an upgrade and the way back do what they say', t => {
  t.timeout(120_000);
  const { root, run, asked } = machine(t);
  const current = (): string => readlinkSync(join(root, 'opt/kataster/current'));
  run('kataster key create --title before');
  run(productionCommands.upgrade);
  t.is(current(), join(root, 'opt/kataster/releases/0.2.0'));
  t.deepEqual(asked(), ['git clone', 'npm ci', 'npm run build', 'npm prune --omit=dev', 'systemctl restart kataster']);
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
  t.deepEqual(asked(), ['git clone', 'npm ci', 'npm run build', 'npm prune --omit=dev']);
});
