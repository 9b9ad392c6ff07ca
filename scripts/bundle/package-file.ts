import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild';
import { usual } from './usual.js';

/** A package as a file of its own beside the bundle, which begins once something of it is imported. */
export class PackageFile {
  private readonly parts = new Set<string>();
  private readonly name: string;
  private readonly options: BuildOptions;

  /** Notes which parts a bundle imports, and has it find them in the file. */
  readonly plugin: Plugin;

  constructor(name: string, imports: RegExp, options: BuildOptions) {
    this.name = name;
    this.options = options;
    const setup: Plugin['setup'] = ({ onResolve, onLoad }) => {
      onResolve({ filter: imports }, ({ path }) => ({ path, namespace: name }));
      onLoad({ filter: /.*/, namespace: name }, ({ path }) => {
        this.parts.add(path);
        return { contents: `module.exports = require('./${name}.cjs').parts['${path}']();` };
      });
    };
    this.plugin = { name, setup };
  }

  /** Writes the parts that were imported, and the licenses of the packages that they are from. */
  async write(): Promise<void> {
    const rows = [...this.parts].sort().map(path => `  '${path}': () => require('${path}'),\n`);
    const outfile = `dist/src/${this.name}.cjs`;
    const { metafile } = await build({
      ...usual,
      stdin: { contents: `exports.parts = {\n${rows.join('')}};\n`, resolveDir: '.' },
      outfile,
      bundle: true,
      format: 'cjs',
      minifyWhitespace: true,
      sourcemap: false,
      ...this.options,
      metafile: true,
    });
    appendFileSync(outfile, licensesOf(metafile).join(''));
  }
}

/** The licenses that packages come with, as comments. */
function licensesOf({ inputs }: Metafile): string[] {
  const folders = Object.keys(inputs).flatMap(path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? []);
  return [...new Set(folders)].flatMap(folder => {
    const files = readdirSync(folder).filter(file => /^licen[cs]e\b/i.test(file));
    const name = folder.replace(/^.*node_modules\//, '');
    return files.map(file => `/*\nThis file has parts of ${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n*/\n`);
  });
}
