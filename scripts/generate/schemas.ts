import { wireSchema, wireSchemas } from './document/wire.js';
import type { Method, Spec } from './spec.js';
import { header, keyed } from './text.js';

/** schemas.ts: the schemas of named shapes and of the parameters and options of each method, as validators are made of them. */
export function emitSchemas({ schemas, methods }: Spec): string {
  const ofParameters = Object.fromEntries(methods.map(method => [method.name, parameterSchemas(method)]));
  return `${header}
import type { MethodName } from './methods.js';
import type { Schemas } from './types.js';

/** Named schemas; what refers to one does so by its bare name. */
export const schemas: Readonly<Record<keyof Schemas, object>> = {
${rows(wireSchemas(schemas))}};

/** Per method the schemas of its parameters and options by their names. */
export const parameterSchemas: Readonly<Record<MethodName, Readonly<Record<string, object>>>> = {
${rows(ofParameters)}};
`;
}

function rows(table: Readonly<Record<string, object>>): string {
  return Object.entries(table)
    .map(([name, value]) => `  ${keyed(name, value, '  ')},\n`)
    .join('');
}

function parameterSchemas({ parameters, options }: Method): Record<string, object> {
  return Object.fromEntries([...parameters, ...options].map(({ name, schema }) => [name, wireSchema(schema)]));
}
