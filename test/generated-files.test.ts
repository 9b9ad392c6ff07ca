import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { readCatalog } from '../scripts/generate/catalog.js';
import { readDefinitions } from '../scripts/generate/definitions.js';
import { emitAll } from '../scripts/generate/emitters.js';
import { differences } from '../scripts/generate/folder.js';
import { documentIn, specOf } from '../scripts/generate/spec.js';

function spec() {
  const catalog = join('src', 'catalog');
  const definitions = readDefinitions(catalog);
  return specOf(documentIn(readFileSync('openrpc.json', 'utf8'), definitions), readCatalog(catalog), definitions);
}

test('the generator accepts openrpc.json', t => {
  t.notThrows(spec);
});

test('generated/ follows from openrpc.json', async t => {
  t.deepEqual(differences('generated', await emitAll(spec())), []);
});
