import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCatalog } from '../scripts/generate/catalog.js';
import { readDefinitions } from '../scripts/generate/definitions.js';
import { emitAll } from '../scripts/generate/emitters.js';
import { differences } from '../scripts/generate/folder.js';
import { emitPackages } from '../scripts/generate/packages.js';
import { documentIn, specOf } from '../scripts/generate/spec.js';
import { emitTexts } from '../scripts/generate/texts.js';
import test from './helpers/suite.js';

test('the generator accepts openrpc.json, and generated/ follows from it, the packages and the texts', async t => {
  const catalog = join('src', 'catalog');
  const definitions = readDefinitions(catalog);
  const spec = specOf(documentIn(readFileSync('openrpc.json', 'utf8'), definitions), readCatalog(catalog), definitions);
  const files = {
    ...(await emitAll(spec)),
    'packages.ts': emitPackages(join('src', 'catalog', 'packages')),
    'texts.ts': emitTexts(join('src', 'messages', 'texts')),
  };
  t.deepEqual(differences('generated', files), []);
});
