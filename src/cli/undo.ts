import { Command, Option } from 'commander';
import { type Kataster, KatasterError } from '../../generated/client.js';
import { type ConflictMode, conflictModes } from '../domain/reverts/three-way-merge.js';
import { changeHeadings, changeRows } from './change-lines.js';
import { numbersFrom, type RangeOfNumbers } from './change-numbers.js';
import { say, sayEach } from './language/spoken.js';
import { print } from './output.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { table } from './table.js';
import { countChanges, inConflict, lineOf, printUndone, type UndoneSets } from './undo-report.js';
import { allOf, lastImport, latestBefore, ofImports, undoneSince } from './undoable-sets.js';

interface UndoOptions {
  readonly import?: boolean;
  readonly onConflict: ConflictMode;
  readonly comment?: string;
  readonly dryRun?: boolean;
}

const names = { numbers: '<number>', on_conflict: '--on-conflict', comment: '--comment' };

/** Milliseconds for all calls of an undo: an import has hundreds of change sets. */
const undoneWithin = 3_600_000;

/** `kataster undo`: undoes change sets by a new one. */
export function undoCommand(): Command {
  return new Command('undo')
    .description('UndoChangesThatKatasterLogShows')
    .argument('[number...]', 'ChangeSets')
    .option('--import', 'OnlyChangeSetsOfImports')
    .addOption(new Option('--on-conflict <way>', 'UndoNothing').choices([...conflictModes]).default('refuse'))
    .option('--dry-run', 'ShowWhatWouldChange')
    .option('--comment <text>', 'KeptWithChangeSet')
    .addHelpText('after', say('NumbersOfChangeSetsAreThoseThat') + settingsHelp())
    .action(undo);
}

async function undo(texts: readonly string[], options: UndoOptions): Promise<void> {
  if (texts.length === 0 && !options.import) throw new StartError(say('ExpectedNumberOfChangeSetAs'));
  const { numbers, ranges } = numbersFrom(texts);
  await withService(
    async service => {
      const asked = texts.length === 0 ? [await lastImport(service)] : ranges;
      if (options.dryRun) return previewUndo(service, await allOf(service, numbers, asked, options), options);
      if (numbers.length > 0)
        printUndone(await undone(service, options.import ? await ofImports(service, numbers) : numbers, options));
      for (const range of asked) await undoRange(service, range, options);
    },
    { names, within: undoneWithin },
  );
}

/**
 * Undoes the change sets of a range, newest first, each by a change set of its own: none is large, and each is kept once it is done. Those
 * that are undone are left out, so that an undo can be run again.
 */
async function undoRange(service: Kataster, { from, to }: RangeOfNumbers, options: UndoOptions): Promise<void> {
  const before = await undoneSince(service, from);
  let [until, done, changes] = [to, 0, 0];
  for (;;) {
    const number = await latestBefore(service, { from, to: until }, options);
    if (number === undefined) break;
    until = number - 1;
    if (before.has(number)) continue;
    const reverted = await undone(service, [number], options, done);
    printUndone(reverted);
    if (reverted.number !== null) done += 1;
    changes += reverted.changed;
  }
  print(done === 0 ? say('ThereIsNothingToUndo') : say('ChangeSetsAreUndone', { done, changes: countChanges(changes) }));
}

/** Shows the changes of an undo that undoes nothing. */
async function previewUndo(service: Kataster, numbers: readonly number[], options: UndoOptions): Promise<void> {
  if (numbers.length === 0) return print(say('ThereIsNothingToUndo'));
  const { changes = [], changed, conflicts } = await undone(service, numbers, options);
  print(table(sayEach(changeHeadings), changeRows([], changes)));
  print(say('WouldBeMade', { changed: countChanges(changed) }));
  for (const conflict of conflicts) print(lineOf(conflict));
}

async function undone(
  { kataster }: Kataster,
  numbers: readonly number[],
  { onConflict, comment, dryRun }: UndoOptions,
  done = 0,
): Promise<UndoneSets> {
  try {
    const asked = { ...(comment !== undefined && { comment }), ...(dryRun && { dry_run: true }) };
    return { numbers, ...(await kataster.changes.revert({ numbers: [...numbers], on_conflict: onConflict, ...asked })) };
  } catch (error) {
    throw error instanceof KatasterError && error.errorName === 'Conflict' ? inConflict(error, numbers, done) : error;
  }
}
