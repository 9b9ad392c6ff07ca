import { attributeTypes } from '../attributes/attribute-types.js';
import { numberText } from '../attributes/numbers.js';
import { clearing } from '../attributes/value-schemas.js';
import type { Schema } from '../rpc/json-schema.js';

/** Named schemas of values as they are saved, those of each type and those that types share. */
export function inputs(): Readonly<Record<string, Schema>> {
  return Object.assign({}, clearing, numberText, ...[...attributeTypes().values()].map(type => type.inputs));
}
