import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { dialects, documentation, owners, rooms, wireNames } from './rooms.js';

/** Texts of files by their path. */
export type Files = Readonly<Record<string, string>>;

/** Every source file of the product. */
export function sourceFiles(): Files {
  const paths = ['src', 'generated'].flatMap(root =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map(name => join(root, name)),
  );
  const sources = paths.filter(path => path.endsWith('.ts')).sort();
  return Object.fromEntries(sources.map(path => [path, readFileSync(path, 'utf8')]));
}

/** What breaks the architecture, a line each. */
export function faultsIn(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([path, text]) => [
    ...importsIn(text).flatMap(target => importFault(path, target)),
    ...wordFaults(path, wordsIn(text)),
  ]);
}

function importFault(path: string, target: string): string[] {
  const from = roomOf(path);
  if (!rooms[from]) return [`${path}: there is no room '${from}'`];
  if (!target.startsWith('.')) {
    const owner = Object.entries(owners).find(([name]) => target === name || target.startsWith(`${name}/`))?.[1];
    return owner && owner !== from ? [`${path}: '${from}' imports '${target}', which is known to '${owner}' alone`] : [];
  }
  const to = roomOf(normalize(join(dirname(path), target)));
  return to === from || rooms[from].includes(to) ? [] : [`${path}: '${from}' may not import '${to}' (${target})`];
}

function wordFaults(path: string, words: ReadonlySet<string>): string[] {
  const room = roomOf(path);
  if (room === 'generated' || room === documentation) return [];
  const wire = room === wireNames.room ? [] : wireNames.words.filter(word => words.has(word));
  const knowsBoth = path !== dialects.file && dialects.words.every(word => words.has(word));
  return [
    ...wire.map(word => `${path}: '${word}' is a wire name, which '${wireNames.room}' alone says`),
    ...(knowsBoth ? [`${path}: names both dialects, which ${dialects.file} alone does`] : []),
  ];
}

/** `src/store/open.ts` is in the room store, `src/main.ts` in main, `scripts/generate/spec.ts` in generate. */
function roomOf(path: string): string {
  const [root = '', room = ''] = path.split('/');
  return root === 'src' || root === 'scripts' ? room.replace(/\.[jt]s$/, '') : root;
}

function importsIn(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g)].map(([, target = '']) => target);
}

/** Words of code: what stands in comments is not said. */
function wordsIn(text: string): ReadonlySet<string> {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, '');
  return new Set(code.match(/[A-Za-z_$][\w$]*/g));
}
