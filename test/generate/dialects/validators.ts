// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import { Ajv, type ValidateFunction } from 'ajv';
import { type Dialect, type MethodDefinition, type MethodName, methods } from './methods.js';
import type { Schemas } from './types.js';

/** The name of a schema that values can be checked against. */
export type SchemaName = keyof Schemas;

const schemas: Readonly<Record<SchemaName, object>> = {
  Id: {
    anyOf: [{ type: 'integer', minimum: 1 }, { type: 'string', pattern: '^[1-9][0-9]*$' }],
    'x-expected': 'an integer from 1, or the same as a text of digits',
  },
  ThingId: { allOf: [{ $ref: 'Id' }] },
  Kind: { type: 'string' },
  Number: { type: 'string', pattern: '^[0-9]+$' },
  Status: { type: 'string', enum: ['NORMAL', 'ARCHIVED'] },
  Thing: {
    type: 'object',
    properties: {
      id: { $ref: 'Number' },
      status: { $ref: 'Status' },
      parts: { type: 'object', additionalProperties: { type: 'array', items: { $ref: 'Number' } } },
    },
    required: ['id', 'status', 'parts'],
    additionalProperties: false,
  },
};

const parameters: Readonly<Record<MethodName, Readonly<Record<string, object>>>> = {
  'cmdb.thing.read': { id: { $ref: 'ThingId' }, kind: { $ref: 'Kind' }, status: { $ref: 'Status' } },
};

const ajv = new Ajv({ allErrors: true, useDefaults: true, allowUnionTypes: true, strict: true, verbose: true });
ajv.addVocabulary(['x-expected']);
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);

const ofParameters: Readonly<Record<Dialect, Map<MethodName, ValidateFunction>>> = {
  contract: new Map(),
  plain: new Map(),
};

const ofSchemas = new Map<SchemaName, ValidateFunction>();

/** Checks the parameters of a method, after ids and aliases are normalised, and fills in defaults. */
export function parameterValidator(method: MethodName, dialect: Dialect): ValidateFunction {
  return compiledOnce(ofParameters[dialect], method, () => ({
    type: 'object',
    properties: parameters[method],
    required: requiredIn(methods[method], dialect),
    additionalProperties: false,
  }));
}

/** Checks a value against a named schema. */
export function schemaValidator<Name extends SchemaName>(name: Name): ValidateFunction<Schemas[Name]> {
  return compiledOnce(ofSchemas, name, () => ({ $ref: name }));
}

function requiredIn({ parameters }: MethodDefinition, dialect: Dialect): string[] {
  return parameters.filter(({ required, dialects }) => dialects?.[dialect]?.required ?? required).map(({ name }) => name);
}

function compiledOnce<Key, Value>(compiled: Map<Key, ValidateFunction>, key: Key, schema: () => object): ValidateFunction<Value> {
  if (!compiled.has(key)) compiled.set(key, ajv.compile(schema()));
  return compiled.get(key) as ValidateFunction<Value>;
}
