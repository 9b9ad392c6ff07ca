import { dirname, join, normalize } from 'node:path';
import { type Files, withoutComments } from './sources.js';

/** One file that a file imports, or passes on. */
export interface Import {
  readonly from: string;
  /** A path such as `src/store/open.ts`, or the name of a package. */
  readonly to: string;
  /** As it is written: `../store/open.js`. */
  readonly written: string;
  /** Types alone are imported: nothing of it is left when the program runs. */
  readonly isType: boolean;
}

const statement = /(?:^|[;\n])\s*(?:import|export)\s+(?:(type)\s)?(?:[^;'"]*?\bfrom\s+)?'([^']+)'|\bimport\s*\(\s*'([^']+)'/g;

/** Imports of the files, in their order. */
export function importsOf(files: Files): readonly Import[] {
  return Object.entries(files).flatMap(([from, text]) =>
    [...withoutComments(text).matchAll(statement)].map(([, type, fixed, late = '']): Import => {
      const written = fixed ?? late;
      return { from, to: targetOf(files, from, written), written, isType: type !== undefined };
    }),
  );
}

/** The sources that the imports lead to; packages and files of data are left out. */
export function importsBetween(files: Files): readonly Import[] {
  return importsOf(files).filter(({ to }) => Object.hasOwn(files, to));
}

/** The sources that are loaded with this one, itself included, and the packages that they import. */
export function loadedWith(files: Files, source: string): readonly string[] {
  const imports = importsOf(files).filter(({ isType }) => !isType);
  const loaded = new Set([source]);
  for (const each of loaded) for (const { from, to } of imports) if (from === each) loaded.add(to);
  return [...loaded];
}

function targetOf(files: Files, from: string, written: string): string {
  if (!written.startsWith('.')) return written;
  const path = normalize(join(dirname(from), written));
  const component = path.replace(/\.js$/, '.tsx');
  return Object.hasOwn(files, component) ? component : path.replace(/\.js$/, '.ts');
}
