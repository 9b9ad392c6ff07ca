import { deriveDialogs } from '../../src/catalog/dialogs.js';
import { readShipped } from '../../src/catalog/read.js';
import { shapesBy } from '../../src/catalog/shapes.js';
import { CatalogError, soundCatalog } from '../../src/catalog/soundness.js';
import { definitions } from '../../src/catalog/sources.js';
import type { SiteCatalog } from '../../src/discovery/site-document.js';
import { inLanguage } from '../../src/messages/text.js';
import type { Schema } from './document/document.js';
import { wireSchemas } from './document/wire.js';
import { SpecError } from './spec.js';

/**
 * Rejects a catalogue in which something does not hold, by schemas as they stand: what was generated may be of others.
 * @throws SpecError
 */
export function rejectUnsound(folder: string, schemas: Readonly<Record<string, Schema>>): void {
  try {
    soundCatalog(readShipped(shapesBy(wireSchemas(schemas)), folder));
  } catch (error) {
    throw error instanceof CatalogError
      ? new SpecError(
          folder,
          error.faults.map(each => inLanguage(each, 'en')),
        )
      : error;
  }
}

/** The catalogue of a folder, in the order of its files; absent files are empty lists. */
export function readCatalog(folder: string): SiteCatalog {
  const { sources } = readShipped(() => [], folder);
  return {
    categories: definitions(sources.categories),
    dialogs: definitions([...sources.dialogs, ...deriveDialogs(sources)]),
    objectTypes: definitions(sources.objectTypes).toSorted((one, other) => one.id - other.id),
    cmdbStatuses: definitions(sources.cmdbStatuses),
  };
}
