import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalog } from '../scripts/generate/catalog.js';
import { documentIn, specOf } from '../scripts/generate/spec.js';
import { clientLanguages } from '../src/clients/languages/languages.js';
import test from './helpers/suite.js';

const goldens = join('test', 'generate');
const { typescript: _, ...foreign } = clientLanguages;

for (const name of ['complete', 'categories']) {
  const folder = join(goldens, name);
  const marks = JSON.parse(readFileSync(join(goldens, 'extensions.json'), 'utf8'));
  const document = JSON.parse(readFileSync(join(folder, 'openrpc.json'), 'utf8'));
  const { site } = specOf(documentIn(JSON.stringify({ 'x-extensions': marks, ...document })), readCatalog(folder));
  for (const { extension, textOf } of Object.values(foreign).flat()) {
    const golden = join(folder, `kataster${extension}`);
    if (existsSync(golden)) test(`${golden} is as expected`, async t => t.is(await textOf(site), readFileSync(golden, 'utf8')));
  }
}
