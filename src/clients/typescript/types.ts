import type { Schema } from '../../rpc/json-schema.js';
import type { ClientCategory, ClientModel } from '../model.js';
import { programText } from '../program-text.js';
import { schemaNamed } from '../schema-names.js';
import { docComment, lineWidth, meaningOf, propertyKey, quoteText } from '../text.js';

/** The type of every named schema, and the types of entries and data by the constants of their categories. */
export function typescriptTypes({ schemas, categories }: ClientModel): string {
  const declared = schemas.map(([name, schema]) => typescriptDeclaration(name, schema));
  return [...declared, ...byConstant(categories)].join('\n');
}

/** A schema as an exported type of this name. */
export function typescriptDeclaration(name: string, schema: Schema): string {
  const doc = docComment('', schema.description ?? name);
  if (schema.type !== 'object' || !schema.properties) return `${doc}export type ${name} =${union(alternatives(schema))};\n`;
  return `${doc}export interface ${name} {\n${members(schema)}}\n`;
}

/** A schema as a type. */
export function typescriptType(schema: Schema): string {
  const { $ref, enum: values, anyOf, allOf, type } = schema;
  if ($ref !== undefined) return schemaNamed($ref);
  if (values || anyOf) return alternatives(schema).join(' | ');
  if (allOf) return allOf.map(withinUnion).join(' & ');
  if (type === 'array') return arrayType(schema);
  if (type === 'object') return objectType(schema);
  if (schema['x-numeric']) return `\`\${number}\``;
  return simple[type ?? ''] ?? 'unknown';
}

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
};

function arrayType({ items, minItems, maxItems }: Schema): string {
  return minItems === 1 && maxItems === 1 ? `[${typescriptType(items ?? {})}]` : `${withinUnion(items ?? {})}[]`;
}

/** The types of a union; of another schema its type alone. */
function alternatives(schema: Schema): readonly string[] {
  const { $ref, enum: values, anyOf } = schema;
  if ($ref === undefined && values) return enumeration(schema);
  if ($ref === undefined && anyOf) return [...new Set(anyOf.flatMap(alternatives))];
  return [typescriptType(schema)];
}

/** On one line where it fits, otherwise on as few as the width permits. */
function union(parts: readonly string[]): string {
  const line = ` ${parts.join(' | ')}`;
  if (line.length <= lineWidth - 40 || parts.length < 2) return line;
  const lines: string[] = [];
  for (const part of parts) {
    const longer = `${lines.at(-1)} | ${part}`;
    if (lines.length > 0 && longer.length < lineWidth) lines[lines.length - 1] = longer;
    else lines.push(`  | ${part}`);
  }
  return `\n${lines.join('\n')}`;
}

function members(schema: Schema): string {
  const { properties = {}, required = [], additionalProperties } = schema;
  const rest = additionalProperties ? openMembers(schema) : '';
  const lines = Object.entries(properties).map(([key, part]) => {
    const name = `  ${propertyKey(key)}${required.includes(key) ? '' : '?'}: `;
    const doc = meaningOf(part);
    return `${doc && docComment('  ', doc)}${name}${memberType(part, name.length)};\n`;
  });
  return `${lines.join('')}${rest}`;
}

/** An object that does not fit on the line has a line per member. */
function memberType(schema: Schema, room: number): string {
  const type = typescriptType(schema);
  if (schema.type !== 'object' || !schema.properties || room + type.length < lineWidth) return type;
  return `{\n${members(schema).replaceAll(/^(?=.)/gm, '  ')}  }`;
}

/** Names that are checked may be others only where the caller says so. */
function openMembers({ propertyNames, additionalProperties }: Schema): string {
  if (!propertyNames || typeof additionalProperties !== 'object') return '  [name: string]: unknown;\n';
  return `  [constant: OtherConstant]: ${typescriptType(additionalProperties)};\n`;
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

/** Known values are checked; where the catalogue may have grown, a caller may say that another is meant. */
function enumeration({ enum: values = [], type = '', 'x-extensible': grows }: Schema): readonly string[] {
  const known = values.map(value => (typeof value === 'string' ? quoteText(value) : String(value)));
  if (!grows) return known;
  return type === 'string' ? [...known, 'OtherConstant'] : [simple[type] ?? 'unknown'];
}

function withinUnion(schema: Schema): string {
  const type = typescriptType(schema);
  return alternatives(schema).length > 1 ? `(${type})` : type;
}

function byConstant(categories: readonly ClientCategory[]): string[] {
  const tables = Object.entries(byCategory).map(([part, { table, meaning }]) => {
    const lines = categories.flatMap(category => {
      const type = category[part as keyof typeof byCategory];
      return type === undefined ? [] : [`${docComment('  ', category.title)}  ${category.const}: ${type};\n`];
    });
    return `${docComment('', meaning)}export interface ${table} {\n${lines.join('')}}\n`;
  });
  return [...tables, programText('typescript/category-types.ts')];
}

/** Tables of types by category: name and meaning of the table, the union of its constants, and the type that looks one up. */
export const byCategory = {
  entry: {
    table: 'CategoryEntryTypes',
    meaning: 'Per category an entry as it is read.',
    constants: 'AnyCategory',
    of: 'EntryOf',
  },
  data: {
    table: 'CategoryDataTypes',
    meaning: 'Per category the data as it is saved; what is absent keeps its value. A category that is only read has none.',
    constants: 'SavedCategory',
    of: 'DataOf',
  },
  choices: {
    table: 'CategoryChoiceKeys',
    meaning: 'Per category the keys of its attributes that have a list of choices, where there are any.',
    constants: 'CategoryWithChoices',
    of: 'ChoiceKeyOf',
  },
} as const;
