// Generated from openrpc.json by scripts/generate.ts. Do not edit: run `npm run generate`.

import { Ajv, type ValidateFunction } from 'ajv';
import type { MethodName } from './methods.js';
import type { Schemas } from './types.js';

/** The name of a schema that values can be checked against. */
export type SchemaName = keyof Schemas;

/** Named schemas; what refers to one does so by its bare name. */
export const schemas: Readonly<Record<SchemaName, object>> = {
  Id: {
    anyOf: [{ type: 'integer', minimum: 1 }, { type: 'string', pattern: '^[1-9][0-9]*$' }],
    'x-expected': 'an integer from 1, or the same as a text of digits',
  },
  ThingId: { allOf: [{ $ref: 'Id' }] },
  Title: { type: 'string', minLength: 1, maxLength: 255, 'x-expected': 'a text of 1 to 255 characters' },
  Limit: { type: 'integer', minimum: 1, 'x-expected': 'an integer of at least 1' },
  Thing: {
    type: 'object',
    properties: { id: { type: 'string' }, title: { $ref: 'Title' } },
    required: ['id', 'title'],
    additionalProperties: false,
  },
  Things: { type: 'array', items: { $ref: 'Thing' } },
  Done: {
    type: 'object',
    properties: { success: { type: 'boolean', enum: [true] } },
    required: ['success'],
    additionalProperties: false,
  },
  Document: { type: 'object', additionalProperties: true },
};

const parameters: Readonly<Record<MethodName, Readonly<Record<string, object>>>> = {
  'cmdb.thing.list': { limit: { allOf: [{ $ref: 'Limit' }], default: 10 } },
  'cmdb.thing.read': { id: { $ref: 'ThingId' } },
  'cmdb.thing.remove': { id: { $ref: 'ThingId' }, title: { $ref: 'Title' } },
  'cmdb.thing.rename': { id: { $ref: 'ThingId' }, title: { $ref: 'Title' } },
  'cmdb.thing.save': { id: { $ref: 'ThingId' }, title: { $ref: 'Title' } },
  'rpc.discover': {},
};

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
