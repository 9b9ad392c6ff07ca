import { readdirSync, readFileSync } from 'node:fs';
import { program } from '../src/cli/program.js';
import { commandsOf } from '../src/site/sections/commands.js';
import { closedEndsQuietly, endedIn, outputClosed, shells } from './helpers/closed-outputs.js';
import { type Outcome, outcomeOf } from './helpers/commands.js';
import { newDatabase } from './helpers/databases.js';
import { hostileDatabase, settingsOf } from './helpers/hostile-database.js';
import { type PrintingCommand, printingCommands } from './helpers/printing-commands.js';
import type { Scope } from './helpers/scope.js';
import test from './helpers/suite.js';

const nowhere = { folder: '/tmp', object: 1, key: 'x', report: 'x', service: 'x' };

test('every command but serve prints something here', async t => {
  const names = commandsOf(await program([])).map(({ name }) => name.replace('kataster ', ''));
  const printing = new Set(printingCommands(nowhere).map(({ name }) => name));
  t.deepEqual([...printing].sort(), names.filter(name => name !== 'serve').sort());
});

/** Commands that print, change something, write a file, or say something aside: the rule is one of the output, and knows no command. */
const sample = ['log', 'key rotate', 'export', 'backup', 'move'];

test.serial('a command whose output is closed ends quietly, with the status of SIGPIPE, and does all it has to do', async t => {
  await closedEndsQuietly(t, ({ name }) => sample.includes(name));
});

test.serial('a service whose output is closed ends quietly, too', async t => {
  const { code, stderr } = await endedIn(
    t,
    await newDatabase(t),
    { name: 'serve', args: [] },
    `KATASTER_PORT=0 KATASTER_LOG=silent; export KATASTER_PORT KATASTER_LOG; ${shells.closed}`,
  );
  t.deepEqual([code, stderr], [outputClosed, '']);
});

test.serial('a command whose output cannot be written says so in one line', async t => {
  const { url, ...place } = await hostileDatabase(t);
  for (const command of printingCommands(place).slice(0, 1)) {
    const { code, stderr } = await endedIn(t, url, command, shells.full);
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
  const { stdout, stderr } = await endedIn(t, url, command, shells.usual);
  return { said: stdout, refusal: stderr };
}
