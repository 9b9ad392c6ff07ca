import type { Schema } from '../../rpc/json-schema.js';
import type { ClientModel } from '../model.js';
import { schemaNamed } from '../schema-names.js';
import { meaningOf } from '../text.js';
import { phpDoc, phpText } from './text.js';

/** The shapes of all named schemas, as aliases that PHPStan and editors know, and the meaning of their members. */
export function phpTypes({ schemas }: ClientModel): string {
  const meanings = schemas.flatMap(([name, schema]) => [
    `${name}: ${schema.description ?? 'a value of the service.'}`,
    ...Object.entries(schema.properties ?? {}).map(([key, part]) => `- ${key}: ${meaningOf(part)}`),
  ]);
  const aliases = schemas.map(([name, schema]) => `@phpstan-type ${name} ${phpType(schema)}`);
  const head = 'The shapes of parameters and results: `@phpstan-import-type ModelData from \\Kataster\\Types`.';
  return `${phpDoc('', [head, '', ...meanings, '', ...aliases])}final class Types\n{\n}\n`;
}

/** A schema as a type of phpdoc. */
export function phpType(schema: Schema): string {
  const { $ref, enum: values, anyOf, allOf, type, items } = schema;
  if ($ref !== undefined) return schemaNamed($ref);
  if (values) return enumeration(schema);
  if (anyOf) return [...new Set(anyOf.map(phpType))].join('|');
  if (allOf?.[0]) return phpType(allOf[0]);
  if (type === 'array') return `list<${items ? phpType(items) : 'mixed'}>`;
  if (type === 'object') return objectType(schema);
  return simple[type ?? ''] ?? 'mixed';
}

/** A schema as a type that PHP checks: a union of its own types. */
export function nativeType(schema: Schema, schemas: ReadonlyMap<string, Schema>): readonly string[] {
  const { $ref, enum: values, anyOf, allOf, type } = schema;
  if ($ref !== undefined) return nativeType(schemas.get(schemaNamed($ref)) ?? {}, schemas);
  if (anyOf) return unionOf(anyOf.flatMap(each => nativeType(each, schemas)));
  if (allOf?.[0]) return nativeType(allOf[0], schemas);
  if (values) return unionOf(values.map(value => (value === null ? 'null' : (nativeOfValues[typeof value] ?? 'mixed'))));
  return natives[type ?? ''] ?? ['mixed'];
}

/** A union of types; `mixed` stands alone, as PHP takes it in no union. */
function unionOf(types: readonly string[]): readonly string[] {
  return types.includes('mixed') ? ['mixed'] : [...new Set(types)];
}

const simple: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'int',
  number: 'int|float',
  boolean: 'bool',
  null: 'null',
};

const natives: Readonly<Record<string, readonly string[]>> = {
  string: ['string'],
  integer: ['int'],
  number: ['int', 'float'],
  boolean: ['bool'],
  null: ['null'],
  array: ['array'],
  object: ['array'],
};

const nativeOfValues: Readonly<Record<string, string>> = { string: 'string', number: 'int', boolean: 'bool' };

function enumeration({ enum: values = [], type = '', 'x-extensible': grows }: Schema): string {
  if (grows) return simple[type] ?? 'mixed';
  return values.map(value => (typeof value === 'string' ? phpText(value) : String(value))).join('|');
}

/** An object that may hold more than its properties is a map. */
function objectType({ properties, required = [], additionalProperties }: Schema): string {
  if (!properties || additionalProperties)
    return `array<string, ${!properties && typeof additionalProperties === 'object' ? phpType(additionalProperties) : 'mixed'}>`;
  const members = Object.entries(properties).map(
    ([key, part]) => `${/^[A-Za-z_]\w*$/.test(key) ? key : phpText(key)}${required.includes(key) ? '' : '?'}: ${phpType(part)}`,
  );
  return `array{${members.join(', ')}}`;
}
