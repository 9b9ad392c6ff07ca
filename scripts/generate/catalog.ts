import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { derivedDialogs } from '../../src/catalog/dialogs.js';
import { readSources } from '../../src/catalog/read.js';
import { shapesBy } from '../../src/catalog/shapes.js';
import { CatalogRefused, soundCatalog } from '../../src/catalog/soundness.js';
import { type Definitions, type Part, parts, type Source } from '../../src/catalog/sources.js';
import type { SiteCatalog } from '../../src/discovery/site-document.js';
import type { Document } from './document.js';
import { Refusal } from './spec.js';
import { wireSchemas } from './wire.js';

/**
 * Refuses a catalogue in which something does not hold. Its shape is that of the document: what was generated may be of another one.
 * @throws Refusal
 */
export function refuseUnsound(folder: string, { components: { schemas = {} } }: Document): void {
  try {
    soundCatalog(readSources([], shapesBy(wireSchemas(schemas)), folder));
  } catch (error) {
    throw error instanceof CatalogRefused ? new Refusal(folder, error.faults) : error;
  }
}

/** What the catalogue of a folder says, in the order of its files; what is not there is empty. */
export function readCatalog(folder: string): SiteCatalog {
  const [objectTypes, relationTypes] = [sourcesOf('objectTypes', folder), sourcesOf('relationTypes', folder)];
  const [cmdbStatuses, recordStatuses] = [sourcesOf('cmdbStatuses', folder), sourcesOf('recordStatuses', folder)];
  const dialogs = sourcesOf('dialogs', folder);
  const derived = derivedDialogs({
    ...{ objectTypes, relationTypes, cmdbStatuses, recordStatuses },
    categories: [],
    objectTypeGroups: [],
    formerConstants: [],
    defaultObjects: [],
  });
  return {
    categories: definitionsIn('categories', folder),
    dialogs: [...dialogs, ...derived].map(({ definition }) => definition),
    objectTypes: definitionsIn('objectTypes', folder).toSorted((one, other) => one.id - other.id),
    cmdbStatuses: definitionsIn('cmdbStatuses', folder),
  };
}

function sourcesOf<P extends Part>(part: P, folder: string): Source<Definitions[P]>[] {
  return definitionsIn(part, folder).map(definition => ({ file: '', place: '', definition }));
}

function definitionsIn<P extends Part>(part: P, folder: string): Definitions[P][] {
  const path = join(folder, parts[part].path);
  if (!existsSync(path)) return [];
  if (path.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'));
  const names = readdirSync(path).filter(name => name.endsWith('.json'));
  return names.toSorted().map(name => JSON.parse(readFileSync(join(path, name), 'utf8')));
}
