import { document } from './catalogue.js';
import type { DialectName } from './service.js';

export type Schema = { readonly [keyword: string]: unknown };
type ByName = Readonly<Record<string, Schema>>;

interface Marks {
  readonly 'x-dialect'?: Partial<Record<DialectName, Schema>>;
  readonly 'x-synonyms'?: Partial<Record<DialectName, Readonly<Record<string, unknown>>>>;
}

/** A schema with what stands under its `x-dialect` in place of what the mark belongs to, and with what may be given besides. */
export function schemaInDialect(schema: unknown, dialect: DialectName): unknown {
  if (Array.isArray(schema)) return schema.map(each => schemaInDialect(each, dialect));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { 'x-dialect': marks, 'x-synonyms': synonyms, ...plain } = schema as Marks;
  const meant = Object.entries(marks?.[dialect] ?? plain).map(([key, each]) => [key, schemaInDialect(each, dialect)]);
  const others = synonyms?.[dialect];
  return others ? { anyOf: [Object.fromEntries(meant), { enum: Object.keys(others) }] } : Object.fromEntries(meant);
}

/** Every named schema as it is in a dialect. One that names itself in a dialect means what it is without. */
function schemasIn(dialect: DialectName): Readonly<Record<string, unknown>> {
  const named = Object.entries(document.components.schemas as ByName).flatMap(([name, schema]) => {
    const { 'x-dialect': marks, ...plain } = schema;
    const itself = (text: string) => text.replaceAll(`#/components/schemas/${name}"`, `#/components/schemas/${name}Itself"`);
    const meant = JSON.parse(itself(JSON.stringify(schemaInDialect(schema, dialect))));
    return marks
      ? [[name, meant] as const, [`${name}Itself`, schemaInDialect(plain, dialect)] as const]
      : [[name, meant] as const];
  });
  return Object.fromEntries(named);
}

/** Components that schemas refer to, by dialect. */
export const components = {
  contract: { schemas: schemasIn('contract'), contentDescriptors: document.components.contentDescriptors },
  idoit: { schemas: schemasIn('idoit'), contentDescriptors: document.components.contentDescriptors },
};
