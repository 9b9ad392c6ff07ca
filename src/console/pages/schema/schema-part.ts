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
  'category_rules',
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
  category_rules: 'category',
  attribute_rules: 'attribute',
  object_type_rules: 'objectType',
} as const satisfies Readonly<Record<SchemaPart, string>>;

/** Rules about what ships, by the part that defines such a thing for the site itself. */
export const rulesBeside = {
  categories: 'category_rules',
  object_types: 'object_type_rules',
} as const satisfies Readonly<Partial<Record<SchemaPart, SchemaPart>>>;

/** Whether what is of a part is a rule about something that ships. */
export function isRule(part: SchemaPart): boolean {
  return part === 'attribute_rules' || Object.values<SchemaPart>(rulesBeside).includes(part);
}
