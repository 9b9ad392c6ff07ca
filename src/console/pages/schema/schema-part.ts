import type { SchemaDocument } from '../../../../generated/types.js';

/** The name of a part of a schema. */
export type SchemaPart = keyof SchemaDocument;

/** Parts of a schema, in the order in which they are listed. */
export const partNames = [
  'categories',
  'object_types',
  'relation_types',
  'dialogs',
  'object_type_groups',
  'attribute_rules',
] as const satisfies readonly SchemaPart[];
