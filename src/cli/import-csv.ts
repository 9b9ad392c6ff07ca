import { basename } from 'node:path';
import { Command } from 'commander';
import type { Kataster } from '../../generated/client.js';
import type { ImportColumn, ImportProfile } from '../../generated/types.js';
import { CsvCatalogue } from '../csv/catalogue.js';
import { type CsvFile, csvFile } from '../csv/csv-file.js';
import { type CsvOutcome, groupsToWrite, planOf, type RejectedRow } from '../csv/csv-outcome.js';
import { CsvWork } from '../csv/csv-work.js';
import { type Encoding, encodingNamed, usualEncodings } from '../csv/encoding.js';
import { groupsOf } from '../csv/object-groups.js';
import { matchBy, missingColumns } from '../csv/profiles.js';
import { partsOfGroups, type RowGroup } from '../csv/row-groups.js';
import { type Separator, separatorNamed } from '../csv/separator.js';
import { comparableTitle, guessTargets, typesOf, unmatched, usualKeys } from '../csv/targets.js';
import { bytesAt } from './file-bytes.js';
import { progressOn } from './import-progress.js';
import { language, say, sayEach } from './language/spoken.js';
import { print } from './output.js';
import { splitList } from './rights.js';
import { withService } from './service-client.js';
import { settingsHelp } from './settings-help.js';
import { StartError } from './start-error.js';
import { table } from './table.js';

/** Rows that are tried in one call. */
const rowsPerTrial = 100;

/** Rows of a change set. */
const rowsPerSet = 500;

/** Milliseconds for all calls of an import. */
const importTimeoutMs = 86_400_000;

const maxCommentLength = 500;

/** Exit code of shells for a command that a signal stopped. */
const stoppedCode = 130;

interface CsvCommandOptions {
  readonly profile?: string;
  readonly type?: string;
  readonly key?: readonly string[];
  /** Targets by titles in their comparable form. */
  readonly column: ReadonlyMap<string, string>;
  readonly encoding?: Encoding;
  readonly separator?: Separator;
  readonly dryRun?: true;
}

/** `kataster import csv FILE`: objects and entries of a spreadsheet. */
export function importCsvCommand(): Command {
  return new Command('csv')
    .description('ImportCsvFile')
    .argument('<file>', 'CsvFile')
    .option('--profile <name>', 'SavedProfileThatSaysAllOfThis')
    .option('--type <type>', 'ObjectTypeOfRowsWithoutOne')
    .option('--key <columns>', 'TitlesOfColumnsThatTellObjectsApart', splitList)
    .option('--column <title=target>', 'TargetOfColumn', column, new Map())
    .option('--encoding <name>', 'EncodingOfFile', encodingGiven)
    .option('--separator <character>', 'SeparatorOfFile', separatorGiven)
    .option('--dry-run', 'SayWhatWouldBeChanged')
    .addHelpText('after', say('ColumnBecomesAttributeWithItsTitle') + settingsHelp())
    .action((path: string, options: CsvCommandOptions) =>
      stoppable(stopping =>
        withService((_, inLanguage) => importCsv(inLanguage, path, options, stopping), { within: importTimeoutMs }),
      ),
    );
}

