import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The compiled code stands in `dist`, the sources that clients carry do not. */
const folder =
  [import.meta.dirname, join(import.meta.dirname, '../../../src/clients')].find(each =>
    existsSync(join(each, 'python/runtime.py')),
  ) ?? import.meta.dirname;

/** The text of a program that every client carries, without its imports of modules: the client declares what they name. */
export function programText(path: string): string {
  const text = readFileSync(join(folder, path), 'utf8');
  return text.replaceAll(/^import [^;]*? from '[^']*';\n\n?/gm, '');
}
