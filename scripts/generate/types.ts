import { declaration } from './declarations.js';
import type { Schema } from './document.js';
import { schemaReference } from './names.js';
import { inputType, paramsType } from './parameters.js';
import type { Method, Spec } from './spec.js';
import { header } from './text.js';

/** types.ts: one type per named schema; Params, Input and Result per method. */
export async function emitTypes({ schemas, methods }: Spec): Promise<string> {
  const named = Object.entries(schemas).map(([name, schema]) => declaration(name, schema));
  const ofMethods = methods.flatMap(method => [paramsType(method), inputType(method), resultType(method)]);
  const declarations = await Promise.all([...named, index(Object.keys(schemas)), ...ofMethods]);
  return [header, ...declarations].join('\n');
}

function index(names: string[]): Promise<string> {
  const properties = Object.fromEntries(names.map((name): [string, Schema] => [name, { $ref: schemaReference(name) }]));
  const description = 'Every named schema and its type.';
  return declaration('Schemas', { description, type: 'object', properties, required: names, additionalProperties: false });
}

function resultType({ name, typeName, result }: Method): Promise<string> {
  return declaration(`${typeName}Result`, { description: `What ${name} answers.`, $ref: schemaReference(result) });
}
