import { type Command, Help } from 'commander';
import { texts } from '../../../generated/texts.js';
import type { Titles } from '../../../generated/types.js';

type Language = keyof Titles;

/** A command, with all below it, whose help and errors are in a language: its descriptions, and those of options and arguments, are ids of texts. */
export function localizeCommand(command: Command, language: Language): Command {
  command
    .description(textOf(command.description(), language))
    .helpOption('-h, --help', textOf('DisplayHelp', language))
    .configureHelp({ ...helpIn(language), ...command.configureHelp() });
  if (language === 'de') command.configureOutput({ outputError: (text, write) => write(errorInGerman(text)) });
  if (command.commands.length > 0) command.helpCommand('help [command]', textOf('DisplayHelp', language));
  for (const each of command.commands) localizeCommand(each, language);
  return command;
}

/** The text of an id; what is none stays as it is. */
function textOf(id: string, language: Language): string {
  return (texts as Readonly<Record<string, Titles>>)[id]?.[language] ?? id;
}

const usual = new Help();

/** Help whose descriptions are in a language, and the words that the library writes into it. */
function helpIn(language: Language): Partial<Help> {
  const toLanguage = (text: string): string => (language === 'de' ? inWords(text) : text);
  return {
    styleTitle: toLanguage,
    commandUsage: command => toLanguage(usual.commandUsage(command)),
    subcommandTerm: command => toLanguage(usual.subcommandTerm(command)),
    optionDescription: option => toLanguage(usual.optionDescription(describedIn(option, language))),
    argumentDescription: argument => toLanguage(usual.argumentDescription(describedIn(argument, language))),
  };
}

/** An option or argument with its description in a language. Commands share theirs with programs in other languages, so none is changed. */
function describedIn<Part extends { readonly description: string }>(part: Part, language: Language): Part {
  return Object.create(part, { description: { value: textOf(part.description, language) } });
}

function inWords(text: string): string {
  return text
    .replace(/^Usage:/, 'Aufruf:')
    .replace(/^Arguments:/, 'Argumente:')
    .replace(/^Options:/, 'Optionen:')
    .replace(/^Commands:/, 'Befehle:')
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
