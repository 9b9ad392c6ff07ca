import type { Document, MethodObject } from '../document/document.js';
import { descriptorPlaces, type Place, placesIn, schemaPlaces } from '../document/walk.js';
import type { Rule } from './rules.js';

const known = {
  document: ['openrpc', 'info', 'servers', 'methods', 'components', 'x-common-errors'],
  commonErrors: ['description', 'errors'],
  components: ['tags', 'contentDescriptors', 'errors', 'schemas'],
  tag: ['name', 'description'],
  error: ['code', 'message', 'data'],
  method: [
    ...['name', 'summary', 'description', 'tags', 'deprecated', 'paramStructure', 'params', 'result', 'errors', 'examples'],
    ...['x-summary-de', 'x-access', 'x-permission', 'x-open', 'x-one-of', 'x-replaced-by', 'x-aliases', 'x-dialect'],
  ],
  permission: ['verb', 'resource'],
  methodDialect: ['emptyOn'],
  descriptor: [
    ...['name', 'description', 'required', 'schema'],
    ...['x-aliases', 'x-numbered-aliases', 'x-dialect', 'x-envelope', 'x-multi-value'],
  ],
  parameterDialect: ['required', 'aliases'],
  schema: [
    ...['$ref', 'title', 'description', 'type', 'enum', 'anyOf', 'allOf', 'default'],
    ...['properties', 'required', 'additionalProperties', 'items', 'minItems', 'maxItems'],
    ...['pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'x-expected'],
    ...['x-numbers', 'x-synonyms', 'x-digits', 'x-dialect'],
  ],
  example: ['name', 'summary', 'description', 'params', 'result'],
} as const;

type Kind = keyof typeof known;

/** Every keyword is one that the emitters know. */
export const knownKeywords: Rule = document =>
  Object.entries(placesByKind(document)).flatMap(([kind, places]) => places.flatMap(place => unknownIn(kind as Kind, place)));

function unknownIn(kind: Kind, { path, value }: Place<object>): string[] {
  const names: readonly string[] = known[kind];
  const unknown = Object.keys(value).filter(name => !names.includes(name));
  return unknown.map(name => `${path}/${name}: unknown keyword`);
}

function placesByKind(document: Document): Readonly<Record<Kind, Place<object>[]>> {
  const { components, 'x-common-errors': common } = document;
  const methods = placesIn('#/methods', document.methods);
  const descriptors = descriptorPlaces(document);
  return {
    document: [{ path: '#', value: document }],
    commonErrors: placesIn('#', common ? { 'x-common-errors': common } : {}),
    components: [{ path: '#/components', value: components }],
    tag: placesIn('#/components/tags', components.tags),
    error: placesIn('#/components/errors', components.errors),
    method: methods,
    permission: methods.flatMap(({ path, value }) => permissionIn(path, value['x-permission'])),
    methodDialect: methods.flatMap(({ path, value }) => placesIn(`${path}/x-dialect`, value['x-dialect'])),
    descriptor: descriptors,
    parameterDialect: descriptors.flatMap(({ path, value }) => placesIn(`${path}/x-dialect`, value['x-dialect'])),
    schema: schemaPlaces(document),
    example: methods.flatMap(({ path, value }) => placesIn(`${path}/examples`, value.examples)),
  };
}

function permissionIn(path: string, permission: MethodObject['x-permission']): Place<object>[] {
  return permission ? [{ path: `${path}/x-permission`, value: permission }] : [];
}
