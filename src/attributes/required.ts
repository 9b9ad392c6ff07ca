import type { Attribute } from './attribute-type.js';
import { typeOf } from './attribute-types.js';
import type { CatalogLookups } from './catalog-lookups.js';
import { expectedChoice } from './choice-errors.js';
import { InvalidValue } from './invalid-value.js';
import { ReferenceIds } from './references.js';

/** Says of a value that is missing that it must be there, and what it would be. */
export function missing(attribute: Attribute, registry: CatalogLookups): string {
  return `is required: ${expected(attribute, registry)}`;
}

/** Says the same of a value that was to be cleared. */
export function uncleared(attribute: Attribute, registry: CatalogLookups): string {
  return `is required and cannot be cleared: ${expected(attribute, registry)}`;
}

/** No type takes `null`, and each says what it expects in its place. */
function expected(attribute: Attribute, registry: CatalogLookups): string {
  if (attribute.dialog !== undefined) return expectedChoice(attribute, registry);
  try {
    typeOf(attribute).accept(null, attribute, { registry, referenceIds: new ReferenceIds(), checksPlausibility: false });
  } catch (error) {
    if (error instanceof InvalidValue) return error.message.replace(/, not null$/, '');
    throw error;
  }
  throw new Error(`Values of type '${attribute.type}' may be null.`);
}
