import { textOf } from '../messages/text.js';
import { escapeControls, inLines } from '../rpc/control-characters.js';
import { fault } from './language/spoken.js';

/** Prints lines for people: of texts that others wrote nothing steers the terminal. */
export function print(text: string): void {
  process.stdout.write(`${inLines(text)}\n`);
}

/** Prints a value as a line of JSON. */
export function printJson(value: unknown): void {
  process.stdout.write(`${escapeControls(JSON.stringify(value))}\n`);
}

/** Prints lines for people beside the output. */
export function printAside(text: string): void {
  process.stderr.write(`${inLines(text)}\n`);
}

/** The text of an error in the language of commands, as a terminal may show it. */
export function formatFault(error: Error): string {
  return inLines(fault(textOf(error)));
}

/** Writes what programs read, unchanged; of what a terminal shows nothing steers it. */
export function writeData(text: string): void {
  process.stdout.write(process.stdout.isTTY ? inLines(text.replaceAll('\r\n', '\n')) : text);
}
