import { importsBetween } from './imports.js';
import { mayBeShort, roomOf } from './rooms.js';
import { type Files, withoutComments } from './sources.js';

/** Lines below which a file is short, and beyond which a file has no room for another function. */
const lines = { short: 25, full: 120 } as const;

const exported = /^export (?:async )?(?:function\*?|const|class|default|type|interface|\{)/gm;
const exportedFunction = /^export (?:async )?function\b/m;

/** Short files that export one function and nothing else, whose only caller is a file of the same room with place for it. */
export function shortFilesOfOneCaller(files: Files): readonly string[] {
  const imports = importsBetween(files);
  const callersOf = (path: string) => [...new Set(imports.filter(({ to }) => to === path).map(({ from }) => from))];
  return Object.entries(files)
    .filter(([, text]) => lengthOf(text) < lines.short && exportsOneFunction(withoutComments(text)))
    .map(([path]) => path)
    .filter(path => !mayBeShort.includes(roomOf(path)) && belongsTo(callersOf(path), path, files));
}

function belongsTo([caller = '', ...others]: readonly string[], path: string, files: Files): boolean {
  const together = lengthOf(files[path] ?? '') + lengthOf(files[caller] ?? '');
  return caller !== '' && others.length === 0 && roomOf(caller) === roomOf(path) && together <= lines.full;
}

function lengthOf(text: string): number {
  return text.trimEnd().split('\n').length;
}

function exportsOneFunction(code: string): boolean {
  return exportedFunction.test(code) && code.match(exported)?.length === 1;
}
