import type { Schema } from '../rpc/json-schema.js';
import { type Descriptor, isReference, type Method, type OpenRpc } from './openrpc.js';

/** Every method of a document with its parameters and an example, as existing clients ask for it, who know names of a second version as methods. */
export function endpointsOf(document: OpenRpc): Readonly<Record<string, object>> {
  return Object.fromEntries(
    document.methods.flatMap(method =>
      namesOf(method).map(([name, bound]) => [name, endpointOf({ ...method, name }, bound, document)] as const),
    ),
  );
}

/** The names of a method, each with the parameters that it says itself. */
function namesOf({ name, 'x-aliases': aliases = [], 'x-bound-aliases': bound = {} }: Method) {
  const others = [...aliases.map(alias => [alias, {}] as const), ...Object.entries(bound)];
  return [[name, {}] as const, ...others.filter(([other]) => other.endsWith('.v2'))];
}

function endpointOf(method: Method, bound: object, document: OpenRpc): object {
  const parameters = method.params.map(each => descriptorOf(each, document)).filter(({ name }) => !Object.hasOwn(bound, name));
  const isNeeded = (parameter: Descriptor) => parameter.required === true;
  return {
    description: method.description ?? '',
    parameters: {
      required: byName(parameters.filter(isNeeded), document),
      optional: byName(
        parameters.filter(parameter => !isNeeded(parameter)),
        document,
      ),
    },
    ...exampleOf(method),
  };
}

function descriptorOf(given: Method['params'][number], { components }: OpenRpc): Descriptor {
  if (!isReference(given)) return given;
  const descriptor = components.contentDescriptors?.[lastOf(given.$ref)];
  if (!descriptor) throw new Error(`The document has no ${given.$ref}.`);
  return descriptor;
}

function byName(parameters: readonly Descriptor[], document: OpenRpc): Readonly<Record<string, object>> {
  const told = parameters.map(({ name, description = '', schema }): [string, object] => [
    name,
    {
      types: [...new Set(typesOf(schema, document))],
      description,
      'has-validation': true,
      ...('default' in schema && { 'default-value': schema.default }),
    },
  ]);
  return Object.fromEntries(told);
}

/** The types of JSON that a value may have. */
function typesOf({ $ref, type, anyOf = [], allOf = [] }: Schema, document: OpenRpc): string[] {
  const named = $ref === undefined ? undefined : document.components.schemas?.[lastOf($ref)];
  const parts = [...(named ? [named] : []), ...anyOf, ...allOf];
  return [...(type === undefined ? [] : [type]), ...parts.flatMap(part => typesOf(part, document))];
}

function exampleOf({ name, examples = [] }: Method): object {
  const [example] = examples;
  const params = Object.fromEntries((example?.params ?? []).map(each => [each.name, each.value]));
  return {
    'example-request': { jsonrpc: '2.0', method: name, params, id: 1 },
    'example-response': { id: 1, jsonrpc: '2.0', result: example?.result.value ?? {} },
  };
}

function lastOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
