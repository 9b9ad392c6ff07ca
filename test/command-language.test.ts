import test from 'ava';
import { german } from '../src/cli/language/german.js';
import { program } from '../src/cli/program.js';
import { commandsOf } from '../src/site/sections/commands.js';
import { commandTexts } from './helpers/command-texts.js';

test('every text of a command is there in German, and every German text belongs to one', async t => {
  t.deepEqual(
    [...(await commandTexts())].filter(text => !(text in german)),
    [],
    'without a translation',
  );
  const texts = await commandTexts();
  t.deepEqual(
    Object.keys(german).filter(text => !texts.has(text)),
    [],
    'said nowhere',
  );
});

test('a translation puts in the values of its source text', t => {
  const placeholders = (text: string): readonly string[] => (text.match(/\{\w+\}/g) ?? []).sort();
  for (const [en, de] of Object.entries(german)) t.deepEqual(placeholders(de), placeholders(en), en);
});

test('help in German has no English word of the library', async t => {
  for (const { name, command } of commandsOf(await program([], 'de')))
    t.notRegex(command.helpInformation(), /Usage|Options:|Arguments:|default:|choices:|display/, name);
});
