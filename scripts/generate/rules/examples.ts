import type { Ajv } from 'ajv';
import { allParameters } from '../document/descriptors.js';
import type { ContentDescriptor, Document, Example, MethodObject, Schema } from '../document/document.js';
import { wireSchema } from '../document/wire.js';
import { ajvFor } from './compilation.js';
import type { Rule } from './rules.js';

/** Every example is what its method describes. */
export const validExamples: Rule = document => {
  const ajv = ajvFor(document);
  return document.methods.flatMap(method =>
    (method.examples ?? []).flatMap(example =>
      exampleFaults(example, method, document, ajv).map(fault => `${method.name}, example '${example.name}': ${fault}`),
    ),
  );
};

/**
 * Examples give parameters in the order of their method, and the first one skips none: tools pair values with parameters by their places, as
 * OpenRPC has names of examples, and none of parameters, there.
 */
export const positionalExamples: Rule = document =>
  document.methods.flatMap(method => {
    const names = allParameters(method, document).map(({ name }) => name);
    return (method.examples ?? []).flatMap(({ name, params }, index) => {
      const given = params.map(param => param.name);
      const expected = index === 0 ? names.slice(0, given.length) : names.filter(each => given.includes(each));
      const isPaired = given.every((each, at) => each === expected[at]);
      return isPaired
        ? []
        : [`${method.name}, example '${name}': must give its parameters in this order: ${expected.join(', ')}`];
    });
  });

function exampleFaults(example: Example, method: MethodObject, document: Document, ajv: Ajv): string[] {
  const parameters = allParameters(method, document);
  const given = new Map(example.params.map(({ name, value }) => [name, value]));
  const unknown = [...given.keys()].filter(name => !parameters.some(parameter => parameter.name === name));
  return [
    ...unknown.map(name => `${name} is no parameter`),
    ...parameters.flatMap(parameter => parameterFaults(parameter, given, ajv)),
    ...valueFaults('the result', method.result.schema, example.result.value, ajv),
  ];
}

function parameterFaults(parameter: ContentDescriptor, given: ReadonlyMap<string, unknown>, ajv: Ajv): string[] {
  const { name, required, schema } = parameter;
  if (given.has(name)) return valueFaults(name, schema, given.get(name), ajv);
  return required ? [`${name} is missing`] : [];
}

function valueFaults(name: string, schema: Schema, value: unknown, ajv: Ajv): string[] {
  return ajv.validate(wireSchema(schema), value) ? [] : [`${name}: ${ajv.errorsText(ajv.errors, { dataVar: 'value' })}`];
}
