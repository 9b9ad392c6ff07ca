import { Ajv, type ValidateFunction } from 'ajv';
import { type DialectName, document } from './service.js';

type Schema = { readonly [keyword: string]: unknown };
type ByName = Readonly<Record<string, Schema>>;

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
  readonly synonyms?: Readonly<Record<string, string>>;
}

interface Method {
  readonly name: string;
  readonly params: readonly Parameter[];
  readonly result: { readonly schema: Schema };
}

const ajv = new Ajv({ strict: false, allErrors: true });

/** A schema with what stands under its `x-dialect` in place of what the mark belongs to. */
export function schemaInDialect(schema: unknown, dialect: DialectName): unknown {
  if (Array.isArray(schema)) return schema.map(each => schemaInDialect(each, dialect));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { 'x-dialect': marks, ...plain } = schema as { 'x-dialect'?: Partial<Record<DialectName, Schema>> };
  const meant = marks?.[dialect] ?? plain;
  return Object.fromEntries(Object.entries(meant).map(([key, each]) => [key, schemaInDialect(each, dialect)]));
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

const components = {
  contract: { schemas: schemasIn('contract'), contentDescriptors: document.components.contentDescriptors },
  idoit: { schemas: schemasIn('idoit'), contentDescriptors: document.components.contentDescriptors },
};

/** Checks results of a method. */
export function resultValidator(name: string, dialect: DialectName): ValidateFunction {
  return ajv.compile({ components: components[dialect], ...(schemaInDialect(method(name).result.schema, dialect) as Schema) });
}

/** Checks parameters of a method under every name they have. Existing clients may send more than there are. */
export function parametersValidator(name: string, dialect: DialectName): ValidateFunction {
  const parameters = method(name).params.map(parameter => described(parameter, dialect));
  return ajv.compile({
    components: components[dialect],
    type: 'object',
    properties: Object.fromEntries(parameters.flatMap(({ names, schema }) => names.map(each => [each, schema]))),
    allOf: [{}, ...parameters.filter(({ required }) => required).map(({ names }) => oneNameOf(names))],
    additionalProperties: dialect === 'idoit',
  });
}

function oneNameOf(names: readonly string[]): Schema {
  return { anyOf: names.map(each => ({ required: [each] })) };
}

function described(given: Parameter, dialect: DialectName): { names: readonly string[]; schema: unknown; required: boolean } {
  const { $ref = '' } = given;
  const parameter: Parameter = $ref ? document.components.contentDescriptors[$ref.split('/').at(-1) ?? ''] : given;
  const { name, 'x-aliases': aliases = [], 'x-numbered-aliases': numbered, 'x-dialect': marks } = parameter;
  const difference = marks?.[dialect];
  const meant = schemaInDialect(parameter.schema, dialect);
  const more = [
    ...(numbered ? [{ type: 'integer' }] : []),
    ...Object.keys(difference?.synonyms ?? {}).map(each => ({ const: each })),
  ];
  return {
    names: [name, ...aliases, ...(difference?.aliases ?? [])],
    schema: more.length > 0 ? { anyOf: [meant, ...more] } : meant,
    required: difference?.required ?? parameter.required,
  };
}

function method(name: string): Method {
  const found = (document.methods as readonly Method[]).find(each => each.name === name);
  if (!found) throw new Error(`openrpc.json has no method ${name}`);
  return found;
}
