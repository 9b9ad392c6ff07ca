import { Command, Option } from 'commander';
import { type Kataster, KatasterError } from '../../generated/client.js';
import { type ConflictMode, conflictModes } from '../domain/reverts/undoing.js';
import { changeHeadings, changeRows } from './change-lines.js';
import { numbersFrom, type RangeOfNumbers } from './change-numbers.js';
import { said, spoken } from './language/spoken.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { table } from './table.js';
import { counted, inConflict, lineOf, print, type UndoneSets, write } from './undo-report.js';
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

const help = `
Numbers of change sets are those that 'kataster log' shows: 12, several as 12 15, a range as 12-15.

  kataster undo 12              undoes change set 12
  kataster undo 12 15           undoes both as one
  kataster undo 12-15           undoes each from 15 down to 12
  kataster undo --import        undoes the last import, whatever else was changed meanwhile

What was purged comes back under its id, with its entries and the links to it. What was made is purged. Where somebody changed an attribute since, or
something else leads to what is to be purged, nothing is undone and the conflicts are shown, unless --on-conflict says otherwise. An undo is a change set
itself, which can be undone. Passwords are in no history: what comes back has none.
`;

/** `kataster undo`: undoes change sets by a new one. */
export function undoCommand(): Command {
  return new Command('undo')
    .description("Undo changes that 'kataster log' shows, also while the service runs.")
    .argument('[number...]', 'change sets: numbers such as 12, ranges such as 12-15')
    .option('--import', 'only change sets of imports; those of the last import where no number is named')
    .addOption(
      new Option('--on-conflict <way>', 'refuse: undo nothing; skip: leave it as it is; overwrite: set it back as well')
        .choices([...conflictModes])
        .default('refuse'),
    )
    .option('--dry-run', 'show what would change, and undo nothing')
    .option('--comment <text>', 'why: kept with the change set')
    .addHelpText('after', spoken(help) + settingsHelp())
    .action(undo);
}

async function undo(texts: readonly string[], options: UndoOptions): Promise<void> {
  if (texts.length === 0 && !options.import)
    throw new StartError(said`expected the number of a change set, as 'kataster log' shows it, or --import`);
  const { numbers, ranges } = numbersFrom(texts);
  await withService(
    async service => {
      const asked = texts.length === 0 ? [await lastImport(service)] : ranges;
      if (options.dryRun) return tried(service, await allOf(service, numbers, asked, options), options);
      if (numbers.length > 0) print(await undone(service, options.import ? await ofImports(service, numbers) : numbers, options));
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
    print(reverted);
    if (reverted.number !== null) done += 1;
    changes += reverted.changed;
  }
  write(done === 0 ? said`There is nothing to undo.` : said`${done} change sets are undone: ${counted(changes)}.`);
}

/** Shows the changes of an undo that undoes nothing. */
async function tried(service: Kataster, numbers: readonly number[], options: UndoOptions): Promise<void> {
  if (numbers.length === 0) return write(said`There is nothing to undo.`);
  const { changes = [], changed, conflicts } = await undone(service, numbers, options);
  process.stdout.write(`${table(changeHeadings.map(spoken), changeRows([], changes))}\n`);
  write(said`${counted(changed)} would be made; nothing is undone.`);
  for (const conflict of conflicts) write(lineOf(conflict));
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
