import { allParameters, ownParameters } from '../document/descriptors.js';
import type { ContentDescriptor, Document, MethodObject, Schema } from '../document/document.js';
import { referencedName } from '../document/names.js';
import type { Rule } from './rules.js';

/** Within a method every name and every alias means one parameter, those of the envelope and of options included. */
export const distinctParameters: Rule = document =>
  document.methods.flatMap(method => {
    const names = allParameters(method, document).flatMap(namesOf);
    const repeated = names.filter((name, index) => names.indexOf(name) !== index);
    return repeated.map(name => `${method.name}: ${name} names two parameters`);
  });

/** Optional parameters come last, as OpenRPC demands: tools pair the values of an example with parameters by their order. */
export const optionalParametersLast: Rule = document =>
  document.methods.flatMap(method => {
    const parameters = allParameters(method, document);
    const firstOptional = parameters.findIndex(({ required }) => !required);
    return parameters
      .filter(({ required }, index) => required && firstOptional >= 0 && index > firstOptional)
      .map(({ name }) => `${method.name}: ${name} is required, and comes before ${parameters[firstOptional]?.name}`);
  });

/** A parameter says what it is for. */
export const describedParameters: Rule = document =>
  parametersOf(document)
    .filter(([, { description }]) => !description)
    .map(([method, { name }]) => `${method.name}: ${name} has no description`);

/** The shape of every parameter and result has a name, by which the emitted types call it. */
export const namedShapes: Rule = document => [
  ...parametersOf(document)
    .filter(([, { schema }]) => referencedName(schema) === undefined)
    .map(([method, { name }]) => `${method.name}: the schema of ${name} must be a reference to a named one`),
  ...document.methods
    .filter(({ result }) => result && result.schema.$ref === undefined)
    .map(({ name }) => `${name}: the schema of the result must be a reference to a named one`),
];

/** Aliases that may carry a number are among the aliases. */
export const numberedAliases: Rule = document =>
  parametersOf(document).flatMap(([method, { 'x-aliases': aliases = [], 'x-numbered-aliases': numbered = {} }]) =>
    Object.keys(numbered)
      .filter(alias => !aliases.includes(alias))
      .map(alias => `${method.name}: x-numbered-aliases names ${alias}, which is no alias`),
  );

/** A method is asked for an operation by a parameter that it has, and by a value that this takes. */
export const operationForms: Rule = document =>
  document.methods.flatMap(method =>
    Object.entries(method['x-operations'] ?? {}).flatMap(([operation, { parameter, value }]) => {
      const asked = ownParameters(method, document).find(({ name }) => name === parameter);
      if (!asked) return [`${method.name}: x-operations, ${operation}: there is no parameter ${parameter}`];
      const isTaken = value === undefined || valuesOf(asked.schema, document).includes(value);
      return isTaken ? [] : [`${method.name}: x-operations, ${operation}: ${parameter} does not take ${value}`];
    }),
  );

/** An alias stands for parameters that its method has, and for values that these take. */
export const boundAliases: Rule = document =>
  document.methods.flatMap(method =>
    Object.entries(method['x-bound-aliases'] ?? {}).flatMap(([alias, bound]) =>
      Object.entries(bound).flatMap(([parameter, value]) => {
        const asked = ownParameters(method, document).find(({ name }) => name === parameter);
        return asked && valuesOf(asked.schema, document).includes(value)
          ? []
          : [`${method.name}: x-bound-aliases, ${alias}: there is no parameter ${parameter} that takes ${JSON.stringify(value)}`];
      }),
    ),
  );

/** The values that a schema and its alternatives enumerate. */
function valuesOf(schema: Schema, document: Document): readonly unknown[] {
  const named = document.components.schemas?.[referencedName(schema) ?? ''];
  const { enum: values = [], anyOf = [] } = named ?? schema;
  return [...values, ...anyOf.flatMap(each => valuesOf(each, document))];
}

function parametersOf(document: Document): [method: MethodObject, parameter: ContentDescriptor][] {
  return document.methods.flatMap(method =>
    ownParameters(method, document).map((parameter): [MethodObject, ContentDescriptor] => [method, parameter]),
  );
}

function namesOf({ name, 'x-aliases': aliases = [], 'x-dialect': dialects = {} }: ContentDescriptor): string[] {
  const inDialects = Object.values(dialects).flatMap(dialect => dialect.aliases ?? []);
  return [name, ...new Set([...aliases, ...inDialects])];
}
