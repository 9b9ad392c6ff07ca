import type { KatasterError, RevertConflict, Reverted } from '../../generated/client.js';
import { fault, said } from './language/spoken.js';
import { StartError } from './start-error.js';

/** Change sets that were asked for, and what undid them. */
export type UndoneSets = Reverted & { readonly numbers: readonly number[] };

/** A conflict a line, and how to go on. */
export function inConflict({ data, message }: KatasterError, numbers: readonly number[], done: number): StartError {
  const lines = Object.entries(data ?? {}).filter(([key]) => !['error', 'retry', 'correlation'].includes(key));
  if (lines.length === 0) return new StartError(fault(message));
  const before = done === 0 ? '' : said` ${done} later change sets are undone already.`;
  return new StartError(
    [
      said`${named(numbers)} not undone.${before} Conflicts, by object/category/attribute:`,
      ...lines.map(([key, text]) => `  ${key}: ${fault(text)}`),
      said`To undo everything else, run it again with --on-conflict skip; to set these back as well, with --on-conflict overwrite.`,
    ].join('\n'),
  );
}

/** Prints what was undone, and what was not. */
export function print({ numbers, number, changed, conflicts }: UndoneSets): void {
  const except = conflicts.length > 0 ? said`, except:` : '.';
  if (numbers.length === 0) write(said`There is nothing to undo.`);
  else if (number !== null) write(said`${named(numbers)} undone by change set ${number}: ${counted(changed)}${except}`);
  else if (conflicts.length > 0) write(said`${named(numbers)} not undone:`);
  else write(said`${named(numbers)} undone already.`);
  for (const conflict of conflicts) write(lineOf(conflict));
}

function named(numbers: readonly number[]): string {
  return numbers.length === 1 ? said`Change set ${numbers[0] ?? 0} is` : said`Change sets ${numbers.join(', ')} are`;
}

/** A conflict as a line. */
export function lineOf({ object, entry, category, choice, object_type, report, attribute, reason }: RevertConflict): string {
  const record = choice !== undefined ? [said`choice`, choice] : report !== undefined ? [said`report`, report] : [object_type];
  const parts = object === null ? record : [object, category, entry];
  return `  ${[...parts, attribute].filter(part => part !== null && part !== undefined).join('/')}: ${fault(reason)}`;
}

/** A number of changes in words. */
export function counted(changes: number): string {
  return changes === 1 ? said`1 change` : said`${changes} changes`;
}

/** Prints a line, without characters that control a terminal. */
export function write(text: string): void {
  process.stdout.write(`${text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')}\n`);
}
