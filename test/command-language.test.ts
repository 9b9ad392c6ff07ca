import type { Command } from 'commander';
import { verbs } from '../generated/methods.js';
import { texts } from '../generated/texts.js';
import type { Titles } from '../generated/types.js';
import { program } from '../src/cli/program.js';
import { commandsOf } from '../src/site/sections/commands.js';
import test from './helpers/suite.js';

const languages = ['en', 'de'] as const;

/** Descriptions of commands as their help has them, each on a line of its own. */
function helpIn(command: Command): string {
  return command.configureHelp({ ...command.configureHelp(), helpWidth: 1000 }).helpInformation();
}

test('every description of a command, an option and an argument is a text of the tables, which its help says in its language', async t => {
  const ids: string[] = [];
  for (const language of languages)
    for (const { name, command } of commandsOf(await program([], language))) {
      const parts = [...command.options, ...command.registeredArguments].map(({ description }) => description);
      ids.push(...parts);
      for (const id of parts)
        t.true(helpIn(command).includes((texts as Readonly<Record<string, Titles>>)[id]?.[language] ?? '?'), `${name}: ${id}`);
      const said = new Set<string>(Object.values(texts).map(each => each[language]));
      t.true(said.has(command.description()), name);
    }
  t.true(ids.length > 100);
});

test('the option for rights names every verb', t => {
  for (const language of languages) t.true(texts.WhatMayBeDone[language].includes(`: ${verbs.join(', ')}`), language);
});

test('help in German has no English word of the library', async t => {
  for (const { name, command } of commandsOf(await program([], 'de')))
    t.notRegex(command.helpInformation(), /Usage|Options:|Arguments:|default:|choices:|display/, name);
});
