import { parametersDeclaration } from '../../src/clients/typescript/parameters.js';
import { typescriptDeclaration } from '../../src/clients/typescript/types.js';
import type { Method, Parameter, Spec } from './spec.js';
import { docComment, header } from './text.js';

/** types.ts: one type per named schema; Params and Result per method. */
export function emitTypes({ schemas, methods }: Spec): string {
  const named = Object.entries(schemas).map(([name, schema]) => typescriptDeclaration(name, schema));
  const ofMethods = methods.flatMap(method => [paramsType(method), resultType(method)]);
  return [header, ...named, index(Object.keys(schemas)), ...optionsType(methods), ...ofMethods].join('\n');
}

/** Options of all methods in one type: which of them a method has stands in the table of methods. */
function optionsType(methods: readonly Method[]): readonly string[] {
  const options = new Map(methods.flatMap(method => method.options.map(option => [option.name, option] as const)));
  if (options.size === 0) return [];
  const description = 'Options that a call may carry beside the parameters of its method.';
  const optional = [...options.values()].map(({ name, description, schemaName }) => ({
    name,
    description,
    schemaName,
    required: false,
  }));
  return [
    parametersDeclaration('MethodOptions', description, {
      parameters: optional,
      oneOf: [],
      typeOf: ({ schemaName }) => schemaName,
    }),
  ];
}

function index(names: readonly string[]): string {
  const members = names.map(name => `  ${name}: ${name};\n`);
  return `${docComment('', 'Every named schema and its type.')}export interface Schemas {\n${members.join('')}}\n`;
}

/**
 * Type of the parameters as a handler receives them: one with a default is never missing, one that a dialect spares is optional.
 */
function paramsType({ name, typeName, parameters, oneOf }: Method): string {
  const received = parameters.map(one => ({ ...one, required: one.hasDefault || (one.required && !isSpared(one)) }));
  const typeOf = ({ schemaName }: Parameter) => schemaName;
  return parametersDeclaration(`${typeName}Params`, `Parameters of ${name}, as its handler receives them.`, {
    parameters: received,
    oneOf,
    typeOf,
  });
}

function isSpared({ dialects }: Parameter): boolean {
  return Object.values(dialects).some(({ required }) => required === false);
}

function resultType({ name, typeName, result }: Method): string {
  return `${docComment('', `Result of ${name}.`)}export type ${typeName}Result = ${result};\n`;
}
