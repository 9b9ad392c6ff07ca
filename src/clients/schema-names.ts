import type { Schema } from '../rpc/json-schema.js';

/** #/components/schemas/Id → Id */
export function schemaNamed(pointer: string): string {
  return pointer.slice(pointer.lastIndexOf('/') + 1);
}

/** The named schemas that a schema refers to. */
export function namesIn({ $ref, properties = {}, items, anyOf = [], allOf = [], additionalProperties }: Schema): string[] {
  const open = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...allOf, ...open];
  return [...($ref === undefined ? [] : [schemaNamed($ref)]), ...parts.flatMap(namesIn)];
}
