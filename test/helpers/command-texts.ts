import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { changeActions, changeHeadings } from '../../src/cli/change-lines.js';
import { program } from '../../src/cli/program.js';
import { invariants } from '../../src/domain/check/invariants.js';
import { fates } from '../../src/mappings/report.js';

const folder = join('src', 'cli');

/** Every text that commands say: of their sources, of the help that they are made with, and of what they pass on from other rooms. */
export async function commandTexts(): Promise<ReadonlySet<string>> {
  const sources = readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(folder, name), 'utf8'));
  const passedOn = [
    ...changeHeadings,
    ...changeActions,
    ...invariants.map(({ consequence }) => consequence),
    ...fates.map(fate => fate.toUpperCase()),
  ];
  const ofReports = ['MODEL', 'total', 'Became part of others:', 'Skipped:', 'Imported, but:'];
  const ofLibrary = ['display help for command'];
  return new Set([...sources.flatMap(textsIn), ...helpTexts(await program([], 'en')), ...passedOn, ...ofReports, ...ofLibrary]);
}

/** Texts of `` said`…` `` with numbers for values, of `spoken('…')`, and of what is passed to `spoken` by name. */
export function textsIn(source: string): readonly string[] {
  const tagged = [...source.matchAll(/\bsaid`/g)].map(({ index }) => templateAt(source, index + 'said`'.length).text);
  const named = [...source.matchAll(/\bspoken\((\w+)\)/g), ...source.matchAll(/\b(\w+)\.map\(spoken\)/g)].map(([, name]) => name);
  const constants = named.map(
    name => new RegExp(`const ${name} = (\\[[^\\]]*\\]|\`[^\`]*?(?:\\\\\`[^\`]*?)*\`|'[^']*')`).exec(source)?.[1],
  );
  const passed = [...source.matchAll(/\bspoken\((['"].*?['"])\)/g), ...source.matchAll(/(\[[^\]]*\])\.map\(spoken\)/g)];
  return [...tagged, ...[...constants, ...passed.map(([, literal]) => literal)].flatMap((literal = '') => literalsIn(literal))];
}

interface Template {
  readonly text: string;
  readonly end: number;
}

/** The template that begins there; what it puts in may have templates of its own. */
function templateAt(source: string, begin: number): Template {
  let text = '';
  let values = 0;
  let at = begin;
  for (; source[at] !== '`'; at += 1) {
    if (source[at] === '\\') {
      at += 1;
      text += source[at] === 'n' ? '\n' : source[at];
    } else if (source.startsWith('${', at)) {
      text += `{${values}}`;
      values += 1;
      at = valueEnd(source, at + 2);
    } else text += source[at];
  }
  return { text, end: at };
}

/** The place of the brace that ends a value. */
function valueEnd(source: string, begin: number): number {
  let depth = 1;
  for (let at = begin; ; at += 1) {
    if (source[at] === '`') at = templateAt(source, at + 1).end;
    else if (source[at] === '{') depth += 1;
    else if (source[at] === '}') depth -= 1;
    if (depth === 0) return at;
  }
}

function literalsIn(text: string): readonly string[] {
  return [...text.matchAll(/'([^']*)'|"([^"]*)"|`((?:[^`\\]|\\.)*)`/g)].map(([, one, two, three]) =>
    (one ?? two ?? three ?? '').replaceAll('\\`', '`').replaceAll('\\n', '\n'),
  );
}

function helpTexts(command: Command): readonly string[] {
  const parts = [...command.options, ...command.registeredArguments].map(({ description }) => description);
  return [command.description(), ...parts, ...command.commands.flatMap(helpTexts)].filter(text => text !== '');
}
