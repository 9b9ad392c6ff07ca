import { createHash } from 'node:crypto';

const description = 'A client of kataster, a CMDB service, typed by method and by category';

/** Its first segment is a domain that is reserved for private use, so nobody else can serve a module of this path. */
export const goModule = 'kataster.internal/kataster';

/** The texts by which package managers know the clients, of a version. */
export const manifests = {
  npm: (version: string) =>
    json({
      name: 'kataster-client',
      version,
      description,
      license: 'MIT',
      type: 'module',
      engines: { node: '>=18' },
      exports: { '.': { types: './index.d.ts', default: './index.js' } },
    }),
  composer: (version: string) => json(composerPackage(version)),
  /** The index of a repository of Composer: the address of the archive is relative to the service in mirrors alone. */
  composerIndex: (version: string, archive: string, content: Uint8Array) => {
    const sha1 = createHash('sha1').update(content).digest('hex');
    const url = `/docs/clients/${archive}`;
    const dist = { type: 'zip', url, reference: sha1, shasum: sha1 };
    return json({
      packages: { 'kataster/client': { [version]: { ...composerPackage(version), dist } } },
      mirrors: [{ 'dist-url': url, preferred: true }],
    });
  },
  wheel: (version: string, readme: string) => `Metadata-Version: 2.1
Name: kataster
Version: ${version}
Summary: ${description}
License: MIT
Requires-Python: >=3.9
Description-Content-Type: text/markdown

${readme}`,
  go: () => `module ${goModule}\n\ngo 1.18\n`,
} as const;

function composerPackage(version: string): object {
  return {
    name: 'kataster/client',
    version,
    description,
    license: 'MIT',
    type: 'library',
    require: { php: '>=8.2', 'ext-curl': '*', 'ext-json': '*' },
    autoload: { classmap: ['kataster.php'] },
  };
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
