import { type Command, Help } from 'commander';
import type { Titles } from '../../../generated/types.js';
import { inBothLanguages } from './spoken.js';

/** A command, with all below it, whose help and errors are in a language. */
export function localized(command: Command, language: keyof Titles): Command {
  if (language === 'en') return command;
  const translated = (text: string): string => inBothLanguages(text)[language];
  command.description(translated(command.description()));
  command
    .helpOption('-h, --help', translated('display help for command'))
    .configureHelp({ ...germanHelp, ...command.configureHelp() })
    .configureOutput({ outputError: (text, write) => write(errorInGerman(text)) });
  if (command.commands.length > 0) command.helpCommand('help [command]', translated('display help for command'));
  for (const each of command.commands) localized(each, language);
  return command;
}

const titles: Readonly<Record<string, string>> = {
  'Usage:': 'Aufruf:',
  'Arguments:': 'Argumente:',
  'Options:': 'Optionen:',
  'Commands:': 'Befehle:',
};

const usual = new Help();

/** Words that the library writes into help. */
const germanHelp: Partial<Help> = {
  styleTitle: title => titles[title] ?? title,
  commandUsage: command => inWords(usual.commandUsage(command)),
  subcommandTerm: command => inWords(usual.subcommandTerm(command)),
  optionDescription: option => inWords(usual.optionDescription(inGerman(option))),
  argumentDescription: argument => inWords(usual.argumentDescription(inGerman(argument))),
};

/** An option or argument with its description in German. Commands share theirs with programs in other languages, so none is changed. */
function inGerman<Part extends { readonly description: string }>(part: Part): Part {
  return Object.create(part, { description: { value: inBothLanguages(part.description).de } });
}

function inWords(text: string): string {
  return text
    .replaceAll('[options]', '[Optionen]')
    .replace('[command]', '[Befehl]')
    .replace('(choices: ', '(eines von: ')
    .replace(/([(,] ?)default: /, '$1sonst: ');
}

/** Errors of the command line, which the library words; what follows is left as it is where it has none of these forms. */
const errors: readonly (readonly [english: RegExp, german: string])[] = [
  [/^error: unknown option '(.*)'/, "Fehler: Die Option '$1' gibt es nicht."],
  [/^error: unknown command '(.*)'/, "Fehler: Den Befehl '$1' gibt es nicht."],
  [/^error: missing required argument '(.*)'/, "Fehler: Das Argument '$1' fehlt."],
  [/^error: required option '(.*)' not specified/, "Fehler: Die Option '$1' fehlt."],
  [/^error: option '(.*)' argument missing/, "Fehler: Der Option '$1' fehlt ihr Wert."],
  [
    /^error: option '(.*)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/m,
    "Fehler: '$2' ist kein Wert der Option '$1'. Erlaubt sind $3.",
  ],
  [
    /^error: too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)(.*)\.$/m,
    'Fehler: zu viele Argumente: erwartet $2, bekommen $3$4.',
  ],
  [/^error: command-argument value '(.*)' is invalid for argument '(.*)'\. /, "Fehler: '$1' ist kein Wert des Arguments '$2'. "],
  [/\(Did you mean one of (.*)\?\)/, '(Gemeint war vielleicht eines von $1.)'],
  [/\(Did you mean (.*)\?\)/, '(Gemeint war vielleicht $1.)'],
];

function errorInGerman(text: string): string {
  return errors.reduce((line, [english, words]) => line.replace(english, words), text);
}
