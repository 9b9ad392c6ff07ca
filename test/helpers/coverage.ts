import { readFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { fileURLToPath } from 'node:url';
import type { Scope } from './scope.js';

/** Files, functions and calls of the product that work ran through. */
export interface CallPath {
  readonly files: number;
  readonly functions: number;
  readonly calls: number;
  /** The functions with their files. */
  readonly names: readonly string[];
}

const bundle = /\/dist\/src\/kataster\.cjs$/;

/** Counts by V8's precise coverage the functions that work runs through; those of packages are left out. */
export async function pathCounter(t: Scope): Promise<(work: () => Promise<unknown>) => Promise<CallPath>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  t.teardown(() => session.disconnect());
  const take = async () => (await session.post('Profiler.takePreciseCoverage')).result.find(({ url }) => bundle.test(url));
  return async work => {
    await take();
    await work();
    const { url = '', functions = [] } = (await take()) ?? {};
    const fileAt = url === '' ? () => '' : filesOf(fileURLToPath(url));
    const ran = functions.flatMap(({ functionName, ranges: [range] }) => {
      const { startOffset = 0, count = 0 } = range ?? {};
      const file = fileAt(startOffset);
      return count > 0 && file !== '' ? [{ file, name: `${file} ${functionName} ${count}`, count }] : [];
    });
    return {
      files: new Set(ran.map(({ file }) => file)).size,
      functions: ran.length,
      calls: ran.reduce((sum, { count }) => sum + count, 0),
      names: ran.map(({ name }) => name).sort(),
    };
  };
}

/** The file of the product that stands at an offset of the bundle, by the comments that the bundler writes before each; empty for a package. */
function filesOf(path: string): (offset: number) => string {
  const starts = [...readFileSync(path, 'utf8').matchAll(/^\/\/ ((?:src|generated|node_modules)\/\S+)$/gm)];
  return offset => {
    const [, file = ''] = starts.findLast(({ index }) => index <= offset) ?? [];
    return file.startsWith('node_modules') ? '' : file;
  };
}
