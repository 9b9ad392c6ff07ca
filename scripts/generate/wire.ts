import type { Schema } from './document.js';
import { schemaNamed } from './names.js';

type Keyword = keyof Schema;

// What a validator does not need: texts for readers, and marks that other emitters read.
const dropped: readonly Keyword[] = ['title', 'description', 'x-dialect', 'x-numbers'];

/** A schema as ajv is given it: named schemas go by their bare names. */
export function wireSchema(schema: Schema): object {
  const entries = Object.entries(schema).filter(([keyword]) => !dropped.includes(keyword as Keyword));
  return Object.fromEntries(entries.map(([keyword, value]) => [keyword, wireValue(keyword as Keyword, value)]));
}

function wireValue(keyword: Keyword, value: unknown): unknown {
  const part = wireKeywords[keyword];
  return part ? part(value as never) : value;
}

const wireKeywords: { readonly [Name in Keyword]?: (value: NonNullable<Schema[Name]>) => unknown } = {
  $ref: schemaNamed,
  properties: wireSchemas,
  additionalProperties: value => (typeof value === 'object' ? wireSchema(value) : value),
  items: wireSchema,
  anyOf: value => value.map(wireSchema),
  allOf: value => value.map(wireSchema),
};

/** Named schemas or properties as ajv is given them. */
export function wireSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, object> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, wireSchema(schema)]));
}
