import type { Schema } from '../../rpc/json-schema.js';
import type { ClientMethod, ClientModel, Parameter } from '../model.js';
import { schemaNamed } from '../schema-names.js';
import { meaningOf } from '../text.js';
import { fieldTag, goComment, goText, isTagName, toExportedName } from './text.js';
import { variantsOf } from './variants.js';

type Schemas = ReadonlyMap<string, Schema>;

/** A type, and whether one of its values is nil. */
interface GoType {
  readonly text: string;
  readonly isNilable: boolean;
}

/** The type of every named schema: objects as structs, everything else as another name. */
export function goTypes({ schemas }: ClientModel): string {
  const known = new Map(schemas);
  return schemas.map(([name, schema]) => declaration(name, schema, known)).join('\n');
}

/** The parameters of each method with its options, as structs. */
export function goInputs({ methods, schemas }: ClientModel): string {
  const known = new Map(schemas);
  const all = methods.flatMap(variantsOf).map(({ method }) => method);
  const sent = all.filter(hasInput).map(method => {
    const fields = [...method.parameters, ...method.options].map(
      (each): Field => [each.name, describeParameter(each), each.required],
    );
    return `${goComment('', `${inputName(method)} holds the parameters of ${method.name}.`)}type ${inputName(method)} struct {\n${fieldLines(fields, known, '\t')}}\n`;
  });
  return sent.join('\n');
}

/** Whether a method takes anything. */
export function hasInput({ parameters, options }: ClientMethod): boolean {
  return parameters.length + options.length > 0;
}

/** The name of the struct of the parameters of a method. */
export function inputName({ typeName }: ClientMethod): string {
  return `${typeName}Input`;
}

/** Constants of the enumerations, such as C__CATG__MODEL: a misspelt one does not compile. */
export function goConstants({ schemas }: ClientModel): string {
  const values = schemas.flatMap(([, schema]) => valuesIn(schema)).filter(each => /^C__\w+$/.test(each));
  const lines = [...new Set(values)].map(value => `const ${value} = ${goText(value)}\n`);
  if (lines.length === 0) return '';
  return `// Constants of the catalogue, as the service knows them.\n\n${lines.join('')}`;
}

function valuesIn({ enum: values = [], properties = {}, items, anyOf = [], allOf = [] }: Schema): string[] {
  const parts = [...Object.values(properties), ...(items ? [items] : []), ...anyOf, ...allOf];
  return [...values.filter(value => typeof value === 'string'), ...parts.flatMap(valuesIn)];
}

/** A schema as a type. */
export function goType(schema: Schema, schemas: Schemas, indent = ''): GoType {
  const { $ref, enum: values, anyOf, allOf, type, items } = schema;
  if ($ref !== undefined) return { text: schemaNamed($ref), isNilable: isNilable(schemas.get(schemaNamed($ref)) ?? {}, schemas) };
  if (values) return enumeration(values);
  if (anyOf) return union(anyOf, schemas, indent);
  if (allOf?.[0]) return goType(allOf[0], schemas, indent);
  if (type === 'array') return { text: `[]${items ? goType(items, schemas, indent).text : 'any'}`, isNilable: true };
  if (type === 'object') return objectType(schema, schemas, indent);
  return simple[type ?? ''] ?? anything;
}

const anything: GoType = { text: 'any', isNilable: true };

const simple: Readonly<Record<string, GoType>> = {
  string: { text: 'string', isNilable: false },
  integer: { text: 'int64', isNilable: false },
  number: { text: 'float64', isNilable: false },
  boolean: { text: 'bool', isNilable: false },
};

type Field = readonly [key: string, schema: Schema, isRequired: boolean];

/** The type of a value that belongs to a category is that of its struct, such as ModelData. */
function describeParameter({ schema, description, byCategory }: Parameter): Schema {
  return byCategory === 'data' ? { description: `${description} Such as ModelData.` } : { allOf: [schema], description };
}

function declaration(name: string, schema: Schema, schemas: Schemas): string {
  const doc = goComment('', `${name}: ${schema.description ?? 'a value of the service.'}`);
  const { text } = goType(schema, schemas);
  return isStruct(schema) ? `${doc}type ${name} ${text}\n` : `${doc}type ${name} = ${text}\n`;
}

/** An object is a map where it may hold more than its properties, or where a field could not have the key of one. */
function isStruct({ type, properties, additionalProperties }: Schema): boolean {
  return type === 'object' && properties !== undefined && !additionalProperties && Object.keys(properties).every(isTagName);
}

function isNilable(schema: Schema, schemas: Schemas): boolean {
  return !isStruct(schema) && goType(schema, schemas).isNilable;
}

function enumeration(values: NonNullable<Schema['enum']>): GoType {
  const kinds = new Set(values.map(value => typeof value));
  if (kinds.size !== 1) return anything;
  return kinds.has('string')
    ? { text: 'string', isNilable: false }
    : kinds.has('boolean')
      ? { text: 'bool', isNilable: false }
      : anything;
}

/** A value or null is a pointer; a value of one of several types is anything. */
function union(parts: readonly Schema[], schemas: Schemas, indent: string): GoType {
  const others = parts.filter(({ type }) => type !== 'null');
  const types = new Set(others.map(each => goType(each, schemas, indent).text));
  const [only] = others;
  if (!only || types.size !== 1) return anything;
  const one = goType(only, schemas, indent);
  return others.length === parts.length || one.isNilable ? one : { text: `*${one.text}`, isNilable: true };
}

function objectType(schema: Schema, schemas: Schemas, indent: string): GoType {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (!isStruct(schema)) {
    const isTyped = !schema.properties && typeof additionalProperties === 'object';
    return { text: `map[string]${isTyped ? goType(additionalProperties, schemas, indent).text : 'any'}`, isNilable: true };
  }
  const fields = Object.entries(properties).map(([key, part]): Field => [key, part, required.includes(key)]);
  return { text: `struct {\n${fieldLines(fields, schemas, `${indent}\t`)}${indent}}`, isNilable: false };
}

/** A line without a comment of its own stands apart: gofmt would align neighbours. */
function fieldLines(fields: readonly Field[], schemas: Schemas, indent: string): string {
  const names = distinctNames(fields.map(([key]) => key));
  return fields
    .map(([key, schema, isRequired], at) => {
      const doc = meaningOf(schema);
      const type = fieldType(schema, isRequired, schemas, indent);
      const line = `${indent}${names[at]} ${type} ${fieldTag(key, isRequired)}\n`;
      return doc ? `${goComment(indent, doc)}${line}` : `${at > 0 ? '\n' : ''}${line}`;
    })
    .join('');
}

function fieldType(schema: Schema, isRequired: boolean, schemas: Schemas, indent: string): string {
  const { text, isNilable: mayBeNil } = goType(schema, schemas, indent);
  if (isRequired) return text;
  if (text.startsWith('*')) return `*Nullable[${text.slice(1)}]`;
  return mayBeNil ? text : `*${text}`;
}

/** Keys that would be one name are told apart by their order. */
function distinctNames(keys: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return keys.map((key, at) => {
    const name = toExportedName(key);
    const distinct = taken.has(name) ? `${name}_${at}` : name;
    taken.add(distinct);
    return distinct;
  });
}