async function importCsv(
  inLanguage: (language: string) => Kataster,
  path: string,
  options: CsvCommandOptions,
  stopping: Stopping,
): Promise<void> {
  const profile = await profileNamed(inLanguage(language()), options.profile);
  const file = fileAt(path, options, profile);
  if (profile) reportMissing(missingColumns(profile, file.head), options);
  const catalogue = await CsvCatalogue.read(language(), inLanguage);
  const saved = profile && matchBy(profile, file.head);
  const type = options.type === undefined && saved ? saved.type : typeNamed(catalogue, options.type);
  const given = targetsGiven(file.head, options.column, saved?.targets);
  const guessed = guessTargets(file.head, [], given);
  const attributes = await catalogue.attributesOf(typesOf(file.rows, { type, targets: guessed }, catalogue));
  const targets = guessTargets(file.head, attributes, given);
  const keys = options.key?.map(title => targetOf(title, file.head, targets)) ?? saved?.keys ?? usualKeys(targets);
  if (keys.length === 0) throw new StartError(keylessText(options, file));
  print(table(sayEach(['HeadingColumn', 'HeadingTarget', 'HeadingKey']), columnRows(file.head, targets, keys)));
  const ignored = unmatched(file.head, targets);
  if (ignored.length > 0) print(say('ColumnsAreNotImported', { titles: ignored.join(', ') }));
  const match = { type, targets, keys, ...(saved?.units && { units: saved.units }) };
  const source = { rows: file.rows, catalogue, attributes, match };
  const begin = () => new CsvWork(inLanguage(language()), source);
  const plan = planOf(await runGroups(begin(), groupsOf(source), stopping));
  if (stopping.signal) throw new StartError(say('StoppedWhileRowsWereChecked'));
  print(say('ObjectsNew', { created: plan.created.length, updated: plan.updated.length, unchanged: plan.unchanged.length }));
  const comment = `CSV: ${basename(path)}`.slice(0, maxCommentLength);
  const groups = groupsToWrite(plan);
  const written = options.dryRun ? [] : await runGroups(begin(), groups, stopping, comment);
  reportRejected([...plan.rejected, ...planOf(written).rejected]);
  const numbers = written.flatMap(({ number }) => number ?? []);
  if (stopping.signal && !options.dryRun) {
    const done = written.flatMap(({ created, updated, unchanged }) => [...created, ...updated, ...unchanged]).length;
    print(say('StoppedOfObjectsAreImported', { done, groups: groups.length }));
    process.exitCode = stoppedCode;
  }
  if (numbers.length > 0) print(say('ToUndoAllOfThis', { numbers: numbersText(numbers) }));
}

/** A signal that asks the import to stop, once there was one. */
interface Stopping {
  signal?: NodeJS.Signals;
}

/** Runs work that the first signal asks to stop; a second one ends the process at once. */
async function stoppable(work: (stopping: Stopping) => Promise<void>): Promise<void> {
  const stopping: Stopping = {};
  const note = (signal: NodeJS.Signals): void => {
    stopping.signal = signal;
    for (const each of stopSignals) process.off(each, note);
  };
  for (const each of stopSignals) process.on(each, note);
  try {
    await work(stopping);
  } finally {
    for (const each of stopSignals) process.off(each, note);
  }
}

const stopSignals = ['SIGINT', 'SIGTERM'] as const;

/** Carries out groups part by part, until a signal asks it to stop; without a comment they are tried. */
async function runGroups(
  work: CsvWork,
  groups: readonly RowGroup[],
  stopping: Stopping,
  comment?: string,
): Promise<readonly CsvOutcome[]> {
  const { progress, stop } = progressOn(process.stderr);
  const outcomes: CsvOutcome[] = [];
  let done = 0;
  try {
    for (const part of partsOfGroups(groups, comment === undefined ? rowsPerTrial : rowsPerSet)) {
      if (stopping.signal) break;
      const options = comment === undefined ? ({ dry_run: true } as const) : { comment, idempotency_key: crypto.randomUUID() };
      outcomes.push(await work.carryOut(part, options));
      done += part.length;
      progress?.(done, groups.length);
    }
  } finally {
    stop();
  }
  return outcomes;
}

async function profileNamed({ kataster }: Kataster, name: string | undefined): Promise<ImportProfile | undefined> {
  if (name === undefined) return undefined;
  const profiles = await kataster.import_profile.read();
  const profile = profiles.find(({ title }) => title === name);
  if (profile) return profile;
  const known =
    profiles.length === 0 ? say('NoneIsSaved') : say('Expected', { expected: profiles.map(({ title }) => title).join(', ') });
  throw new StartError(say('ThereIsNoProfile', { name, known }));
}

/** Targets of columns that options name, and of others those of a profile. Two columns never become one attribute. */
function targetsGiven(
  head: readonly string[],
  options: CsvCommandOptions['column'],
  saved: readonly string[] = [],
): readonly (string | undefined)[] {
  const chosen = head.map(title => options.get(comparableTitle(title)));
  for (const [at, target] of chosen.entries()) {
    const first = chosen.indexOf(target);
    if (target && first < at)
      throw new StartError(say('TwoColumnsHaveOneTarget', { one: head[first] ?? '', other: head[at] ?? '', target }));
  }
  return chosen.map((target, at) => target ?? (chosen.includes(saved[at] ?? '') ? '' : saved[at]));
}

