import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Docs } from './examples/docs.js';
import type { Page } from './markup/page.js';
import { searchIndex } from './search/search-index.js';

const folder = join('src', 'site', 'browser');

/** All script of the documentation together may have so many bytes. */
export const scriptBudget = 300_000;

/** Scripts as the pages ask for them, and what each is made of. */
const bundles = { early: 'early.ts', site: 'site.ts', try: 'try.ts' } as const;

/**
 * Everything the pages need beside themselves.
 * @throws Error if the scripts together are larger than their budget
 */
export async function assets(docs: Docs, pages: readonly Page[]): Promise<readonly (readonly [path: string, text: string])[]> {
  const scripts = [['search-index.js', searchIndex(docs, pages)] as const, ...(await bundleScripts())];
  const size = scripts.reduce((sum, [, text]) => sum + Buffer.byteLength(text), 0);
  if (size > scriptBudget)
    throw new Error(`The scripts of the documentation have ${size} bytes; at most ${scriptBudget} are permitted`);
  return [...scripts, ['style.css', await style()], ['icon.svg', readFileSync(join(folder, 'icon.svg'), 'utf8')]];
}

/** Classic scripts: they also run from a file system. */
async function bundleScripts(): Promise<[string, string][]> {
  const { outputFiles } = await build({
    entryPoints: Object.entries(bundles).map(([out, file]) => ({ in: join(folder, file), out })),
    outdir: 'out',
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
  });
  return outputFiles.map(({ path, text }) => [path.replace(/^.*[\\/]/, ''), text]);
}

async function style(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'style.css')],
    bundle: true,
    write: false,
    minify: true,
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}
