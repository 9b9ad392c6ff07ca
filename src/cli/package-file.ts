import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Reads a JSON file at the root of the package: two folders up from the sources, three from what they compile to. */
export function packageFile<Content extends object>(name: string): Content {
  const here = fileURLToPath(import.meta.url);
  const path = here.replace(/(\/dist)?\/src\/cli\/package-file\.[jt]s$/, `/${name}`);
  return JSON.parse(readFileSync(path, 'utf8')) as Content;
}

/** The version of the program. */
export function programVersion(): string {
  return packageFile<{ readonly version: string }>('package.json').version;
}