/** Columns of a profile that the file lacks: without a key, rows would be about other objects. */
function reportMissing(missing: readonly ImportColumn[], { key, profile = '' }: CsvCommandOptions): void {
  const lost = missing.find(each => each.key);
  if (lost && !key) throw new StartError(say('FileHasNoColumn', { title: lost.title, profile }));
  if (missing.length > 0)
    print(say('ColumnsOfProfileThatFileDoesNot', { missing: missing.map(({ title }) => title).join(', ') }));
}

/** Columns that tell no objects apart: where no other ones were named, those of another separator, or of a line below, may be meant. */
function keylessText({ key }: CsvCommandOptions, { head, separator }: CsvFile): string {
  if (key) return say('ExpectedTitleOfColumnThatTellsObjects');
  return say('ColumnsTellNoObjectsApart', { columns: head.join(' | '), separator: separator === '\t' ? 'tab' : separator });
}

function fileAt(path: string, chosen: CsvCommandOptions, profile: ImportProfile | undefined): CsvFile {
  const encoding = chosen.encoding ?? profile?.encoding ?? undefined;
  const file = csvFile(bytesAt(path), encoding, chosen.separator ?? profile?.separator ?? undefined);
  if (file.isWorkbook) throw new StartError(say('FileIsWorkbook', { path }));
  if (file.fault) throw new StartError(say('LineCellInQuotesDoesNotEnd', { path, line: file.fault.line }));
  if (file.rows.places.length === 0) throw new StartError(say('ExpectedLineWithTitlesAndAtLeast', { path }));
  if (encoding === undefined && file.encoding !== 'utf-8') print(say('FileIsNotValidUtf8', { encoding: file.encoding }));
  return file;
}

function typeNamed(catalogue: CsvCatalogue, text: string | undefined): string {
  if (text === undefined) return '';
  const type = catalogue.typeNamed(text);
  if (!type) throw new StartError(say('ThereIsNoObjectTypeExpected', { text }));
  return type.const;
}

function targetOf(title: string, head: readonly string[], targets: readonly string[]): string {
  const at = head.findIndex(each => comparableTitle(each) === comparableTitle(title));
  const target = targets[at] ?? '';
  if (target === '' || target === 'type') throw new StartError(say('IsNoColumnWithTargetThatTells', { title }));
  return target;
}

function columnRows(
  head: readonly string[],
  targets: readonly string[],
  keys: readonly string[],
): readonly (readonly string[])[] {
  return head.map((title, at) => {
    const target = targets[at] ?? '';
    return [title, target === '' ? say('NotImported') : target, keys.includes(target) ? say('Yes') : ''];
  });
}

function reportRejected(rows: readonly RejectedRow[]): void {
  if (rows.length === 0) return;
  print(say('RowsRejected', { rows: rows.length }));
  print(
    table(
      sayEach(['HeadingLine', 'HeadingReason']),
      rows.map(({ line, reason }) => [String(line), reason]),
    ),
  );
}

function numbersText(numbers: readonly number[]): string {
  const [first = 0] = numbers;
  const last = numbers.at(-1) ?? first;
  return last - first === numbers.length - 1 && last > first ? `${first}-${last}` : numbers.join(' ');
}

function column(text: string, before: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const at = text.lastIndexOf('=');
  if (at < 1) throw new StartError(say('ExpectedTitle', { text }));
  return new Map([...before, [comparableTitle(text.slice(0, at)), text.slice(at + 1)]]);
}

function encodingGiven(text: string): Encoding {
  const encoding = encodingNamed(text);
  if (!encoding)
    throw new StartError(say('ExpectedEncodingNot', { encodings: [...usualEncodings, ...otherEncodings].join(', '), text }));
  return encoding;
}

/** Examples of encodings that are less usual. */
const otherEncodings = ['windows-1250', 'iso-8859-15', 'macintosh'] as const;

function separatorGiven(text: string): Separator {
  const separator = separatorNamed(text);
  if (!separator) throw new StartError(say('ExpectedSeparatorNot', { text }));
  return separator;
}
