import type { Schema } from './document.js';
import { schemaNamed } from './names.js';

/** A value of a result that a dialect writes as a number, or as the text of one. `*` in the path is every key or element. */
export interface Conversion {
  readonly path: readonly string[];
  readonly to: 'integer' | Readonly<Record<string, number | string>>;
}

type Schemas = Readonly<Record<string, Schema>>;

/** What a dialect changes in a result, told by the `x-dialect` marks of its schemas. */
export function conversionsOf(schema: Schema, dialect: string, schemas: Schemas): Conversion[] {
  return unique(changes(schema, dialect, schemas, []));
}

function changes(schema: Schema, dialect: string, schemas: Schemas, path: readonly string[]): Conversion[] {
  const { 'x-dialect': dialects, 'x-numbers': numbers } = schema;
  const type = dialects?.[dialect]?.type;
  if (type === 'integer') return [{ path, to: numbers ?? 'integer' }];
  if (type === 'string' && numbers) return [{ path, to: textsOf(numbers) }];
  return partsOf(schema, schemas).flatMap(([key, part]) => changes(part, dialect, schemas, [...path, ...key]));
}

function textsOf(numbers: Readonly<Record<string, number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(numbers).map(([constant, number]) => [constant, String(number)]));
}

function partsOf(schema: Schema, schemas: Schemas): [key: string[], part: Schema][] {
  const { properties = {}, additionalProperties, items, $ref, anyOf = [], allOf = [] } = schema;
  const elements = [additionalProperties, items].filter(part => typeof part === 'object');
  const same = [...anyOf, ...allOf, ...($ref === undefined ? [] : [schemas[schemaNamed($ref)] ?? {}])];
  return [
    ...Object.entries(properties).map(([key, part]): [string[], Schema] => [[key], part]),
    ...elements.map((part): [string[], Schema] => [['*'], part]),
    ...same.map((part): [string[], Schema] => [[], part]),
  ];
}

function unique(conversions: Conversion[]): Conversion[] {
  return [...new Map(conversions.map(one => [JSON.stringify(one), one])).values()];
}
