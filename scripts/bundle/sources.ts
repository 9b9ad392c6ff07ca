import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Folders whose modules are compiled. Tests of types are read by the compiler alone. */
const compiled: readonly string[] = ['generated', 'scripts', 'src', 'test'];
const typesAlone = /^test\/types\//;

const bundled = /^(generated|src)\/(?!console\/|site\/)/;

/** Files that stay apart from the bundle: what is started by its path, and the client, which programs import, with the part that it is made from. */
const apart: readonly string[] = ['generated/client.ts', 'src/cli/reader.ts', 'src/clients/typescript/runtime.ts', 'src/main.ts'];
const threads: readonly string[] = ['src/store/engines/sqlite/upkeep-thread.ts'];

/** Every module that is compiled, as paths with slashes. */
export function sources(): readonly string[] {
  return compiled
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
    .map(path => path.replaceAll(sep, '/'))
    .filter(path => path.endsWith('.ts') && !typesAlone.test(path));
}

/** Whether a module is a part of the bundle. */
export function isBundled(path: string): boolean {
  return bundled.test(path) && !apart.includes(path) && !isThread(path);
}

/** Whether a module is a thread: it is bundled with the few modules that it needs, as loading all of them would take longer than its work. */
export function isThread(path: string): boolean {
  return threads.includes(path);
}

/** The place of a module in `dist`. */
export function placeOf(path: string): string {
  return path.replace(/\.ts$/, '.js');
}
