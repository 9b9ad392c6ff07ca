import { textOf } from '../../../csv/cell-text.js';
import { keyOfTitle } from '../../../mappings/key-of-title.js';
import { recordIn } from '../../attributes/entry-values.js';
import type { SchemaPart } from './schema-part.js';

/** A title as a key: small letters, digits and underscores, such as `water_level`. It comes from the English title, or else the German one. */
export function keyFrom(title: unknown): string {
  const { en, de } = recordIn(title);
  return keyOfTitle(textOf(en).trim() || textOf(de).trim());
}

/** How names of definitions begin, by part. */
const beginnings = {
  categories: 'C__CATG__CUSTOM_',
  object_types: 'C__OBJTYPE__',
  object_type_groups: 'C__OBJTYPE_GROUP__',
  relation_types: 'C__RELATION_TYPE__',
  dialogs: 'own_',
  category_rules: '',
  attribute_rules: '',
  object_type_rules: '',
} as const satisfies Readonly<Record<SchemaPart, string>>;

/** The name of a new definition, from its title. */
export function nameFrom(part: SchemaPart, title: unknown): string {
  const key = keyFrom(title);
  return beginnings[part] + (part === 'dialogs' ? key : key.toUpperCase());
}
