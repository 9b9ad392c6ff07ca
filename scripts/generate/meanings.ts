import type { Schema } from './document/document.js';
import { distinct, type Path, partsOf, type Schemas } from './parts.js';

/** A value of a parameter that stands for another one. */
export interface Meaning {
  readonly path: Path;
  readonly as: 'id' | 'digits' | Readonly<Record<string, string | number>>;
}

/** Conversions of the values of a parameter in every dialect: ids, and integers given as texts of digits. */
export function meaningsOf(schema: Schema, schemas: Schemas): Meaning[] {
  return meanings(schema, schemas, ({ title, 'x-digits': digits }) => (title === 'Id' && 'id') || (digits && 'digits'));
}

/** Conversions of the values of a parameter that only a dialect has. */
export function synonymsOf(schema: Schema, dialect: string, schemas: Schemas): Meaning[] {
  return meanings(schema, schemas, ({ 'x-synonyms': synonyms = {} }) => synonyms[dialect]);
}

type Find = (schema: Schema) => Meaning['as'] | false | undefined;

function meanings(schema: Schema, schemas: Schemas, find: Find): Meaning[] {
  return distinct(placesOf(schema, schemas, find, []));
}

function placesOf(schema: Schema, schemas: Schemas, find: Find, path: Path): Meaning[] {
  const as = find(schema);
  if (as) return [{ path, as }];
  return partsOf(schema, schemas).flatMap(([key, part]) => placesOf(part, schemas, find, [...path, ...key]));
}
