import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { manifests } from './manifests.js';

/** How the package of a client is made. */
interface ClientPackage {
  /** The folder of its sources, with its README. */
  readonly source: string;
  /** Generated files, by their names in the package. */
  readonly files: Readonly<Record<string, string>>;
  readonly manifest: { readonly name: string; readonly text: (version: string) => string };
  /** Makes the file or folder to publish of the folder of the package: by the tool of the language, or the folder as it is. */
  publish(folder: string, out: string, version: string): string;
}

/** The packages of all clients, by language. */
export const clientPackages = {
  typescript: {
    source: 'typescript',
    files: {
      'index.js': 'dist/generated/client.js',
      'index.d.ts': 'dist/generated/client.d.ts',
      'categories.d.ts': 'dist/generated/categories.d.ts',
    },
    manifest: { name: 'package.json', text: manifests.npm },
    publish: (folder, out, version) => {
      execFileSync('npm', ['pack', '--silent', '--pack-destination', out], {
        cwd: folder,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return `kataster-client-${version}.tgz`;
    },
  },
  python: {
    source: 'python',
    files: { 'kataster.py': 'generated/kataster.py' },
    manifest: { name: 'pyproject.toml', text: manifests.python },
    publish: (folder, out, version) => {
      const words = ['-W', 'ignore', '-c', 'import setuptools; setuptools.setup()', '--quiet', 'bdist_wheel', '--dist-dir', out];
      const python = pythonWithWheel();
      if (!python) throw new Error('a wheel is made by setuptools: apt-get install python3-setuptools python3-wheel');
      execFileSync(python, words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
      return `kataster-${version}-py3-none-any.whl`;
    },
  },
  php: {
    source: 'php',
    files: { 'kataster.php': 'generated/kataster.php' },
    manifest: { name: 'composer.json', text: manifests.composer },
    publish: (folder, out, version) => copied(folder, out, `kataster-client-${version}`),
  },
  go: {
    source: 'go',
    files: { 'kataster.go': 'generated/kataster.go' },
    manifest: { name: 'go.mod', text: manifests.go },
    publish: (folder, out, version) => copied(folder, out, `kataster-go-${version}`),
  },
} as const satisfies Record<string, ClientPackage>;

export type PackagedLanguage = keyof typeof clientPackages;

/** Makes the package of a client in a folder, and returns the name of the file or folder to publish. */
export function packClient(language: PackagedLanguage, out: string): string {
  const { source, files, manifest, publish }: ClientPackage = clientPackages[language];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'kataster-client-'));
  try {
    for (const [name, path] of Object.entries({ ...files, LICENSE: 'LICENSE' })) cpSync(path, join(folder, name));
    writeFileSync(join(folder, manifest.name), manifest.text(version));
    writeFileSync(join(folder, 'README.md'), readmeOf(source, version));
    mkdirSync(out, { recursive: true });
    return publish(folder, out, version);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The README of a client, as its package has it. */
function readmeOf(source: string, version: string): string {
  return readFileSync(join('src', 'clients', source, 'README.md'), 'utf8').replaceAll('{version}', version);
}

function copied(folder: string, out: string, name: string): string {
  rmSync(join(out, name), { recursive: true, force: true });
  cpSync(folder, join(out, name), { recursive: true });
  return name;
}

/** A Python that makes wheels: that of the distribution may, even where another one stands before it. */
export function pythonWithWheel(): string | undefined {
  return ['python3', '/usr/bin/python3'].find(each => spawnSync(each, ['-c', 'import setuptools, wheel']).status === 0);
}
