import { existsSync } from 'node:fs';
import type { ExecutionContext } from 'ava';
import { hostileDatabase, settingsOf } from './hostile-database.js';
import { type PrintingCommand, printingCommands } from './printing-commands.js';
import { type Ended, run } from './process.js';
import type { Scope } from './scope.js';

/** Exit status of a program that SIGPIPE ended, as shells report it. */
export const outputClosed = 141;

/** Scripts around a command: `$0` is what it reads, `$@` the command. */
export const shells = {
  usual: 'printf "%s\\n" "$0" | "$@"',
  closed: 'set -o pipefail; printf "%s\\n" "$0" | "$@" | true',
  full: 'printf "%s\\n" "$0" | "$@" >/dev/full',
} as const;

/** A command of its own process, within a script. */
export function endedIn(
  t: Scope,
  url: string,
  { name, args, input = '', secretFile }: PrintingCommand,
  shell: string,
): Promise<Ended> {
  return run(t, [...name.split(' '), ...args], settingsOf(url, secretFile), ['bash', '-c', shell, input]).ended;
}

/** Runs commands whose output is closed: they end with the status of SIGPIPE, and do what they have to do. */
export async function closedEndsQuietly(t: ExecutionContext, isChosen: (command: PrintingCommand) => boolean): Promise<void> {
  const { url, ...place } = await hostileDatabase(t);
  for (const command of printingCommands(place).filter(isChosen)) {
    const { code, stderr } = await endedIn(t, url, command, shells.closed);
    // The successor of a rotated key is told beside the output.
    const aside = command.name === 'key rotate' ? /^Key \S+ is in the place of [^\n]+\n$/ : /^$/;
    t.is(code, outputClosed, `${command.name} ${command.args}: ${stderr}`);
    t.regex(stderr, aside, command.name);
  }
  for (const file of ['backup', 'export', 'moved.sqlite']) t.true(existsSync(`${place.folder}/${file}`), file);
}
