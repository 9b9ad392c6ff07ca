import { type Files, withoutComments } from './sources.js';

/** The one file that may write JSON out of texts. */
const writer = 'src/rpc/json-text.ts';

/** Rooms that answer, keep or send JSON; others write source code and pages, which look alike. */
const rooms = /^src\/(?:rpc|http|handlers|discovery|attributes|behaviours|domain|store|readers|cli|messages)\//;

const part = '(?:[^`\\\\]|\\\\.)*?';

/** Signs that JSON is cut or glued together. */
const signs: readonly { readonly pattern: RegExp; readonly fault: string }[] = [
  { pattern: /JSON\.stringify\((?:[^()]|\([^()]*\))*\)\.(?:slice|substring|replace)\(/g, fault: 'cuts what JSON.stringify made' },
  { pattern: /\b(?:textOf|jsonOf)\((?:[^()]|\([^()]*\))*\)\.(?:slice|substring|replace)\(/g, fault: 'cuts JSON' },
  {
    pattern: new RegExp(`\`${part}(?:[{,[]"\\$\\{|":"?\\$\\{|\\}:\\$\\{\\w+\\}\\}\`)`, 'g'),
    fault: 'glues members in a template',
  },
  { pattern: /`[[{]\$\{[^`]*\.join\([^`]*\)\}[\]}]`/g, fault: 'glues a list of texts' },
  { pattern: /'[{[,]+"?'\s*\+|\+\s*'(?:[}\]]+|,"|":"?|"[}\]]+)'/g, fault: 'glues texts with +' },
];

/** Lines that cut JSON or glue it together, outside of the one file for it. */
export function jsonWritingIn(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([path, text]) => {
    if (path === writer || !rooms.test(path)) return [];
    const code = withoutComments(text);
    return signs.flatMap(({ pattern, fault }) =>
      [...code.matchAll(pattern)].map(({ 0: found, index }) => `${path}:${lineOf(code, index + found.length)}: ${fault}`),
    );
  });
}

function lineOf(text: string, end: number): number {
  return text.slice(0, end).split('\n').length;
}
