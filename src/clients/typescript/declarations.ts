import { docComment, lineWidth, propertyKey, quoteText } from '../text.js';
import { memberMark, type TypeSchema } from './type-schemas.js';

/** An exported type: its name, with its type parameters if it has any, and the schema that it is made from. */
export type NamedType = readonly [head: string, schema: TypeSchema];

/** Types in their order, an empty line apart. */
export async function typescriptDeclarations(types: readonly NamedType[]): Promise<string> {
  const made = types.map(async ([head, schema]) =>
    formatted(withRecords(withoutSeparators(await compiled(schema))).split('\n'), head),
  );
  return (await Promise.all(made)).join('\n');
}

/** Types by their schemas: a document and its client have most of them in common, and each takes a millisecond. */
const known = new Map<string, Promise<string>>();

function compiled(schema: TypeSchema): Promise<string> {
  const key = JSON.stringify(schema);
  const text = known.get(key) ?? compileSchema(schema);
  known.set(key, text);
  return text;
}

async function compileSchema(schema: TypeSchema): Promise<string> {
  const { compile } = await import('json-schema-to-typescript');
  return (await compile(schema, 'T', { bannerComment: '', format: false })).trim();
}

/** Texts may hold what ends lines elsewhere, also for expressions. */
function withoutSeparators(text: string): string {
  return text.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Objects whose members have one type as records; a union of objects without parentheses. */
function withRecords(text: string): string {
  return text
    .replaceAll(/\{\n"\[name: string\]": (.*)\n\}/g, (_, type: string) => `Record<string, ${unwrapped(type)}>`)
    .replace(/^export interface T Record/m, 'export type T = Record')
    .replace(/^(export type T = )\((\{\n[\s\S]*\n\})\)$/m, '$1$2');
}

/** Between a comment and its tag, which stands on a line of its own. */
const beforeTag = / (?=@deprecated$)/;

/** The lines of `compile` as they are read: it leaves them without indentation and end, and has no width for them. */
function formatted(lines: readonly string[], head: string): string {
  const isInterface = lines.includes('export interface T {');
  let depth = 0;
  const texts = lines.map(line => {
    if (line === '/**' || line === ' */' || line === '') return '';
    if (line.startsWith('}')) depth--;
    const indent = '  '.repeat(depth);
    const end = line.endsWith('{') || (isInterface && depth === 0) ? '' : ';';
    if (line.endsWith('{')) depth++;
    return line.startsWith(' * ')
      ? docComment(indent, ...line.slice(3).split(beforeTag))
      : `${indent}${statement(line, head)}${end}\n`;
  });
  return texts.join('');
}

/** The beginning of a member or of a declaration, and the type after it. */
const parts = /^(?:"((?:[^"\\]|\\.)*)"(\??: )|(export \w+) T ((?:= )?))?(.*)$/;
/** A member of a union, in which another one stands in parentheses. */
const unionMember = /(?:"(?:[^"\\]|\\.)*"|\((?:"(?:[^"\\]|\\.)*"|[^"()])*\)|[^"|])+/g;

function statement(line: string, head: string): string {
  const [, key, colon = '', word, equals = '', type = ''] = parts.exec(line) ?? [];
  const inner = unwrapped(type);
  const members = inner === type ? [type] : (inner.match(unionMember) ?? []);
  const types = members.map(member => singleQuoted(member.trim()));
  if (word !== undefined) return declaration(`${word} ${head} ${equals}`, types);
  return `${key === undefined ? '' : memberName(JSON.parse(`"${key}"`)) + colon}${types.join(' | ')}`;
}

/** A union or intersection stands in parentheses wherever it is, and nothing else begins and ends with them. */
function unwrapped(type: string): string {
  return type.replace(/^\((.*)\)$/, '$1');
}

/** On one line where it fits, otherwise on as few as the width permits. */
function declaration(start: string, types: readonly string[]): string {
  const line = start + types.join(' | ');
  if (line.length < lineWidth || types.length < 2) return line;
  const lines = [start.trimEnd()];
  for (const type of types) {
    const longer = `${lines.at(-1)} | ${type}`;
    if (lines.length > 1 && longer.length < lineWidth) lines[lines.length - 1] = longer;
    else lines.push(`  | ${type}`);
  }
  return lines.join('\n');
}

/** A name of a document is marked: other members are none. */
function memberName(name: string): string {
  return name.startsWith(memberMark) ? propertyKey(name.slice(memberMark.length)) : name;
}

function singleQuoted(type: string): string {
  return type.replaceAll(/"(?:[^"\\]|\\.)*"/g, text => quoteText(JSON.parse(text)));
}
