import type { Method, OpenRpc, Selects } from '../discovery/openrpc.js';
import type { Schema } from '../rpc/json-schema.js';
import { DocumentError } from './document-shape.js';
import { type Paging, pagingOf } from './paging.js';
import { namesIn, schemaNamed } from './schema-names.js';

type Schemas = Readonly<Record<string, Schema>>;

/** The result of calls without the parameter that selects members of it. */
export interface WholeResult {
  /** The parameter that selects members. */
  readonly parameter: string;
  readonly result: Schema;
  readonly paging: Paging | undefined;
  /** The named schemas that it consists of, beside those of the document. */
  readonly schemas: Schemas;
}

/**
 * The result of a method without the parameter that has the mark `x-selects`: copies of the schemas that lead to the selected one, in which its
 * members are required.
 * @throws DocumentError where a schema of the document has the name of a copy
 */
export function wholeResultOf(method: Method, parameter: string, selects: Selects, document: OpenRpc): WholeResult {
  const { schemas = {} } = document.components;
  const names = Object.keys(schemas).filter(name => leadsTo(selects.schema, name, schemas));
  const whole = Object.fromEntries(names.map(name => [wholeName(name), wholeSchema(name, selects, names, schemas)]));
  const taken = Object.keys(whole).find(name => Object.hasOwn(schemas, name));
  if (taken !== undefined) throw new DocumentError(`a schema cannot be named "${taken}": the client has one of this name`);
  const result = { ...method.result, schema: copySchema(method.result.schema, names) };
  return { parameter, result: result.schema, paging: pagingOf({ ...method, result }, { ...schemas, ...whole }), schemas: whole };
}

function wholeName(name: string): string {
  return `Whole${name}`;
}

function leadsTo(target: string, name: string, schemas: Schemas): boolean {
  return name === target || namesIn(schemas[name] ?? {}).some(each => leadsTo(target, each, schemas));
}

function wholeSchema(name: string, { schema, members }: Selects, names: readonly string[], schemas: Schemas): Schema {
  const copy = copySchema(schemas[name] ?? {}, names);
  return name === schema ? { ...copy, required: [...(copy.required ?? []), ...members] } : copy;
}

/** The schema with references to copies instead of those of these names. */
function copySchema(schema: Schema, names: readonly string[]): Schema {
  const inner = (part: Schema): Schema => copySchema(part, names);
  const { $ref, properties, items, anyOf, allOf, additionalProperties } = schema;
  const isReplaced = $ref !== undefined && names.includes(schemaNamed($ref));
  return {
    ...schema,
    ...(isReplaced && { $ref: $ref.replace(/[^/]*$/, wholeName(schemaNamed($ref))) }),
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, inner(part)])) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: inner(additionalProperties) }),
    ...(items && { items: inner(items) }),
    ...(anyOf && { anyOf: anyOf.map(inner) }),
    ...(allOf && { allOf: allOf.map(inner) }),
  };
}
