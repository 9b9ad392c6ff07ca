import { attributeTypes } from '../../src/attributes/attribute-types.js';
import type { Schema } from './document/document.js';
import { SpecError } from './spec.js';

const folder = 'src/attributes/types';

/**
 * Rejects a document that names other attribute types than there are files.
 * @throws SpecError
 */
export function rejectUnknownTypes({ AttributeType: { enum: named = [] } = {} }: Readonly<Record<string, Schema>>): void {
  const files = [...attributeTypes().keys()];
  const faults = [
    ...named.filter(name => !files.includes(String(name))).map(name => `'${name}' has no file ${folder}/${name}.ts`),
    ...files
      .filter(name => !named.includes(name))
      .map(name => `${folder}/${name}.ts is of no type; expected '${name}' among the values`),
  ];
  if (faults.length > 0) throw new SpecError('components.schemas.AttributeType', faults);
}
