import { isDeepStrictEqual } from 'node:util';
import type { DefinitionContent } from '../storage/schema.js';
import { choicesIn, namesOfChoice } from './choices.js';
import { attributesIn, type Definition, namesIn, type SchemaPart, type SchemaPartName, schemaParts } from './definitions.js';

/** Members of a definition itself: without its number, and what it consists of. */
export function ownMembers(part: SchemaPartName, { id: _, ...members }: Definition): Definition {
  const { list }: SchemaPart = schemaParts[part];
  return Object.fromEntries(Object.entries(members).filter(([member]) => member !== list));
}

/** The names of each part of a definition. */
export function partsIn(definition: Definition): readonly (readonly string[])[] {
  return [...attributesIn(definition).map(namesIn), ...choicesIn(definition).map(namesOfChoice)];
}

/** A definition as the database has it, in force. */
export function contentOf(part: SchemaPartName, name: string, definition: Definition): DefinitionContent {
  return { part, name, definition: JSON.stringify(definition), removed: 0 };
}

/** Whether two texts say the same: members have no order. */
export function isSameText(one: string, other: string): boolean {
  return one === other || isDeepStrictEqual(JSON.parse(one), JSON.parse(other));
}
