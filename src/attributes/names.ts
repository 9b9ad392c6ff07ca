import type { Attribute } from './attribute-type.js';

/** The key that callers know an attribute by: that of its last renaming, where there was one. Its values stay stored under the first. */
export function nameOf({ key, name = key }: Pick<Attribute, 'key' | 'name'>): string {
  return name;
}

/** Every key by which callers may name an attribute, the current one first. */
export function namesOf(attribute: Pick<Attribute, 'key' | 'name' | 'aliases'>): readonly string[] {
  return [nameOf(attribute), ...(attribute.aliases ?? [])];
}
