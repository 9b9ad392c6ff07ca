import { attributeTypes } from '../../src/attributes/attribute-types.js';
import type { Schema } from './document/document.js';
import { Refusal } from './spec.js';

const folder = 'src/attributes/types';

/**
 * Refuses a document that names other attribute types than there are files.
 * @throws Refusal
 */
export function refuseUnknownTypes({ AttributeType: { enum: named = [] } = {} }: Readonly<Record<string, Schema>>): void {
  const files = [...attributeTypes().keys()];
  const faults = [
    ...named.filter(name => !files.includes(String(name))).map(name => `'${name}' has no file ${folder}/${name}.ts`),
    ...files
      .filter(name => !named.includes(name))
      .map(name => `${folder}/${name}.ts is of no type; expected '${name}' among the values`),
  ];
  if (faults.length > 0) throw new Refusal('components.schemas.AttributeType', faults);
}
