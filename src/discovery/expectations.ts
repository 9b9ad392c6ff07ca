import type { Schema } from '../rpc/json-schema.js';

/** Marks that say what is expected, in a language each. */
export const expectationMarks = ['x-expected', 'x-expected-de'] as const;

/** Keywords and marks whose number a text of an expectation names in braces, such as `{maxLength}`. */
const limits = ['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'x-max-bytes'] as const;

type Schemas = Readonly<Record<string, Schema>>;

/** The schema whose expectations have numbers in place of the limits that they name. A limit that the schema does not have once stays as it is. */
export function withLimits<Named extends Schema>(schema: Named, schemas: Schemas): Named {
  const texts = expectationMarks.flatMap(mark => {
    const text = schema[mark];
    return text === undefined ? [] : [[mark, fillPlaceholders(text, limitsOf(schema, schemas))] as const];
  });
  return texts.length === 0 ? schema : { ...schema, ...Object.fromEntries(texts) };
}

function fillPlaceholders(text: string, numbers: ReadonlyMap<string, number>): string {
  return text.replaceAll(/\{([a-zA-Z-]+)\}/g, (braced, name) => String(numbers.get(name) ?? braced));
}

/** The limits that stand once in a schema, its alternatives and the schemas that they refer to. */
export function limitsOf(schema: Schema, schemas: Schemas): ReadonlyMap<string, number> {
  const alternatives = alternativesOf(schema, schemas);
  return new Map(
    limits.flatMap(limit => {
      const [number, ...others] = new Set(alternatives.flatMap(each => each[limit] ?? []));
      return number === undefined || others.length > 0 ? [] : [[limit, number]];
    }),
  );
}

function alternativesOf(schema: Schema, schemas: Schemas): readonly Schema[] {
  const { $ref, anyOf = [], allOf = [] } = schema;
  const named = $ref === undefined ? undefined : schemas[$ref.slice($ref.lastIndexOf('/') + 1)];
  return [schema, ...[...anyOf, ...allOf, ...(named ? [named] : [])].flatMap(each => alternativesOf(each, schemas))];
}
