import type { Schema } from './document/document.js';
import { distinct, type Path, partsOf, type Schemas } from './parts.js';

/** A value of a result that a dialect writes as a number, or as the text of one. `*` in the path is every key or element. */
export interface Conversion {
  readonly path: Path;
  readonly to: 'integer' | Readonly<Record<string, number | string>>;
}

/** Changes of a dialect to a result, from the `x-dialect` marks of its schemas. */
export function conversionsOf(schema: Schema, dialect: string, schemas: Schemas): Conversion[] {
  return distinct(changes(schema, dialect, schemas, []));
}

function changes(schema: Schema, dialect: string, schemas: Schemas, path: Path): Conversion[] {
  const { 'x-dialect': dialects, 'x-numbers': numbers } = schema;
  const type = dialects?.[dialect]?.type;
  if (type === 'integer') return [{ path, to: numbers ?? 'integer' }];
  if (type === 'string' && numbers) return [{ path, to: textsOf(numbers) }];
  return partsOf(schema, schemas).flatMap(([key, part]) => changes(part, dialect, schemas, [...path, ...key]));
}

function textsOf(numbers: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([constant, number]) => [constant, String(number)]));
}
