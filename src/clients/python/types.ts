import type { Schema } from '../../rpc/json-schema.js';
import type { ClientMethod, ClientModel } from '../model.js';
import { schemaNamed } from '../schema-names.js';
import { meaningOf } from '../text.js';
import { codeLines } from './code-lines.js';
import { comment, docstring, isName, pythonText } from './text.js';

/** The type of every named schema: objects as `TypedDict`, everything else as another name. */
export function pythonTypes({ schemas }: ClientModel): string {
  return schemas.map(([name, schema]) => declaration(name, schema)).join('\n\n');
}

/** The options of calls of each method that has any, as `TypedDict`. */
export function pythonOptions({ methods }: ClientModel): string {
  const declared = methods
    .filter(({ options }) => options.length > 0)
    .map(method => {
      const fields = method.options.map(({ name, schema }) => [name, schema] as const);
      return dictionary(optionsName(method), '_t.TypedDict, total=False', `Options of a call of ${method.name}.`, fields);
    });
  return declared.join('\n\n');
}

/** The name of the dictionary of the options of a method. */
export function optionsName({ typeName }: ClientMethod): string {
  return `${typeName}Options`;
}

/** A schema as a type. */
export function pythonType(schema: Schema): string {
  const { $ref, enum: values, anyOf, allOf, type, items, additionalProperties, properties } = schema;
  if ($ref !== undefined) return schemaNamed($ref);
  if (values) return enumeration(schema);
  if (anyOf) return union([...new Set(anyOf.map(pythonType))]);
  if (allOf?.[0]) return pythonType(allOf[0]);
  if (type === 'array') return `_t.List[${items ? pythonType(items) : '_t.Any'}]`;
  if (type !== 'object') return simple[type ?? ''] ?? '_t.Any';
  const isTyped = !properties && typeof additionalProperties === 'object';
  return `_t.Dict[str, ${isTyped ? pythonType(additionalProperties) : '_t.Any'}]`;
}

const simple: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

/** Constants are checked; where the catalogue may have grown, a caller may say that another is meant. */
function enumeration({ enum: values = [], type = '', 'x-extensible': grows }: Schema): string {
  const known = `_t.Literal[${values.map(literal).join(', ')}]`;
  if (!grows) return known;
  return type === 'string' ? `_t.Union[${known}, OtherConstant]` : (simple[type] ?? '_t.Any');
}

function union(types: readonly string[]): string {
  return types.length === 1 ? (types[0] ?? '') : `_t.Union[${types.join(', ')}]`;
}

function literal(value: string | number | boolean | null): string {
  if (typeof value === 'string') return pythonText(value);
  return value === null ? 'None' : typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
}

function declaration(name: string, schema: Schema): string {
  const { description = name, type, properties } = schema;
  if (type === 'object' && properties) return typedDict(name, description, schema);
  return `${comment('', description)}${codeLines(`${name} = ${pythonType(schema)}`)}\n`;
}

type Field = readonly [key: string, schema: Schema];

/** Keys that are always there and keys that may be absent need a class each before Python 3.11. */
function typedDict(name: string, description: string, { properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties);
  const always = fields.filter(([key]) => required.includes(key));
  const perhaps = fields.filter(([key]) => !required.includes(key));
  if (perhaps.length === 0) return dictionary(name, '_t.TypedDict', description, always);
  if (always.length === 0) return dictionary(name, '_t.TypedDict, total=False', description, perhaps);
  const base = `_${name}Always`;
  return [
    dictionary(base, '_t.TypedDict', `What is always there in ${name}.`, always),
    dictionary(name, `${base}, total=False`, description, perhaps),
  ].join('\n\n');
}

function dictionary(name: string, bases: string, description: string, fields: readonly Field[]): string {
  // A key that is no name of Python, or that a class would rename, needs the form of a call.
  if (!fields.every(([key]) => isName(key) && !key.startsWith('__')))
    return functionalTypedDict(name, bases, description, fields);
  const lines = fields.map(([key, schema]) => `${commentOf(schema)}${codeLines(`${key}: ${pythonType(schema)}`, '    ')}\n`);
  return `class ${name}(${bases}):\n${docstring('    ', description)}${lines.length > 0 ? '\n' : ''}${lines.join('')}`;
}

function functionalTypedDict(name: string, bases: string, description: string, fields: readonly Field[]): string {
  const [base = '', ...options] = bases.split(', ');
  const lines = fields.map(
    ([key, schema]) => `${commentOf(schema)}${codeLines(`${pythonText(key)}: ${pythonType(schema)},`, '    ')}\n`,
  );
  const called = base === '_t.TypedDict' ? name : `_${name}Perhaps`;
  const made = `${comment('', description)}${called} = _t.TypedDict(${[pythonText(called), `{\n${lines.join('')}}`, ...options].join(', ')})\n`;
  return called === name ? made : `${made}\n\nclass ${name}(${base}, ${called}):\n${docstring('    ', description)}`;
}

function commentOf(schema: Schema): string {
  const text = meaningOf(schema);
  return text && comment('    ', text);
}
