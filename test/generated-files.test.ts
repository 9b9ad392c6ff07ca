import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readCatalog } from '../scripts/generate/catalog.js';
import { readDefinitions } from '../scripts/generate/definitions.js';
import { emitAll } from '../scripts/generate/emitters.js';
import { differences } from '../scripts/generate/folder.js';
import { emitPackages } from '../scripts/generate/packages.js';
import { documentIn, specOf } from '../scripts/generate/spec.js';
import { emitTexts } from '../scripts/generate/texts.js';

function spec() {
  const catalog = join('src', 'catalog');
  const definitions = readDefinitions(catalog);
  return specOf(documentIn(readFileSync('openrpc.json', 'utf8'), definitions), readCatalog(catalog), definitions);
}

test('the generator accepts openrpc.json', t => {
  t.notThrows(spec);
});

test('generated/ follows from openrpc.json, the packages and the texts', async t => {
  const files = {
    ...(await emitAll(spec())),
    'packages.ts': emitPackages(join('src', 'catalog', 'packages')),
    'texts.ts': emitTexts(join('src', 'messages', 'texts')),
  };
  t.deepEqual(differences('generated', files), []);
});
