const description = 'A client of kataster, a CMDB service, typed by method and by category';

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
  composer: (version: string) =>
    json({
      name: 'kataster/client',
      version,
      description,
      license: 'MIT',
      type: 'library',
      require: { php: '>=8.2', 'ext-curl': '*', 'ext-json': '*' },
      autoload: { classmap: ['kataster.php'] },
    }),
  python: (version: string) => `[build-system]
requires = ["setuptools", "wheel"]
build-backend = "setuptools.build_meta"

[project]
name = "kataster"
version = "${version}"
description = "${description}"
readme = "README.md"
license = { file = "LICENSE" }
requires-python = ">=3.9"

[tool.setuptools]
py-modules = ["kataster"]
`,
  go: () => 'module kataster\n\ngo 1.18\n',
} as const;

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
