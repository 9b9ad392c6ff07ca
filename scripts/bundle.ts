import { build } from 'esbuild';
import { writeFiles } from './bundle/files.js';
import { outside } from './bundle/outside.js';
import { ownPlaces, placing } from './bundle/places.js';
import { schemaTypes } from './bundle/schema-types.js';
import { isBundled, placeOf, sources } from './bundle/sources.js';
import { typeorm } from './bundle/typeorm.js';
import { usual } from './bundle/usual.js';

// `npm run compile`, without its check of types: the program becomes one file, which starts in half the time that its modules take.
const modules = sources();
await writeBundle(modules.filter(isBundled));
await Promise.all([typeorm.write(), schemaTypes.write()]);
await writeFiles(modules);

/** Writes the bundle. It exports a function per module, by its place in `dist`: a module begins when it is first asked for. */
async function writeBundle(parts: readonly string[]): Promise<void> {
  const rows = parts.map(path => `  ${JSON.stringify(placeOf(path))}: () => require('./${placeOf(path)}'),\n`);
  await build({
    ...usual,
    stdin: { contents: `exports.modules = {\n${rows.join('')}};\n`, resolveDir: '.', loader: 'js' },
    outfile: 'dist/src/kataster.cjs',
    bundle: true,
    format: 'cjs',
    plugins: [typeorm.plugin, schemaTypes.plugin, outside, ownPlaces],
    banner: { js: placing },
  });
}
