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

/** The member that names what a rule is about, by part; other definitions name themselves. */
const namingRules: Readonly<Partial<Record<SchemaPart, string>>> = {
  attribute_rules: 'attribute',
  object_type_rules: 'objectType',
};

/** Whether the definitions of a part are rules about what ships. */
export function isOfRules(part: SchemaPart): boolean {
  return namingRules[part] !== undefined;
}

/** The member that says what a rule is about. */
export function aboutOf(part: SchemaPart, name: string): Readonly<Record<string, string>> {
  const member = namingRules[part];
  return member === undefined ? {} : { [member]: name };
}
