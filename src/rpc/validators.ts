import { Ajv, type ValidateFunction } from 'ajv';
import type { MethodName } from '../../generated/methods.js';
import { parameterSchemas, schemas } from '../../generated/schemas.js';
import type { Schemas } from '../../generated/types.js';

/** Validators are made while callers wait, and the generator has checked the schemas. */
const madeFast = { validateSchema: false, code: { optimize: false } } as const;

const ajv = new Ajv({ useDefaults: true, allowUnionTypes: true, strict: true, verbose: true, ...madeFast });
ajv.addVocabulary(['x-expected']);
for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);

const ofParameters = new Map<MethodName, ValidateFunction>();

const ofSchemas = new Map<keyof Schemas, ValidateFunction>();

/** Checks parameters that are given, after ids and aliases are normalised, and fills in defaults. Reports the first fault. */
export function parameterValidator(method: MethodName): ValidateFunction {
  const schema = () => ({ type: 'object', properties: parameterSchemas[method], additionalProperties: false });
  return compiledOnce(ofParameters, method, schema);
}

/** Checks a value against a named schema. */
export function schemaValidator<Name extends keyof Schemas>(name: Name): ValidateFunction<Schemas[Name]> {
  return compiledOnce(ofSchemas, name, () => ({ $ref: name }));
}

function compiledOnce<Key, Value>(compiled: Map<Key, ValidateFunction>, key: Key, schema: () => object): ValidateFunction<Value> {
  if (!compiled.has(key)) compiled.set(key, ajv.compile(schema()));
  return compiled.get(key) as ValidateFunction<Value>;
}
