import type { JSONSchema } from 'json-schema-to-typescript';
import type { Schema } from '../../rpc/json-schema.js';
import { schemaNamed } from '../schema-names.js';
import { meaningOf, prose } from '../text.js';

/** A schema that a type is made from. Names of other schemas are types in it, and of a document only what is known gets into it. */
export type TypeSchema = JSONSchema;

/** Begins names of members: those of a document would have other meanings, and a key without it is no name. */
export const memberMark = ':';

/** A name of a document as a key; the package rejects half a character in one. */
function memberKey(name: string): string {
  return memberMark + name.toWellFormed();
}

const simple: readonly string[] = ['string', 'integer', 'number', 'boolean', 'null'] satisfies JSONSchema['type'][];

/** A named schema as a type, which at least its name describes. */
export function schemaType([name, schema]: readonly [name: string, schema: Schema]): [name: string, schema: TypeSchema] {
  return [name, described(shapeOf(schema), schema.description ?? name)];
}

/** A schema with its description, which fits on a line. */
export function described(schema: TypeSchema, description: string): TypeSchema {
  return description === '' ? schema : { ...schema, description: prose(description) };
}

/** The schema of an object with these members, and of others if a key says which. */
export function objectSchema(
  members: Readonly<Record<string, TypeSchema>>,
  required: readonly string[],
  others: object = {},
): TypeSchema {
  const named = Object.entries(members).map(([name, member]) => [memberKey(name), member]);
  const keys = [...required.map(memberKey), ...Object.keys(others)];
  return { type: 'object', properties: { ...Object.fromEntries(named), ...others }, required: keys, additionalProperties: false };
}

function shapeOf(schema: Schema): TypeSchema {
  const { $ref, enum: values, anyOf, allOf, type = '', items = {}, minItems, maxItems } = schema;
  if ($ref !== undefined) return { tsType: schemaNamed($ref) };
  if (values || anyOf) return { anyOf: alternatives(schema) };
  if (allOf) return { allOf: allOf.map(shapeOf) };
  if (type === 'array') return { type, items: shapeOf(items), ...(minItems === 1 && maxItems === 1 && { minItems, maxItems }) };
  if (type === 'object') return objectShape(schema);
  if (schema['x-numeric']) return { tsType: `\`\${number}\`` };
  return simple.includes(type) ? { type: type as 'string' } : { tsType: 'unknown' };
}

/** The types of a union. Known values are checked; where the catalogue may have grown, a caller may say that another is meant. */
function alternatives(schema: Schema): TypeSchema[] {
  const { $ref, enum: values, anyOf, type = '', 'x-extensible': grows } = schema;
  if ($ref === undefined && values) {
    if (grows && type !== 'string') return [shapeOf({ type })];
    return [...values.map(value => ({ enum: [value] })), ...(grows ? [{ tsType: 'OtherConstant' }] : [])];
  }
  return $ref === undefined && anyOf ? anyOf.flatMap(alternatives) : [shapeOf(schema)];
}

function objectShape(schema: Schema): TypeSchema {
  const { properties = {}, required = [], additionalProperties = false } = schema;
  const members = Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, memberType(member)]));
  const isEmpty = Object.keys(members).length === 0 && !additionalProperties;
  return isEmpty ? { tsType: 'Record<string, never>' } : objectSchema(members, required, otherMembers(schema));
}

/** Editors strike out what has the tag. */
function memberType({ deprecated, ...member }: Schema): TypeSchema {
  const meaning = meaningOf(member);
  return described(shapeOf(member), deprecated ? `${meaning} @deprecated` : meaning);
}

/** Names that are checked may be others only where the caller says so. */
function otherMembers({
  properties = {},
  additionalProperties: others = false,
  propertyNames,
}: Schema): Record<string, TypeSchema> {
  if (others === false) return {};
  const isTyped = typeof others === 'object' && (propertyNames || Object.keys(properties).length === 0);
  return {
    [`[${propertyNames ? 'constant: OtherConstant' : 'name: string'}]`]: isTyped ? shapeOf(others) : { tsType: 'unknown' },
  };
}
