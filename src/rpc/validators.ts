import type { Ajv, ValidateFunction } from 'ajv';
import type { MethodName } from '../../generated/methods.js';
import { parameterSchemas, schemas } from '../../generated/schemas.js';
import type { Schemas } from '../../generated/types.js';
import { ajvLibrary } from './ajv-library.js';

/** Validators are made while callers wait, and the generator has checked the schemas. */
const madeFast = {
  validateSchema: false,
  code: { optimize: false, regExp: Object.assign(wellFormedText, { code: '' }) },
} as const;

/** A pattern that half a surrogate pair meets never: no engine of a database keeps one, and only some dialects of patterns can name it. */
function wellFormedText(pattern: string, flags: string) {
  const form = new RegExp(pattern, flags);
  return { test: (value: string) => value.isWellFormed() && form.test(value), toString: () => String(form) };
}

let made: Ajv | undefined;

/** The library with all schemas, made at its first use. */
function ajv(): Ajv {
  if (made) return made;
  const library = ajvLibrary();
  made = new library.Ajv({ useDefaults: true, allowUnionTypes: true, strict: true, verbose: true, ...madeFast });
  made.addVocabulary(['x-expected', 'x-expected-de']);
  for (const [name, schema] of Object.entries(schemas)) made.addSchema(schema, name);
  return made;
}

const ofParameters = new Map<MethodName, ValidateFunction>();

const ofSchemas = new Map<keyof Schemas, ValidateFunction>();

/** Makes ready what all validators need: no call waits for it where a service does so at its start. */
export function prepareValidators(): void {
  ajv();
}

/** Checks parameters that are given, after ids and aliases are normalised, and fills in defaults. Reports the first fault. */
export function parameterValidator(method: MethodName): ValidateFunction {
  const schema = () => ({ type: 'object', properties: parameterSchemas[method], additionalProperties: false });
  return compileOnce(ofParameters, method, schema);
}

/** Checks a value against a named schema. */
export function schemaValidator<Name extends keyof Schemas>(name: Name): ValidateFunction<Schemas[Name]> {
  return compileOnce(ofSchemas, name, () => ({ $ref: name }));
}

function compileOnce<Key, Value>(compiled: Map<Key, ValidateFunction>, key: Key, schema: () => object): ValidateFunction<Value> {
  if (!compiled.has(key)) compiled.set(key, ajv().compile(schema()));
  return compiled.get(key) as ValidateFunction<Value>;
}
