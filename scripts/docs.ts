import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { assets } from './docs/assets.js';
import { clientTexts } from './docs/client-files.js';
import { readDocs } from './docs/docs.js';
import { documentOf } from './docs/layout.js';
import { allPages } from './docs/pages.js';

const output = join('dist', 'docs');

const docs = await readDocs();
const pages = allPages(docs);
const documents = pages.map((page): [string, string] => [page.path, documentOf(page, docs)]);
const files = [...documents, ...(await assets(docs, pages)), ...(await clientTexts(docs))];
rmSync(output, { recursive: true, force: true });
for (const [path, text] of files) {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), text);
}
