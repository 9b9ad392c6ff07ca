import type { Schema } from '../discovery/openrpc.js';
import { type ClientCategory, type ClientModel, schemaNamed } from './model.js';
import { docComment, lineWidth, propertyKey, quoted } from './text.js';

/** The type of every named schema, and the types of entries and data by the constants of their categories. */
export function typescriptTypes({ schemas, categories }: ClientModel): string {
  const declared = schemas.map(([name, schema]) => declaration(name, schema));
  return [...declared, ...(categories.length > 0 ? byConstant(categories) : [])].join('\n');
}

/** A schema as a type. */
export function typescriptType(schema: Schema): string {
  const { $ref, enum: values, anyOf, allOf, type, items } = schema;
  if ($ref !== undefined) return schemaNamed($ref);
  if (values) return enumeration(schema);
  if (anyOf) return [...new Set(anyOf.map(typescriptType))].join(' | ');
  if (allOf) return allOf.map(typescriptType).map(withinUnion).join(' & ');
  if (type === 'array') return `${withinUnion(items ? typescriptType(items) : 'unknown')}[]`;
  if (type === 'object') return objectType(schema);
  return simple[type ?? ''] ?? 'unknown';
}

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function declaration(name: string, schema: Schema): string {
  const doc = docComment('', schema.description ?? name);
  if (schema.type !== 'object' || !schema.properties)
    return `${doc}export type ${name} =${union(typescriptType(schema), schema.anyOf ?? [])};\n`;
  return `${doc}export interface ${name} {\n${members(schema)}}\n`;
}

/** On one line where it fits, otherwise a part a line. */
function union(text: string, parts: readonly Schema[]): string {
  if (text.length < lineWidth - 40 || (parts.length < 2 && !text.includes(' | '))) return ` ${text}`;
  return text
    .split(' | ')
    .map(part => `\n  | ${part}`)
    .join('');
}

function members(schema: Schema): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const lines = Object.entries(properties).map(([key, part]) => {
    const doc = part.title ?? part.description;
    const line = `  ${propertyKey(key)}${required.includes(key) ? '' : '?'}: ${typescriptType(part)};\n`;
    return `${doc === undefined ? '' : docComment('  ', doc)}${line}`;
  });
  return `${lines.join('')}${additionalProperties ? '  [name: string]: unknown;\n' : ''}`;
}

function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties) {
    if (!additionalProperties) return 'Record<string, never>';
    return `Record<string, ${additionalProperties === true ? 'unknown' : typescriptType(additionalProperties)}>`;
  }
  const inline = Object.entries(properties).map(
    ([key, part]) => `${propertyKey(key)}${required.includes(key) ? '' : '?'}: ${typescriptType(part)}`,
  );
  return `{ ${inline.join('; ')} }`;
}

/** Known values are offered, and any other may be written where the catalogue may have grown. */
function enumeration({ enum: values = [], type = '', 'x-extensible': grows }: Schema): string {
  const known = values.map(value => (typeof value === 'string' ? quoted(value) : String(value)));
  if (!grows) return known.join(' | ');
  return type === 'string' ? [...known, '(string & {})'].join(' | ') : (simple[type] ?? 'unknown');
}

function withinUnion(type: string): string {
  return type.includes(' | ') ? `(${type})` : type;
}

function byConstant(categories: readonly ClientCategory[]): string[] {
  const lines = (name: (category: ClientCategory) => string | undefined) =>
    categories.flatMap(category => {
      const type = name(category);
      return type === undefined ? [] : [`${docComment('  ', category.title)}  ${category.const}: ${type};\n`];
    });
  return [
    `/** Per category an entry as it is read. */\nexport interface CategoryEntryTypes {\n${lines(({ entry }) => entry).join('')}}\n`,
    `/** Per category the data as it is saved; what is absent keeps its value. */\nexport interface CategoryDataTypes {\n${lines(
      ({ data }) => data,
    ).join('')}}\n`,
    categoryTypes,
  ];
}

const categoryTypes = `/** The constant of a category: one that is known here, or any other. */
export type AnyCategory = keyof CategoryEntryTypes | (string & {});

/** An entry of a category as it is read; of a category that is not known here, whatever it holds. */
export type EntryOf<Category, Other> = Category extends keyof CategoryEntryTypes ? CategoryEntryTypes[Category] : Other;

/** The data of a category as it is saved. A category that is only read has none; one that is not known here takes any. */
export type DataOf<Category, Other> = Category extends keyof CategoryDataTypes
  ? CategoryDataTypes[Category]
  : Category extends keyof CategoryEntryTypes
    ? never
    : Other;
`;
