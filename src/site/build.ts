import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientPackages, type PackagedLanguage, packClient } from '../../scripts/client-packages/packages.js';
import { assets } from './assets.js';
import { readDocs } from './examples/docs.js';
import { allPages } from './pages/all-pages.js';
import { textPages } from './pages/assistants.js';
import { documentOf } from './pages/layout.js';
import { notFoundPage } from './pages/not-found.js';
import { clientTexts } from './sections/client-files.js';

const output = join('dist', 'docs');
// Examples show times of the zone of the process: the documentation is the same wherever it is built.
process.env.TZ = 'UTC';

const docs = await readDocs();
const pages = allPages(docs);
const documents = pages.map((page): [string, string] => [page.path, documentOf(page, docs)]);
const files = [
  ...documents,
  [notFoundPage.path, documentOf(notFoundPage, docs)],
  ...(await assets(docs, pages)),
  ...(await clientTexts(docs)),
  ...textPages(docs, pages),
];
rmSync(output, { recursive: true, force: true });
for (const [path, content] of files) write(path, content);
// Packages hold what was just written.
for (const language of Object.keys(clientPackages) as PackagedLanguage[])
  for (const [path, content] of Object.entries(packClient(language))) write(join('clients', path), content);

function write(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), content);
}
