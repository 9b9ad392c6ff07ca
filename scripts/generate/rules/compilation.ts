import { Ajv } from 'ajv';
import type { Document } from '../document/document.js';
import { wireSchemas } from '../document/wire.js';
import type { Rule } from './rules.js';

/** An ajv that knows the named schemas as the emitted validators will. */
export function ajvFor({ components: { schemas = {} } }: Document): Ajv {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strict: true });
  ajv.addVocabulary(['x-expected', 'x-expected-de']);
  for (const [name, schema] of Object.entries(wireSchemas(schemas))) ajv.addSchema(schema, name);
  return ajv;
}

/** Every named schema can become a validator. */
export const compilingSchemas: Rule = document => {
  const names = Object.keys(document.components.schemas ?? {});
  if (faultsIn(names, ajvFor(document)).length === 0) return [];
  // After a failure an ajv answers the same error for whatever refers to it: each name gets its own.
  return names.flatMap(name => faultsIn([name], ajvFor(document)));
};

function faultsIn(names: readonly string[], ajv: Ajv): readonly string[] {
  return names.flatMap(name => {
    try {
      ajv.compile({ $ref: name });
      return [];
    } catch (error) {
      return [`#/components/schemas/${name}: ${error instanceof Error ? error.message : error}`];
    }
  });
}
