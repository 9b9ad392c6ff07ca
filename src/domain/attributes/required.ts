import type { Registry } from '../../catalog/registry.js';
import { ReferenceIds } from '../entries/references.js';
import { type Attribute, Refusal } from './attribute-type.js';
import { expectedChoice } from './choice-refusals.js';
import { typeOf } from './table.js';

/** Says of a value that is missing that it must be there, and what it would be. */
export function missing(attribute: Attribute, registry: Registry): string {
  return `is required: ${expected(attribute, registry)}`;
}

/** Says the same of a value that was to be cleared. */
export function uncleared(attribute: Attribute, registry: Registry): string {
  return `is required and cannot be cleared: ${expected(attribute, registry)}`;
}

/** No type takes `null`, and each says what it expects in its place. */
function expected(attribute: Attribute, registry: Registry): string {
  if (attribute.dialog !== undefined) return expectedChoice(attribute, registry);
  try {
    typeOf(attribute).accept(null, attribute, { registry, wanted: new ReferenceIds(), checksPlausibility: false });
  } catch (error) {
    if (error instanceof Refusal) return error.message.replace(/, not null$/, '');
    throw error;
  }
  throw new Error(`Values of type '${attribute.type}' may be null.`);
}
