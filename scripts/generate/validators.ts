import type { Method, Spec } from './spec.js';
import { header, keyed } from './text.js';
import { wireSchema, wireSchemas } from './wire.js';

/** validators.ts: the schemas of parameters and of named shapes, compiled at first use. */
export function emitValidators(spec: Spec): string {
  return `${header}
import { Ajv, type ValidateFunction } from 'ajv';
import type { MethodName } from './methods.js';
import type { Schemas } from './types.js';

/** The name of a schema that values can be checked against. */
export type SchemaName = keyof Schemas;

${tables(spec)}
/** Validators are made while callers wait, and the generator has checked the schemas. */
const madeFast = { validateSchema: false, code: { optimize: false } } as const;

const ajv = new Ajv({ useDefaults: true, allowUnionTypes: true, strict: true, verbose: true, ...madeFast });
ajv.addVocabulary(['x-expected']);
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);

const ofParameters = new Map<MethodName, ValidateFunction>();

const ofSchemas = new Map<SchemaName, ValidateFunction>();

/** Checks parameters that are given, after ids and aliases are normalised, and fills in defaults. Tells the first fault. */
export function parameterValidator(method: MethodName): ValidateFunction {
  return compiledOnce(ofParameters, method, () => ({ type: 'object', properties: parameters[method], additionalProperties: false }));
}

/** Checks a value against a named schema. */
export function schemaValidator<Name extends SchemaName>(name: Name): ValidateFunction<Schemas[Name]> {
  return compiledOnce(ofSchemas, name, () => ({ $ref: name }));
}

function compiledOnce<Key, Value>(compiled: Map<Key, ValidateFunction>, key: Key, schema: () => object): ValidateFunction<Value> {
  if (!compiled.has(key)) compiled.set(key, ajv.compile(schema()));
  return compiled.get(key) as ValidateFunction<Value>;
}
`;
}

function tables({ schemas, methods }: Spec): string {
  return `/** Named schemas; what refers to one does so by its bare name. */
export const schemas: Readonly<Record<SchemaName, object>> = {
${rows(wireSchemas(schemas))}};

const parameters: Readonly<Record<MethodName, Readonly<Record<string, object>>>> = {
${rows(Object.fromEntries(methods.map(method => [method.name, parameterSchemas(method)])))}};
`;
}

function rows(table: Readonly<Record<string, object>>): string {
  return Object.entries(table)
    .map(([name, value]) => `  ${keyed(name, value, '  ')},\n`)
    .join('');
}

function parameterSchemas({ parameters }: Method): Record<string, object> {
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, wireSchema(schema)]));
}
