import type { Titles } from '../../generated/types.js';
import type { Note } from '../mappings/dump.js';
import { originTexts } from '../mappings/origin-text.js';
import { fates, type ImportReport, totalsOf } from '../mappings/report.js';
import { inLanguage, type TextValue, text } from '../messages/text.js';
import { inOneLine } from '../rpc/control-characters.js';
import { groupBy } from '../rpc/grouping.js';

/** Examples shown of what was skipped for one reason. */
const examples = 3;

/** The report for people in their words: the version of the source, a line per model, then why what is missing is missing. Texts of a dump steer no terminal. */
export function reportText(report: ImportReport, language: keyof Titles = 'en'): string {
  const spoken = (value: TextValue): string => inLanguage(value, language);
  const { counts, partOfOthers, skipped, lacking, removed, unread } = report;
  const rows = [...counts].map(([model, count]) => [model, ...fates.map(fate => count[fate])]);
  const total = Object.values(totalsOf({ counts }));
  const parts = [...partOfOthers].map(([model, count]) => `${model} (${count})`);
  const values = unread.map(
    ({ model, field, rows: number, example, reason }) => `${model}.${field} – ${number} ×: ${example} (${spoken(reason)})`,
  );
  return [
    ...originTexts(report).map(spoken),
    '',
    ...table([text('ModelHead'), ...fates.map(fate => fateHeads[fate])].map(spoken), [
      ...rows,
      [spoken(text('Total')), ...total],
    ]),
    ...section(spoken(text('BecamePartOfOthers')), parts),
    ...section(spoken(text('SkippedRows')), groupNotes(skipped, spoken)),
    ...section(spoken(text('ImportedBut')), groupNotes(lacking, spoken)),
    ...section(spoken(text('ValuesRemoved')), groupNotes(removed, spoken)),
    ...section(spoken(text('ValuesNotTaken')), values),
  ]
    .map(each => inOneLine(each))
    .join('\n');
}

const fateHeads = {
  created: text('CreatedHead'),
  updated: text('UpdatedHead'),
  unchanged: text('UnchangedHead'),
  skipped: text('SkippedHead'),
} as const;

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const lines = [heads, ...rows.map(row => row.map(String))];
  const widths = heads.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  return lines.map(line => line.map((cell, column) => padCell(cell, widths[column] ?? 0, column)).join('  '));
}

function padCell(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function section(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', head, ...lines.map(line => `  ${line}`)];
}

/** One line per model and reason, most frequent first, with examples. */
function groupNotes(notes: readonly Note[], spoken: (value: TextValue) => string): string[] {
  const groups = groupBy(notes, ({ model, reason }) => `${model}\0${spoken(reason)}`);
  return [...groups.values()].sort((one, other) => other.length - one.length).map(group => lineOf(group, spoken));
}

function lineOf(notes: readonly Note[], spoken: (value: TextValue) => string): string {
  const [{ model, reason } = { model: '', reason: '' }] = notes;
  const shown = notes.slice(0, examples).map(({ place, detail }) => (detail === undefined ? place : `${place} (${detail})`));
  return `${model}: ${spoken(reason)} – ${notes.length} ×: ${shown.join(', ')}${notes.length > examples ? ', …' : ''}`;
}
