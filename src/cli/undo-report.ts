import type { KatasterError, RevertConflict, Reverted } from '../../generated/client.js';
import { inOneLine } from '../rpc/control-characters.js';
import { say } from './language/spoken.js';
import { print } from './output.js';
import { StartError } from './start-error.js';

/** Change sets that were asked for, and what undid them. */
export type UndoneSets = Reverted & { readonly numbers: readonly number[] };

/** A conflict a line, and how to go on. */
export function inConflict({ data, summary }: KatasterError, numbers: readonly number[], done: number): StartError {
  const lines = Object.entries(data ?? {}).filter(([key]) => !['error', 'retry', 'correlation'].includes(key));
  if (lines.length === 0) return new StartError(summary);
  const before = done === 0 ? '' : say('LaterChangeSetsAreUndoneAlready', { done });
  return new StartError(
    [
      say('NotUndone', { numbers: formatNumbers(numbers), before }),
      ...lines.map(([key, text]) => `  ${inOneLine(`${key}: ${text}`)}`),
      say('ToUndoEverythingElse'),
    ].join('\n'),
  );
}

/** Prints what was undone, and what was not. */
export function printUndone({ numbers, number, changed, conflicts }: UndoneSets): void {
  const except = conflicts.length > 0 ? say('Except') : '.';
  if (numbers.length === 0) print(say('ThereIsNothingToUndo'));
  else if (number !== null)
    print(say('UndoneByChangeSet', { numbers: formatNumbers(numbers), number, changed: countChanges(changed), except }));
  else if (conflicts.length > 0) print(say('NotUndoneBecauseOfConflicts', { numbers: formatNumbers(numbers) }));
  else print(say('UndoneAlready', { numbers: formatNumbers(numbers) }));
  for (const conflict of conflicts) print(lineOf(conflict));
}

function formatNumbers(numbers: readonly number[]): string {
  return numbers.length === 1
    ? say('ChangeSetIs', { numbers: numbers[0] ?? 0 })
    : say('ChangeSetsAre', { numbers: numbers.join(', ') });
}

/** A conflict as a line. */
export function lineOf({ object, entry, category, choice, object_type, report, attribute, reason }: RevertConflict): string {
  const record = choice !== undefined ? [say('Choice'), choice] : report !== undefined ? [say('Report'), report] : [object_type];
  const parts = object === null ? record : [object, category, entry];
  return `  ${inOneLine(`${[...parts, attribute].filter(part => part !== null && part !== undefined).join('/')}: ${reason}`)}`;
}

/** A number of changes in words. */
export function countChanges(changes: number): string {
  return changes === 1 ? say('Change') : say('Changes', { changes });
}
