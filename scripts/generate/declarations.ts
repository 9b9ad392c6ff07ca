import { compile, type JSONSchema, type Options } from 'json-schema-to-typescript';
import type { Schema } from './document.js';
import { schemaNamed } from './names.js';
import { lineWidth } from './text.js';
import { rebuilt } from './walk.js';

/** A schema that may say its type as text instead. */
export type TypeSchema = Schema & { readonly tsType?: string };

const options: Partial<Options> = {
  bannerComment: '',
  // Otherwise a list that must not be empty has a type of its own.
  ignoreMinAndMaxItems: true,
  style: { bracketSpacing: true, printWidth: lineWidth, singleQuote: true },
};

/** The declaration of an exported type. Schemas it refers to go by their names, so each is declared on its own. */
export function declaration(name: string, schema: TypeSchema): Promise<string> {
  return compile({ ...rebuilt(schema, withTypeText), title: name } as JSONSchema, name, options);
}

function withTypeText({ title, $ref, 'x-dialect': dialects, ...schema }: TypeSchema): TypeSchema {
  const tsType = $ref === undefined ? (schema.tsType ?? unlike(schema)) : schemaNamed($ref);
  return tsType === undefined ? schema : { ...schema, tsType };
}

// What the library widens: anything at all to any object, and an object without properties to anything but null.
function unlike({ type, enum: values, anyOf, allOf, properties = {}, additionalProperties }: Schema): string | undefined {
  if (!type && !values && !anyOf && !allOf) return 'unknown';
  const holdsNothing = type === 'object' && additionalProperties === false && Object.keys(properties).length === 0;
  return holdsNothing ? 'Record<string, never>' : undefined;
}
