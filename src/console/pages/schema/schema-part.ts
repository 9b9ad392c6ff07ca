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
  'object_type_rules',
] as const satisfies readonly SchemaPart[];

/** The member that names a definition, by part: a rule has the name of what it is about. */
export const namingMembers = {
  categories: 'const',
  object_types: 'const',
  relation_types: 'const',
  dialogs: 'name',
  object_type_groups: 'const',
  attribute_rules: 'attribute',
  object_type_rules: 'objectType',
} as const satisfies Readonly<Record<SchemaPart, string>>;

/** Whether what is of a part is a rule about something that ships. */
export function isRule(part: SchemaPart): boolean {
  return part === 'attribute_rules' || part === 'object_type_rules';
}
