import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../../scripts/architecture/sources.js';

const sources = /\.(tsx?|py|css|sh)$/;

/** Every file of these folders that can have comments. */
export function commentedFiles(folders: readonly string[]): Files {
  const paths = folders.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)),
  );
  return Object.fromEntries(paths.filter(path => sources.test(path)).map(path => [path, readFileSync(path, 'utf8')]));
}

/** The start of a comment, up to its first word: `//`, `/**` (its text may begin on the next line), `#` and `"""` of Python. */
const vague = /(?:^|[\s;{}])(?:\/\/|\/\*\*?(?:\s*\n\s*\*)?|#|""")[ \t]*(Who|Whoever|Whom|Whose|What|Whatever)\b/g;

/** Comments whose first word is a pronoun instead of the standard name of a mechanism, a line each. */
export function vagueComments(files: Files): readonly string[] {
  return Object.entries(files).flatMap(([path, text]) =>
    [...text.matchAll(vague)].map(
      ({ index, 0: start, 1: word }) => `${path}:${lineAt(text, index + start.length)}: begins with ${word}`,
    ),
  );
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
