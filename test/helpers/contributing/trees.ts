import { spawn } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ExecutionContext } from 'ava';
import { temporaryFolder } from '../databases.js';
import type { Omission, Patch } from './patches.js';

const copied = [
  ...['src', 'generated', 'scripts', 'test', 'openrpc.json', 'package.json', 'tsconfig.json', 'ava.config.js', 'biome.json'],
  ...['CONTRIBUTING.md', 'README.md', 'CHANGELOG.md', 'LICENSE', 'Containerfile'],
];
/** Output of a build, so that the compiler checks only the files that a patch touches. */
const built = ['.tsbuildinfo', 'generated', 'scripts', 'src', 'test'].map(name => join('dist', name));

/** A program that ended, with all that it printed. */
export interface Ended {
  readonly status: number | null;
  readonly output: string;
}

/** A copy of the repository, to try patches on. */
export class Tree {
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Applies a patch without the parts that are forgotten. */
  async apply({ path }: Patch, forgotten: readonly Omission[]): Promise<void> {
    const excluded = forgotten.filter(({ line }) => line === undefined).map(({ file }) => `--exclude=${file}`);
    const { status, output } = await this.run('git', 'apply', '-C1', ...excluded, resolve(path));
    if (status !== 0) throw new Error(`${path} fits the repository no more, make it anew:\n${output}`);
    for (const { file, line } of forgotten) if (line !== undefined) this.removeLines(file, line);
  }

  /** From the sources, as attribute types are found by their files. */
  generate(): Promise<Ended> {
    return this.run('node', 'node_modules/tsx/dist/cli.mjs', 'scripts/generate.ts');
  }

  /** The texts alone, where something is left out that `npm run generate` refuses. */
  generateTexts(): Promise<Ended> {
    const script = `import { writeFileSync } from 'node:fs';
import { emitTexts } from './scripts/generate/texts.ts';
writeFileSync('generated/texts.ts', emitTexts('src/messages/texts'));`;
    return this.run('node', 'node_modules/tsx/dist/cli.mjs', '--input-type=module', '--eval', script);
  }

  /** Takes a patch away that was applied whole. */
  async remove({ path }: Patch): Promise<void> {
    const { status, output } = await this.run('git', 'apply', '--reverse', '-C1', resolve(path));
    if (status !== 0) throw new Error(output);
  }

  /** Checks types, those of the console and of the documentation's scripts included. */
  async check(): Promise<Ended> {
    const projects = ['.', join('src', 'site', 'browser'), join('src', 'console')];
    const ended: Ended[] = [];
    // Packages have the paths that the copied output of a build knows them by, so that only what a patch touches is checked again.
    const options = ['node_modules/typescript/bin/tsc', '--preserveSymlinks', '-p'];
    for (const project of projects) ended.push(await this.run('node', ...options, project));
    return {
      status: ended.find(({ status }) => status !== 0)?.status ?? 0,
      output: ended.map(({ output }) => output).join(''),
    };
  }

  /** Makes the program as it is shipped. */
  bundle(): Promise<Ended> {
    return this.run('node', 'node_modules/tsx/dist/cli.mjs', 'scripts/bundle.ts');
  }

  /** Compiles each module by itself, whatever is wrong between them. */
  transpile(): Promise<Ended> {
    const sources = ['src', 'generated', 'scripts', 'test'].map(name => join(name, '**', '*.ts'));
    const options = ['--outdir=dist', '--outbase=.', '--format=esm', '--target=es2023', '--sourcemap', '--log-level=error'];
    return this.run('node_modules/.bin/esbuild', ...sources, ...options);
  }

  /** Makes the console. */
  makeConsole(): Promise<Ended> {
    return this.run('node', 'dist/src/site/build-console.js');
  }

  /** Makes the documentation, which stops at the first fault. */
  makeSite(): Promise<Ended> {
    return this.run('node', 'dist/src/site/build.js');
  }

  /** Runs files of tests, one after another: other tests run beside this one. */
  testFiles(files: readonly string[]): Promise<Ended> {
    return this.run('node', 'node_modules/ava/entrypoints/cli.mjs', '--concurrency=1', '--timeout=5m', ...files.map(compiled));
  }

  /** Runs tests by their titles, all in one go. */
  test(titles: readonly (readonly [file: string, title: string])[]): Promise<Ended> {
    const files = new Set(titles.map(([file]) => compiled(file)));
    const matches = titles.map(([, title]) => `--match=${title}`);
    return this.run('node', 'node_modules/ava/entrypoints/cli.mjs', ...files, ...matches);
  }

  private removeLines(file: string, text: string): void {
    const path = join(this.folder, file);
    const kept = readFileSync(path, 'utf8')
      .split('\n')
      .filter(line => !line.includes(text));
    writeFileSync(path, kept.join('\n'));
  }

  private run(program: string, ...parameters: readonly string[]): Promise<Ended> {
    return run(this.folder, program, parameters);
  }
}

/** Runs a program in a folder to its end. */
function run(folder: string, program: string, parameters: readonly string[], input = ''): Promise<Ended> {
  const child = spawn(program, parameters, { cwd: folder });
  // Programs that end early take no more of it, and say why.
  child.stdin.on('error', () => undefined).end(input);
  const chunks: Buffer[] = [];
  child.stdout.on('data', chunk => chunks.push(chunk));
  child.stderr.on('data', chunk => chunks.push(chunk));
  return new Promise((ended, failed) => {
    child.on('error', failed);
    child.on('close', status => ended({ status, output: Buffer.concat(chunks).toString() }));
  });
}

/** What git says against a patch of the repository as it is: nothing if it fits. */
export async function whyUnfit(parameters: readonly string[], patch = ''): Promise<string> {
  const { status, output } = await run('.', 'git', ['apply', '--check', ...parameters], patch);
  return status === 0 ? '' : output || `git ended with ${status}`;
}

function compiled(file: string): string {
  return join('dist', file.replace(/ts$/, 'js'));
}

/** A copy of the repository as it is, until the test ends. */
export function copiedTree(t: ExecutionContext): Tree {
  const folder = temporaryFolder(t);
  for (const path of [...copied, ...built]) cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return new Tree(folder);
}
