import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bytesOf, npmArchiveOf, type PackageFiles, wheelOf, zipOf } from './archives.js';
import { goModule, manifests } from './manifests.js';

/** How the package of a client is made. */
interface ClientPackage {
  /** What the build made, by their names in the package. */
  readonly files: Readonly<Record<string, string>>;
  /** The files to publish, of those of the package with its README and license: each is served at its path below `/docs/clients/`. */
  publish(files: PackageFiles, version: string, readme: string): PackageFiles;
}

/** The packages of all clients, by language. */
export const clientPackages = {
  typescript: {
    files: {
      'index.js': 'dist/generated/client.js',
      'index.d.ts': 'dist/generated/client.d.ts',
      'categories.d.ts': 'dist/generated/categories.d.ts',
      'types.d.ts': 'dist/generated/types.d.ts',
    },
    publish: (files, version) => {
      const all = { ...files, 'package.json': bytesOf(manifests.npm(version)) };
      return { [`kataster-client-${version}.tgz`]: npmArchiveOf(all) };
    },
  },
  python: {
    files: {
      'kataster/__init__.py': 'dist/docs/clients/kataster.py',
      'kataster/__init__.pyi': 'dist/docs/clients/kataster.pyi',
      'kataster/py.typed': 'src/clients/python/py.typed',
    },
    publish: ({ LICENSE: license = bytesOf(''), 'README.md': _, ...modules }, version, readme) => {
      const name = `kataster-${version}`;
      const files = { ...modules, [`${name}.dist-info/LICENSE`]: license };
      return { [`${name}-py3-none-any.whl`]: wheelOf(files, { name, metadata: manifests.wheel(version, readme) }) };
    },
  },
  php: {
    files: { 'kataster.php': 'dist/docs/clients/kataster.php' },
    publish: (files, version) => {
      const name = `kataster-client-${version}.zip`;
      const archive = zipOf({ ...files, 'composer.json': bytesOf(manifests.composer(version)) });
      return { [name]: archive, 'composer/packages.json': bytesOf(manifests.composerIndex(version, name, archive)) };
    },
  },
  go: {
    files: { 'kataster.go': 'dist/docs/clients/kataster.go' },
    publish: (files, version) => {
      const folder = `go/${goModule}/@v`;
      const manifest = bytesOf(manifests.go());
      return {
        [`${folder}/list`]: bytesOf(`v${version}\n`),
        [`${folder}/v${version}.info`]: bytesOf(`{"Version":"v${version}"}\n`),
        [`${folder}/v${version}.mod`]: manifest,
        [`${folder}/v${version}.zip`]: zipOf({ ...files, 'go.mod': manifest }, `${goModule}@v${version}/`),
      };
    },
  },
} as const satisfies Record<string, ClientPackage>;

export type PackagedLanguage = keyof typeof clientPackages;

/** The files that package managers take to install a client, by their paths below `/docs/clients/`. */
export function packClient(language: PackagedLanguage): PackageFiles {
  const { files, publish }: ClientPackage = clientPackages[language];
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const readme = readFileSync(join('src', 'clients', language, 'README.md'), 'utf8').replaceAll('{version}', version);
  const contents = Object.entries({ ...files, LICENSE: 'LICENSE' }).map(([name, path]) => [name, readFileSync(path)]);
  return publish({ ...Object.fromEntries(contents), 'README.md': bytesOf(readme) }, version, readme);
}
