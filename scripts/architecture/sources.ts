import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Texts of files by their path. */
export type Files = Readonly<Record<string, string>>;

/** Every source file of a checkout: the product and its scripts, unless other folders are named. Paths are relative to the checkout. */
export function sourceFiles(checkout = '.', folders: readonly string[] = ['src', 'scripts', 'generated']): Files {
  const paths = folders.flatMap(root =>
    readdirSync(join(checkout, root), { recursive: true, encoding: 'utf8' }).map(name => join(root, name)),
  );
  const sources = paths.filter(path => /\.tsx?$/.test(path)).sort();
  return Object.fromEntries(sources.map(path => [path, readFileSync(join(checkout, path), 'utf8')]));
}

/** Code without its comments; its lines keep their numbers. */
export function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*$/gm, comment => comment.replaceAll(/[^\n]/g, ' '));
}
