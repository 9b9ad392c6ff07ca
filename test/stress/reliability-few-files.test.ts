import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { objectMade } from '../factories/calls.js';
import { temporaryFolder } from '../helpers/databases.js';
import { type Ended, run, serve } from '../helpers/process.js';

/** Limits that are too low: each number of files from the lowest with which Node runs a program. */
const tooLow = 28;
/** A limit that is enough, above the lowest one. */
const enough = 40;
/** Limits of which Node runs with the higher ones. */
const candidates: readonly number[] = Array.from({ length: 40 }, (_, more) => 16 + more);
/** Processes at a time. */
const together = 2;

const texts = {
  en: /^kataster: this process may open too few files at a time; raise the limit[^\n]+\n$/,
  de: /^kataster: dieser Prozess darf zu wenige Dateien zugleich öffnen; erhöhen Sie die Grenze[^\n]+\n$/,
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

test.serial('a dozen files more are enough for the service to start and to answer', async t => {
  const environment = { KATASTER_DATABASE: `sqlite:${join(temporaryFolder(t), 'kataster.sqlite')}` };
  const { call } = await serve(t, environment, within(lowestLimit(t) + enough));
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
