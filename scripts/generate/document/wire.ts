import type { Schema } from './document.js';
import { schemaNamed } from './names.js';
import { rebuilt } from './walk.js';

// Keywords that validators ignore: texts for readers, and marks for other emitters.
const dropped: readonly string[] = [
  'title',
  'description',
  'x-max-bytes',
  'x-created-by',
  'x-dialect',
  'x-numbers',
  'x-synonyms',
  'x-digits',
] satisfies (keyof Schema)[];

/** A schema as ajv is given it: named schemas go by their bare names. */
export function wireSchema(schema: Schema): Schema {
  return rebuilt(schema, withBareName);
}

/** Named schemas as ajv is given them. */
export function wireSchemas(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, wireSchema(schema)]));
}

function withBareName(schema: Schema): Schema {
  const kept: Schema = Object.fromEntries(Object.entries(schema).filter(([keyword]) => !dropped.includes(keyword)));
  return {
    ...kept,
    ...(kept.pattern !== undefined && { pattern: widestPattern(schema, kept.pattern) }),
    ...(kept.$ref !== undefined && { $ref: schemaNamed(kept.$ref) }),
  };
}

/** One validator serves all dialects: it takes what the one with the longer ids takes, and conversions reject the rest before. */
function widestPattern({ 'x-dialect': dialects = {} }: Schema, pattern: string): string {
  return Object.values(dialects).find(dialect => dialect.pattern !== undefined)?.pattern ?? pattern;
}
