import type { Schema } from './document/document.js';
import { schemaNamed } from './document/names.js';

export type Schemas = Readonly<Record<string, Schema>>;

/** Where a value stands in another; `*` is every key or element. */
export type Path = readonly string[];

/** Subschemas of a schema by their paths: members, elements, and schemas that the value may or must fit. */
export function partsOf(schema: Schema, schemas: Schemas): [path: Path, part: Schema][] {
  const { properties = {}, additionalProperties, items, $ref, anyOf = [], allOf = [] } = schema;
  const elements = [additionalProperties, items].filter(part => typeof part === 'object');
  const same = [...anyOf, ...allOf, ...($ref === undefined ? [] : [schemas[schemaNamed($ref)] ?? {}])];
  return [
    ...Object.entries(properties).map(([key, part]): [Path, Schema] => [[key], part]),
    ...elements.map((part): [Path, Schema] => [['*'], part]),
    ...same.map((part): [Path, Schema] => [[], part]),
  ];
}

/** Each once, whatever schemas lead to it. */
export function distinct<Value>(values: readonly Value[]): Value[] {
  return [...new Map(values.map(one => [JSON.stringify(one), one])).values()];
}
