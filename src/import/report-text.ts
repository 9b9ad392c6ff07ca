import type { Note } from '../mappings/dump.js';
import { fates, type ImportReport, totalsOf } from '../mappings/report.js';

/** Examples shown of what was skipped for one reason. */
const examples = 3;

/** The report for people in their words: a line per model, then why what is missing is missing. */
export function reportText(
  { counts, partOfOthers, skipped, lacking }: ImportReport,
  spoken: (en: string) => string = String,
): string {
  const rows = [...counts].map(([model, count]) => [model, ...fates.map(fate => count[fate])]);
  const total = Object.values(totalsOf({ counts }));
  const parts = [...partOfOthers].map(([model, count]) => `${model} (${count})`);
  return [
    ...table(['MODEL', ...fates.map(fate => fate.toUpperCase())].map(spoken), [...rows, [spoken('total'), ...total]]),
    ...section(spoken('Became part of others:'), parts),
    ...section(spoken('Skipped:'), grouped(skipped, spoken)),
    ...section(spoken('Imported, but:'), grouped(lacking, spoken)),
    '',
  ]
    .map(printable)
    .join('\n');
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const lines = [heads, ...rows.map(row => row.map(String))];
  const widths = heads.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0)));
  return lines.map(line => line.map((cell, column) => padded(cell, widths[column] ?? 0, column)).join('  '));
}

function padded(cell: string, width: number, column: number): string {
  return column === 0 ? cell.padEnd(width) : cell.padStart(width);
}

function section(head: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', head, ...lines.map(line => `  ${line}`)];
}

/** One line per model and reason, most frequent first, with examples. */
function grouped(notes: readonly Note[], spoken: (en: string) => string): string[] {
  const groups = new Map<string, Note[]>();
  for (const note of notes) {
    const name = `${note.model}\0${note.reason}`;
    const group = groups.get(name);
    if (group) group.push(note);
    else groups.set(name, [note]);
  }
  return [...groups.values()].sort((one, other) => other.length - one.length).map(group => lineOf(group, spoken));
}

function lineOf(notes: readonly Note[], spoken: (en: string) => string): string {
  const [{ model, reason } = { model: '', reason: '' }] = notes;
  const shown = notes.slice(0, examples).map(({ place, detail }) => (detail === undefined ? place : `${place} (${detail})`));
  return `${model}: ${spoken(reason)} – ${notes.length} ×: ${shown.join(', ')}${notes.length > examples ? ', …' : ''}`;
}

/** Replaces control characters: texts of a dump must not steer a terminal. */
function printable(line: string): string {
  return line.replaceAll(/\p{Cc}/gu, '\uFFFD');
}
