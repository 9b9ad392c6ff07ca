import type { Attribute } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import type { CatalogLookups } from './catalog-lookups.js';
import { acceptPlausible } from './plausibility.js';
import { ReferenceIds } from './references.js';

/** Values refer to nothing of a catalogue. */
const registry: CatalogLookups = {
  dialog: () => undefined,
  objectType: () => undefined,
  permittedTypes: () => undefined,
  category: () => undefined,
};

/** The value that a new entry has where nothing is given, as it is kept. */
export function defaultOf(lookups: CatalogLookups, attribute: Attribute): Kept {
  const { default: given, dialog: name } = attribute;
  if (given === undefined || typeof given === 'boolean') return given;
  if (name === undefined) return acceptedDefault(attribute);
  const dialog = lookups.dialog(name);
  return dialog?.byId.has(given) ? given : dialog?.find(String(given))[0]?.id;
}

/**
 * The default of an attribute of values, as it is kept.
 * @throws InvalidValue where nobody could save it
 */
export function acceptedDefault(attribute: Attribute): Kept {
  const accepting = { registry, referenceIds: new ReferenceIds(), checksPlausibility: true };
  const value = acceptPlausible(attribute.default, attribute, accepting);
  return typeof value === 'function' ? undefined : value;
}
