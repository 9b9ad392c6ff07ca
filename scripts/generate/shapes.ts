import type { Schema } from './document.js';
import { schemaNamed } from './names.js';
import { docComment, lineWidth, propertyKey, quoted } from './text.js';

/** A named type, as an interface where the schema names properties. */
export function declaration(name: string, schema: Schema): string {
  const comment = docComment('', schema.description ?? '');
  if (schema.properties) return `${comment}export interface ${name} ${members(schema, '')}\n`;
  return `${comment}export type ${name} =${union(alternatives(schema), `export type ${name} =;`.length)};\n`;
}

/** The type of a schema, for a place that begins at this indentation. */
export function typeText(schema: Schema, indent = ''): string {
  return alternatives(schema, indent).join(' | ');
}

/** What follows a `:` or `=`: a union on the same line where it fits, otherwise one alternative a line. */
export function union(parts: readonly string[], room: number, indent = ''): string {
  const line = ` ${parts.join(' | ')}`;
  return line.length + room <= lineWidth ? line : parts.map(part => `\n${indent}  | ${part}`).join('');
}

function alternatives(schema: Schema, indent = ''): string[] {
  if (schema.anyOf) return [...new Set(schema.anyOf.flatMap(part => alternatives(part, indent)))];
  if (schema.enum) return schema.enum.map(value => (typeof value === 'string' ? quoted(value) : String(value)));
  return [single(schema, indent)];
}

function single(schema: Schema, indent: string): string {
  if (schema.$ref !== undefined) return schemaNamed(schema.$ref);
  if (schema.allOf) return schema.allOf.map(part => grouped(alternatives(part, indent))).join(' & ');
  if (schema.type === 'array') return `${grouped(alternatives(schema.items ?? {}, indent))}[]`;
  if (schema.type === 'object') return schema.properties ? members(schema, indent) : record(schema, indent);
  return schema.type === 'integer' ? 'number' : (schema.type ?? 'unknown');
}

function grouped(parts: string[]): string {
  return parts.length === 1 ? parts.join() : `(${parts.join(' | ')})`;
}

function record(schema: Schema, indent: string): string {
  return `Record<string, ${others(schema, indent) ?? 'never'}>`;
}

function members(schema: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const named = Object.entries(schema.properties ?? {}).map(([key, part]) => member(key, part, schema, deeper));
  const rest = others(schema, deeper);
  return `{\n${named.join('')}${rest === undefined ? '' : `${deeper}[key: string]: ${rest};\n`}${indent}}`;
}

function others({ additionalProperties: rest }: Schema, indent: string): string | undefined {
  if (rest === false) return undefined;
  return typeof rest === 'object' ? typeText(rest, indent) : 'unknown';
}

function member(key: string, part: Schema, { required = [] }: Schema, indent: string): string {
  const comment = part.description === undefined ? '' : docComment(indent, part.description);
  const name = `${indent}${propertyKey(key)}${required.includes(key) ? '' : '?'}:`;
  return `${comment}${name}${union(alternatives(part, indent), name.length + 1, indent)};\n`;
}
