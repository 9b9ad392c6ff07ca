import type { Attribute } from '../../../attributes/attribute-type.js';
import { memberOf } from '../../../attributes/fitting.js';
import { lastCatalogueChoice } from '../../../attributes/references.js';

/** The ids of added choices among kept values, at whatever depth. */
export function addedChoicesIn(attribute: Attribute, kept: unknown): readonly number[] {
  if (Array.isArray(kept)) return kept.flatMap(each => addedChoicesIn(attribute, each));
  const fields = attribute.fields ?? [];
  if (fields.length > 0) return fields.flatMap(field => addedChoicesIn(field, memberOf(kept, field.key)));
  return attribute.dialog !== undefined && typeof kept === 'number' && kept > lastCatalogueChoice ? [kept] : [];
}
