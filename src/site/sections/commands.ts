import type { Command } from 'commander';

/** A command with the words that call it. */
export interface NamedCommand {
  readonly name: string;
  readonly command: Command;
}

/** The commands that do something, by the words that call them. */
export function commandsOf(command: Command, before = ''): readonly NamedCommand[] {
  const name = `${before}${command.name()}`;
  return command.commands.length === 0 ? [{ name, command }] : command.commands.flatMap(each => commandsOf(each, `${name} `));
}
