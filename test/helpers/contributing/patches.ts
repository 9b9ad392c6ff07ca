import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A part of a patch that a newcomer may forget, and the check that names it. */
export interface Omission {
  /** The file that is left out of the patch. */
  readonly file: string;
  /** Only lines with this text are left out, where it is given. */
  readonly line: string | undefined;
  /** `npm run generate`, `npm run build`, or a file of tests. */
  readonly toldBy: string;
  /** Title of the test that fails. */
  readonly test: string | undefined;
  /** Text of the failure. */
  readonly says: string;
}

/** An example of something that is added to the program: what a row of CONTRIBUTING.md says, as a patch. */
export interface Patch {
  readonly path: string;
  /** The first cell of the row, such as `a method`. */
  readonly adds: string;
  /** Files that it changes or creates, sorted. */
  readonly files: readonly string[];
  readonly omissions: readonly Omission[];
}

const folder = join('test', 'contributing');

/** Every patch of the repository. */
export function patches(): readonly Patch[] {
  return readdirSync(folder)
    .filter(name => name.endsWith('.patch'))
    .sort()
    .map(name => patchOf(join(folder, name), readFileSync(join(folder, name), 'utf8')));
}

/**
 * A patch with fields in front of its first diff: `You add`, then for each omission `Without`, `Told by`, `Test` (optional), `Says`.
 * @throws Error if a field is missing
 */
export function patchOf(path: string, text: string): Patch {
  const [head = '', ...diffs] = text.split(/^diff --git a\/\S+ b\//m);
  const [first = '', ...others] = head.trim().split(/^(?=Without: )/m);
  const adds = /^You add: (.+)$/m.exec(first)?.[1];
  if (!adds) throw new Error(`${path} does not begin with 'You add: …'`);
  const files = diffs.map(diff => diff.slice(0, diff.indexOf('\n'))).sort();
  return { path, adds, files, omissions: others.map(fields => omissionOf(path, fields)) };
}

function omissionOf(path: string, text: string): Omission {
  const field = (name: string): string | undefined => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1];
  const required = (name: string): string => {
    const value = field(name);
    if (value === undefined) throw new Error(`${path}: '${name}' is missing after ${text.split('\n')[0]}`);
    return value;
  };
  const [file = '', line] = required('Without').split(', the line ');
  return { file, line, toldBy: required('Told by'), test: field('Test'), says: required('Says') };
}
