import { Ajv } from 'ajv';
import type { Document } from '../document.js';
import type { Rule } from '../rules.js';
import { wireSchemas } from '../wire.js';

/** An ajv that knows the named schemas as the emitted validators will. */
export function ajvFor({ components: { schemas = {} } }: Document): Ajv {
  const ajv = new Ajv({ allErrors: true, allowUnionTypes: true, strict: true });
  ajv.addVocabulary(['x-expected']);
  for (const [name, schema] of Object.entries(wireSchemas(schemas))) ajv.addSchema(schema, name);
  return ajv;
}

/** Every named schema can become a validator. */
export const compilingSchemas: Rule = document =>
  Object.keys(document.components.schemas ?? {}).flatMap(name => {
    // Its own ajv for each: after a failure the library answers the same error for whatever refers to it.
    try {
      ajvFor(document).compile({ $ref: name });
      return [];
    } catch (error) {
      return [`#/components/schemas/${name}: ${error instanceof Error ? error.message : error}`];
    }
  });
