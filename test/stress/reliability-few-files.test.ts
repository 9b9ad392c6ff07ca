import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExecutionContext } from 'ava';
import { objectMade } from '../factories/calls.js';
import { temporaryFolder } from '../helpers/databases.js';
import { type Ended, run, serve } from '../helpers/process.js';
import test from '../helpers/suite.js';

/** Limits that are too low: each number of files from the lowest with which Node runs a program. */
const tooLow = 28;
/** The limit that is said to be enough. */
const enough = 64;
/** Limits of which Node runs with the higher ones. */
const candidates: readonly number[] = Array.from({ length: 40 }, (_, more) => 16 + more);
/** Processes at a time. */
const together = 2;

const texts = {
  en: /^kataster: this process may open too few files at a time: it needs at least 64, [^\n]+; raise the limit[^\n]+\n$/,
  de: /^kataster: dieser Prozess darf zu wenige Dateien zugleich öffnen: Er braucht mindestens 64 [^\n]+; erhöhen Sie die Grenze[^\n]+\n$/,
} as const;

const within = (files: number): readonly string[] => ['sh', '-c', `ulimit -c 0 && ulimit -n ${files} && exec "$@"`, 'sh'];

test.serial(
  'a start that may open too few files ends with one line that says so, however few, and makes no database',
  async t => {
    const lowest = lowestLimit(t);
    const limits = Array.from({ length: tooLow }, (_, more) => lowest + more);
    const next = limits.values();
    const queue = async (): Promise<void> => {
      for (const files of next) await refused(t, ['serve'], files, 'en');
    };
    await Promise.all(Array.from({ length: together }, queue));
  },
);

test.serial('commands with too few files end with this line, too, in the language of commands', async t => {
  const lowest = lowestLimit(t);
  for (const args of [['check'], ['log'], ['export', join(temporaryFolder(t), 'export.gz')]])
    for (const more of [0, 2, 6]) await refused(t, args, lowest + more, 'de');
});

test.serial('with the limit that is said to be enough the service starts and answers', async t => {
  const environment = { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}` };
  const { call } = await serve(t, environment, within(enough));
  t.true((await objectMade(call)) > 0);
});

/** Runs a command that is refused for want of files. */
async function refused(t: ExecutionContext, args: readonly string[], files: number, language: keyof typeof texts): Promise<void> {
  const path = join(temporaryFolder(t), 'kataster.sqlite');
  const environment = { KATASTER_DATABASE: `sqlite:${path}`, KATASTER_LANGUAGE: language };
  const { code, stdout, stderr }: Ended = await run(t, args, environment, within(files)).ended;
  t.deepEqual([code, stdout], [1, ''], `${files} files: ${stderr}`);
  t.regex(stderr, texts[language], `${files} files`);
  t.false(existsSync(path));
}

/** The lowest number of files with which Node reads a program: with fewer it ends before any of that is run. */
function lowestLimit(t: ExecutionContext): number {
  const program = join(temporaryFolder(t), 'empty.mjs');
  writeFileSync(program, '');
  const runs = (files: number): boolean => {
    const [command = '', ...rest] = [...within(files), process.execPath, program];
    return spawnSync(command, rest).status === 0;
  };
  const lowest = candidates.find(runs);
  if (lowest === undefined) throw new Error('Node runs with none of the limits');
  return lowest;
}

/** Opens a database while so many files are left, and prints why it cannot. */
const opening = `
const { closeSync, openSync } = require('node:fs');
const [, left, url] = process.argv;
import('${process.cwd()}/dist/src/store/open.js').then(async ({ openStore }) => {
  const files = [];
  try { for (;;) files.push(openSync('/dev/null')); } catch {}
  for (const file of files.splice(0, Number(left))) closeSync(file);
  const store = await openStore({ url, durability: 'fast' });
  for (const file of files) closeSync(file);
  await store.close();
  console.log('opened');
}).catch(error => console.log(error.name === 'Error' ? error.message : error.stack));
`;

test.serial(
  'a database that cannot be opened for want of files says that they are what is wanted, however few are left',
  async t => {
    const told = new Map<string, number>();
    for (let left = 1; left < 16; left += 1) {
      const url = `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}`;
      const { stdout } = spawnSync(process.execPath, ['-e', opening, String(left), url], { encoding: 'utf8' });
      told.set(stdout.trim(), (told.get(stdout.trim()) ?? 0) + 1);
    }
    t.log(Object.fromEntries(told));
    const [refused = '', opened] = told.keys();
    t.regex(refused, /^Cannot open the database: this process may open too few files at a time: it needs at least 64/);
    t.deepEqual([opened, told.size], ['opened', 2]);
  },
);
