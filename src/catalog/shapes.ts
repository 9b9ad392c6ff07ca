import type { ValidateFunction } from 'ajv';
import { ajvLibrary } from '../rpc/ajv-library.js';
import { type ShapeFault, shapeFaults } from './shape.js';
import type { parts } from './sources.js';

/** Schemas by their bare names, which `$ref` means. */
export type NamedSchemas = Readonly<Record<string, object>>;

/** Validates a value against the schema of a definition: returns every fault, none where it conforms. */
export type Shapes = (schema: (typeof parts)[keyof typeof parts]['schema'], value: unknown) => readonly ShapeFault[];

/** Shapes by these schemas, each compiled at first use. */
export function shapesBy(schemas: NamedSchemas): Shapes {
  const library = ajvLibrary();
  const ajv = new library.Ajv({
    allErrors: true,
    allowUnionTypes: true,
    verbose: true,
    validateSchema: false,
    code: { optimize: false },
  });
  ajv.addVocabulary(['x-expected', 'x-expected-de']);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const compiled = new Map<string, ValidateFunction>();
  return (name, value) => {
    const validate = compiled.get(name) ?? ajv.compile({ $ref: name });
    compiled.set(name, validate);
    return validate(value) ? [] : shapeFaults(validate.errors ?? [], value, schemas);
  };
}
