import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rejectUnknownTypes } from './generate/attribute-types.js';
import { readCatalog, rejectUnsound } from './generate/catalog.js';
import { readDefinitions } from './generate/definitions.js';
import { emitAll } from './generate/emitters.js';
import { differences, writeFiles } from './generate/folder.js';
import { emitPackages } from './generate/packages.js';
import { documentIn, SpecError, specOf } from './generate/spec.js';
import { emitTexts } from './generate/texts.js';

const output = 'generated';
const texts = 'src/messages/texts';
const packages = 'src/catalog/packages';

try {
  const files = await generatedFiles();
  if (process.argv.includes('--check')) check(files);
  else writeFiles(output, files);
} catch (error) {
  if (!(error instanceof SpecError)) throw error;
  fail(error.message);
}

async function generatedFiles(): Promise<Record<string, string>> {
  const catalog = join('src', 'catalog');
  const definitions = readDefinitions(catalog);
  const document = documentIn(readFileSync('openrpc.json', 'utf8'), definitions);
  const schemas = { ...document.components.schemas, ...definitions };
  if (existsSync(catalog)) {
    rejectUnknownTypes(schemas);
    rejectUnsound(catalog, schemas);
  }
  const ofDocument = await emitAll(specOf(document, readCatalog(catalog), definitions));
  return {
    ...ofDocument,
    ...(existsSync(packages) && { 'packages.ts': emitPackages(packages) }),
    ...(existsSync(texts) && { 'texts.ts': emitTexts(texts) }),
  };
}

function check(files: Record<string, string>): void {
  const lines = differences(output, files);
  if (lines.length > 0) fail([`${output}/ does not follow from its sources:`, ...lines, 'Run: npm run generate'].join('\n'));
}

function fail(message: string): void {
  console.error(message);
  process.exitCode = 1;
}
