import type { SchemaDocument } from '../../generated/types.js';

/** Letters that are written with two. */
const written: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'oe' };

/** A title as a key: small letters, digits and underscores, such as `water_level`. */
export function keyOfTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüßæø]/g, letter => written[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
}

/** The key of an attribute from its English title, or else the German one; empty where neither has a letter or digit of a key. */
export function keyFrom(title: unknown): string {
  const { en, de }: { readonly en?: unknown; readonly de?: unknown } = Object(title);
  const [given = ''] = [en, de].filter(each => typeof each === 'string' && each.trim() !== '');
  return keyOfTitle(String(given));
}

/** How names of definitions begin, by part. */
const beginnings: Readonly<Partial<Record<keyof SchemaDocument, string>>> = {
  categories: 'C__CATG__CUSTOM_',
  object_types: 'C__OBJTYPE__',
  object_type_groups: 'C__OBJTYPE_GROUP__',
  relation_types: 'C__RELATION_TYPE__',
  dialogs: 'own_',
};

/** The name of a definition from its title; empty where that gives none, and for rules, which have the name of what they are about. */
export function nameFrom(part: keyof SchemaDocument, title: unknown): string {
  const [beginning, key] = [beginnings[part], keyFrom(title)];
  if (beginning === undefined || key === '') return '';
  return beginning + (part === 'dialogs' ? key : key.toUpperCase());
}
