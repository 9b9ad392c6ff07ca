import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { iconNames } from '../console/parts/icons.js';
import { consolePaths } from '../console/routing/paths.js';

const source = join('src', 'console');
const output = join('dist', 'console');
const icons = join('node_modules', 'bootstrap-icons', 'icons');

const usual: BuildOptions = {
  outdir: output,
  bundle: true,
  minify: true,
  target: 'es2022',
  charset: 'utf8',
  logLevel: 'warning',
};

/** The icons that the console names, in one file: each is a symbol. */
function iconSheet(): string {
  const symbols = iconNames.map(name => {
    const [, drawing = ''] = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(readFileSync(join(icons, `${name}.svg`), 'utf8')) ?? [];
    return `<symbol id="${name}" viewBox="0 0 16 16">${drawing.replaceAll(/\s+/g, ' ').trim()}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
await build({
  ...usual,
  entryPoints: [{ in: join(source, 'main.tsx'), out: 'main' }],
  format: 'esm',
  splitting: true,
  chunkNames: 'part-[hash]',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  define: { 'process.env.NODE_ENV': '"production"' },
});
await build({ ...usual, entryPoints: [join(source, 'early.ts')], format: 'iife' });
await build({ ...usual, entryPoints: [join(source, 'styles', 'style.css')] });
cpSync(join(source, 'index.html'), join(output, 'index.html'));
cpSync(join('src', 'site', 'browser', 'icon.svg'), join(output, 'icon.svg'));
writeFileSync(join(output, 'icons.svg'), iconSheet());
writeFileSync(join(output, 'paths.json'), JSON.stringify(consolePaths));
