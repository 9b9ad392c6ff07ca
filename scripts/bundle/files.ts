import { writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { build } from 'esbuild';
import { isBundled, isThread, placeOf } from './sources.js';
import { usual } from './usual.js';

const loader = 'dist/src/modules.js';
const loading =
  "import { createRequire } from 'node:module';\n\nexport const { modules } = createRequire(import.meta.url)('./kataster.cjs');\n";

/**
 * Writes a file for each module: its code, or, where that is in the bundle, one that exports what the module there does. So paths, tests and
 * other programs find each module in its place, and all of them run the code that is shipped.
 */
export async function writeFiles(modules: readonly string[]): Promise<void> {
  const inPlace = { ...usual, outdir: 'dist', outbase: '.', format: 'esm' } as const;
  const apart = modules.filter(path => !isBundled(path));
  await build({ ...inPlace, entryPoints: apart.filter(path => !isThread(path)) });
  await build({ ...inPlace, entryPoints: apart.filter(isThread), bundle: true, packages: 'external' });
  const { metafile } = await build({ ...inPlace, entryPoints: modules.filter(isBundled), metafile: true, write: false });
  for (const [file, { exports, entryPoint = '' }] of Object.entries(metafile.outputs))
    if (entryPoint !== '') writeFileSync(file, reference(file, placeOf(entryPoint), exports));
  writeFileSync(loader, loading);
}

/** A file in the place of a module in the bundle. */
function reference(file: string, place: string, names: readonly string[]): string {
  const path = relative(dirname(file), loader);
  const lines = names.map(name => `export const ${name} = module.${name};\n`);
  return `import { modules } from '${path.startsWith('.') ? path : `./${path}`}';\n\nconst module = modules['${place}']();\n${lines.join('')}`;
}
