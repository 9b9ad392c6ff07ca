import { Ajv, type ValidateFunction } from 'ajv';
import { document } from './catalogue.js';
import { components, type Schema, schemaInDialect } from './dialect-schemas.js';
import type { DialectName } from './service.js';

interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly required: boolean;
  readonly schema: Schema;
  readonly 'x-aliases'?: readonly string[];
  readonly 'x-numbered-aliases'?: Readonly<Record<string, string>>;
  readonly 'x-dialect'?: Partial<Record<DialectName, ParameterDifference>>;
}

interface ParameterDifference {
  readonly required?: boolean;
  readonly aliases?: readonly string[];
}

interface Alternatives {
  readonly $ref?: string;
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly allOf?: readonly unknown[];
  readonly type?: string | readonly string[];
}

interface Method {
  readonly name: string;
  readonly params: readonly Parameter[];
  readonly result: { readonly schema: Schema };
}

const ajv = new Ajv({ strict: false, allErrors: true });
const validators = new Map<string, ValidateFunction>();

/** Checks results of a method. */
export function resultValidator(name: string, dialect: DialectName): ValidateFunction {
  return compiled(`result of ${name} in ${dialect}`, () => ({
    components: components[dialect],
    ...(schemaInDialect(method(name).result.schema, dialect) as Schema),
  }));
}

/** Checks parameters of a method under every name they have. Existing clients may send more than there are. */
export function parametersValidator(name: string, dialect: DialectName): ValidateFunction {
  return compiled(`parameters of ${name} in ${dialect}`, () => parametersSchema(name, dialect));
}

function compiled(title: string, schema: () => Schema): ValidateFunction {
  const validate = validators.get(title) ?? ajv.compile(schema());
  validators.set(title, validate);
  return validate;
}

function parametersSchema(name: string, dialect: DialectName): Schema {
  const parameters = method(name).params.map(parameter => described(parameter, dialect));
  return {
    components: components[dialect],
    type: 'object',
    properties: Object.fromEntries(parameters.flatMap(({ names, schema }) => names.map(each => [each, schema]))),
    allOf: [{}, ...parameters.filter(({ required }) => required).map(({ names }) => oneNameOf(names))],
    additionalProperties: dialect === 'idoit',
  };
}

function oneNameOf(names: readonly string[]): Schema {
  return { anyOf: names.map(each => ({ required: [each] })) };
}

function described(given: Parameter, dialect: DialectName): { names: readonly string[]; schema: unknown; required: boolean } {
  const { $ref = '' } = given;
  const parameter: Parameter = $ref ? document.components.contentDescriptors[$ref.split('/').at(-1) ?? ''] : given;
  const { name, 'x-aliases': aliases = [], 'x-numbered-aliases': numbered, 'x-dialect': marks } = parameter;
  const difference = marks?.[dialect];
  const own = schemaInDialect(parameter.schema, dialect);
  const required = difference?.required ?? parameter.required;
  const meant = dialect === 'idoit' ? { anyOf: [own, ...(required ? [] : [{ type: 'null' }]), ...besides(own)] } : own;
  return {
    names: [name, ...aliases, ...(difference?.aliases ?? [])],
    schema: numbered ? { anyOf: [meant, { type: 'integer' }] } : meant,
    required,
  };
}

/** Values that existing clients may send besides, null apart: a number as the text of its digits, an empty list for an empty object. */
function besides(schema: unknown): readonly Schema[] {
  const types = new Set(typesIn(schema));
  return [
    ...(types.has('string') && !types.has('integer') && !types.has('number') ? [{ type: 'number' }] : []),
    ...(types.has('object') && !types.has('array') ? [{ type: 'array', maxItems: 0 }] : []),
  ];
}

/** The types of what a schema describes, in any of its alternatives. */
function typesIn(schema: unknown): readonly unknown[] {
  const { $ref, anyOf = [], oneOf = [], allOf = [], type } = schema as Alternatives;
  const named = $ref === undefined ? [] : [components.idoit.schemas[$ref.split('/').at(-1) ?? '']];
  return [...[type].flat(), ...[...named, ...anyOf, ...oneOf, ...allOf].flatMap(typesIn)];
}

function method(name: string): Method {
  const found = (document.methods as readonly Method[]).find(each => each.name === name);
  if (!found) throw new Error(`openrpc.json has no method ${name}`);
  return found;
}
