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
