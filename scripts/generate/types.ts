import { type NamedType, typescriptDeclarations } from '../../src/clients/typescript/declarations.js';
import { parametersSchema } from '../../src/clients/typescript/parameters.js';
import { described, objectSchema, schemaType } from '../../src/clients/typescript/type-schemas.js';
import type { Method, Parameter, Spec } from './spec.js';
import { header } from './text.js';

/** types.ts: one type per named schema; Params and Result per method. */
export async function emitTypes({ schemas, methods }: Spec): Promise<string> {
  const named = Object.entries(schemas).map(schemaType);
  const ofMethods = methods.flatMap(method => [paramsType(method), resultType(method)]);
  const types = [...named, index(Object.keys(schemas)), ...optionsType(methods), ...ofMethods];
  return [header, await typescriptDeclarations(types)].join('\n');
}

/** Options of all methods in one type: which of them a method has stands in the table of methods. */
function optionsType(methods: readonly Method[]): readonly NamedType[] {
  const options = new Map(methods.flatMap(method => method.options.map(option => [option.name, option] as const)));
  if (options.size === 0) return [];
  const parameters = [...options.values()].map(option => ({ ...option, type: option.schemaName, required: false }));
  return [
    [
      'MethodOptions',
      described(parametersSchema(parameters), 'Options that a call may carry beside the parameters of its method.'),
    ],
  ];
}

function index(names: readonly string[]): NamedType {
  const members = Object.fromEntries(names.map(name => [name, { tsType: name }]));
  return ['Schemas', described(objectSchema(members, names), 'Every named schema and its type.')];
}

/**
 * Type of the parameters as a handler receives them: one with a default is never missing, one that a dialect spares is optional.
 */
function paramsType({ name, typeName, parameters, oneOf }: Method): NamedType {
  const received = parameters.map(one => ({
    ...one,
    type: one.schemaName,
    required: one.hasDefault || (one.required && !isSpared(one)),
  }));
  return [
    `${typeName}Params`,
    described(parametersSchema(received, oneOf), `Parameters of ${name}, as its handler receives them.`),
  ];
}

function isSpared({ dialects }: Parameter): boolean {
  return Object.values(dialects).some(({ required }) => required === false);
}

function resultType({ name, typeName, result }: Method): NamedType {
  return [`${typeName}Result`, described({ tsType: result }, `Result of ${name}.`)];
}
