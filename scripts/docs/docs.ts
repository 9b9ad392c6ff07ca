import { readFileSync } from 'node:fs';
import { loadRegistry, type Registry } from '../../src/catalog/registry.js';
import type { Document } from '../generate/document.js';
import { type Examples, executedExamples } from './examples.js';

/** Everything the documentation is made of. */
export interface Docs {
  readonly document: Document;
  readonly registry: Registry;
  readonly examples: Examples;
}

/** The document, the catalogue, and the examples, carried out now. */
export async function readDocs(): Promise<Docs> {
  const document = JSON.parse(readFileSync('openrpc.json', 'utf8')) as Document;
  const registry = loadRegistry([]);
  return { document, registry, examples: await executedExamples(document, registry) };
}
