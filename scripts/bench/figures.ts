import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { askedAgain, firstTime } from './cases.js';

/** A measured call and its ratio to the bare server. */
export interface Ratio {
  readonly name: string;
  readonly ratio: number;
}

const article = join('src', 'site', 'articles', 'speed.md');
const table = /\| Call \| First time \| Again \|\n(\|.*\n)+/;
const line = /^Compared with a bare Node server .*$/m;
const reads = ['cmdb.object.read', 'cmdb.category.read, one entry', 'cmdb.category.read, twenty entries'];

/** Writes the ratios into the documentation page *Speed*, and what they mean for a user into the README. */
export function writeFigures(rows: readonly Ratio[]): void {
  writeFileSync(article, withTable(readFileSync(article, 'utf8'), rows));
  writeFileSync('README.md', withLine(readFileSync('README.md', 'utf8'), rows));
}

/**
 * A page with these ratios in its table: a line for each call, with that of the first time beside that of asking again.
 * @throws Error where it has no such table
 */
export function withTable(page: string, rows: readonly Ratio[]): string {
  if (!table.test(page)) throw new Error(`${article} has no table of calls`);
  const names = [...new Set(rows.map(({ name }) => callOf(name)))];
  const lines = names.map(name => `| ${quoted(name)} | ${of(rows, name, firstTime, '')} | ${of(rows, name, askedAgain)} |\n`);
  return page.replace(table, () => `| Call | First time | Again |\n| --- | ---: | ---: |\n${lines.join('')}`);
}

/**
 * A text with the range of these ratios in its line about speed.
 * @throws Error where it has no such line
 */
export function withLine(text: string, rows: readonly Ratio[]): string {
  if (!line.test(text)) throw new Error('README.md has no line about speed');
  const range = (names: readonly string[]): string => {
    const ratios = rows.filter(({ name }) => names.includes(name)).map(({ ratio }) => ratio);
    return `${Math.min(...ratios).toFixed(1)} to ${Math.max(...ratios).toFixed(1)}`;
  };
  const [first, again] = [firstTime, askedAgain].map(ending => range(reads.map(name => name + ending)));
  const saved = range(rows.flatMap(({ name }) => (name.startsWith('cmdb.category.save') ? [name] : [])));
  const said = `Compared with a bare Node server that runs the same SQL on the same machine and checks nothing, kataster answers ${first} times as many first reads per second, ${saved} times as many saves, and ${again} times as many repeated reads, which it keeps in memory. \`npm run bench\` measures this on your machine; the documentation page *Speed* has the details.`;
  return text.replace(line, () => said);
}

function callOf(name: string): string {
  return [firstTime, askedAgain].reduce((text, ending) => text.replace(ending, ''), name);
}

/** The ratio of the call under one of the endings of its name; nothing where it was not measured so. */
function of(rows: readonly Ratio[], call: string, ...endings: readonly string[]): string {
  return rows.find(({ name }) => endings.some(ending => name === call + ending))?.ratio.toFixed(2) ?? '';
}

function quoted(name: string): string {
  return name.replace(/\b(?:cmdb|idoit)(?:\.\w+)+/g, method => `\`${method}\``);
}
