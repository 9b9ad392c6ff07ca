import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'ava';
import { program } from '../src/cli/program.js';
import { commandsOf } from '../src/site/sections/commands.js';
import { type Outcome, outcomeOf } from './helpers/commands.js';
import { newDatabase } from './helpers/databases.js';
import { hostileDatabase, settingsOf } from './helpers/hostile-database.js';
import { type PrintingCommand, printingCommands } from './helpers/printing-commands.js';
import { type Ended, run } from './helpers/process.js';
import type { Scope } from './helpers/scope.js';

/** Exit status of a program that SIGPIPE ended, as shells report it. */
const outputClosed = 141;
const nowhere = { folder: '/tmp', object: 1, key: 'x', report: 'x', service: 'x' };

/** Scripts around a command: `$0` is what it reads, `$@` the command. */
const shells = {
  usual: 'printf "%s\\n" "$0" | "$@"',
  closed: 'set -o pipefail; printf "%s\\n" "$0" | "$@" | true',
  full: 'printf "%s\\n" "$0" | "$@" >/dev/full',
} as const;

function ended(t: Scope, url: string, { name, args, input = '', secretFile }: PrintingCommand, shell: string): Promise<Ended> {
  return run(t, [...name.split(' '), ...args], settingsOf(url, secretFile), ['bash', '-c', shell, input]).ended;
}

test('every command but serve prints something here', async t => {
  const names = commandsOf(await program([])).map(({ name }) => name.replace('kataster ', ''));
  const printing = new Set(printingCommands(nowhere).map(({ name }) => name));
  t.deepEqual([...printing].sort(), names.filter(name => name !== 'serve').sort());
});

test.serial(
  'every command whose output is closed ends quietly, with the status of SIGPIPE, and does all it has to do',
  async t => {
    const { url, ...place } = await hostileDatabase(t);
    for (const command of printingCommands(place)) {
      const { code, stderr } = await ended(t, url, command, shells.closed);
      // The successor of a rotated key is told beside the output.
      const aside = command.name === 'key rotate' ? /^Key \S+ is in the place of [^\n]+\n$/ : /^$/;
      t.is(code, outputClosed, `${command.name} ${command.args}: ${stderr}`);
      t.regex(stderr, aside, command.name);
    }
    t.true(
      existsSync(`${place.folder}/backup`) && existsSync(`${place.folder}/export`) && existsSync(`${place.folder}/moved.sqlite`),
    );
  },
);

test.serial('a service whose output is closed ends quietly, too', async t => {
  const { code, stderr } = await ended(
    t,
    await newDatabase(t),
    { name: 'serve', args: [] },
    `KATASTER_PORT=0 KATASTER_LOG=silent; export KATASTER_PORT KATASTER_LOG; ${shells.closed}`,
  );
  t.deepEqual([code, stderr], [outputClosed, '']);
});

test.serial('a command whose output cannot be written says so in one line', async t => {
  const { url, ...place } = await hostileDatabase(t);
  for (const command of printingCommands(place).slice(0, 3)) {
    const { code, stderr } = await ended(t, url, command, shells.full);
    t.deepEqual([code, stderr], [1, 'kataster: the output cannot be written (ENOSPC)\n'], command.name);
  }
});

test('commands write to their output in one file', t => {
  const files = readdirSync('src/cli', { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  const writing = files.filter(name => /\b(?:stdout|stderr|console)\.\w+\(/.test(readFileSync(`src/cli/${name}`, 'utf8')));
  t.deepEqual(writing.sort(), ['hidden-line.ts', 'output.ts']);
});

/** Characters that steer a terminal; what separates lines and cells does not. */
const steering = /(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

test.serial('no command prints what steers a terminal, whatever texts callers chose', async t => {
  const { url, ...place } = await hostileDatabase(t);
  let marked = 0;
  for (const command of printingCommands(place).filter(({ isData }) => !isData)) {
    const { said, refusal = '' } = await outcomeOfCommand(t, url, command);
    t.false(said === '' && refusal === '', command.name);
    t.notRegex(said + refusal, steering, command.name);
    if (/[ \u{FFFD}]end|\\u202e/u.test(said)) marked += 1;
  }
  t.true(marked >= 10, `${marked} outputs had something to replace`);
});

/** The output of a command: in this process, unless it reads something. */
async function outcomeOfCommand(t: Scope, url: string, command: PrintingCommand): Promise<Outcome> {
  const { name, args, input, secretFile } = command;
  if (input === undefined) return outcomeOf([...name.split(' '), ...args], settingsOf(url, secretFile));
  const { stdout, stderr } = await ended(t, url, command, shells.usual);
  return { said: stdout, refusal: stderr };
}
