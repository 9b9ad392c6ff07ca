import { type Text, text } from '../messages/text.js';
import type { Attribute } from './attribute-type.js';
import { typeOf } from './attribute-types.js';
import type { CatalogLookups } from './catalog-lookups.js';
import { describeChoices } from './choice-errors.js';
import { rejectionOf } from './invalid-value.js';
import { ReferenceIds } from './references.js';

/** Whether a new entry must be given a value: a counter or a default gives one of itself. */
export function isNeeded({ required, counter, default: usual }: Pick<Attribute, 'required' | 'counter' | 'default'>): boolean {
  return required === true && counter === undefined && usual === undefined;
}

/** Says of a value that is missing that it must be there, and what it would be. */
export function missing(attribute: Attribute, registry: CatalogLookups): Text {
  return text('RequiredExpected', { expected: expectationOf(attribute, registry) });
}

/** Says the same of a value that was to be cleared. */
export function clearingFault(attribute: Attribute, registry: CatalogLookups): Text {
  return text('IsRequiredAndCannotBe', { expected: expectationOf(attribute, registry) });
}

/** No type takes `null`, and each says what it expects in its place. */
function expectationOf(attribute: Attribute, registry: CatalogLookups): Text {
  if (attribute.dialog !== undefined) return describeChoices(attribute, registry);
  const accepting = { registry, referenceIds: new ReferenceIds(), checksPlausibility: false };
  const rejection = rejectionOf(() => typeOf(attribute).accept(null, attribute, accepting));
  if (!rejection) throw new Error(`Values of type '${attribute.type}' may be null.`);
  return rejection.expected;
}
