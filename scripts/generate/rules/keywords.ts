import type { Document } from '../document/document.js';
import { marksOf, schemaMarks } from '../document/marks.js';
import { descriptorPlaces, type Place, placesIn, schemaPlaces } from '../document/walk.js';
import type { Rule } from './rules.js';

const known = {
  document: ['openrpc', 'info', 'servers', 'externalDocs', 'methods', 'components', 'x-extensions'],
  components: ['tags', 'contentDescriptors', 'errors', 'schemas'],
  tag: ['name', 'description'],
  error: ['code', 'message', 'data'],
  method: [
    ...['name', 'summary', 'description', 'tags', 'deprecated', 'servers'],
    ...['paramStructure', 'params', 'result', 'errors', 'examples'],
  ],
  methodDialect: ['emptyOn'],
  descriptor: ['name', 'description', 'required', 'schema'],
  parameterDialect: ['required', 'aliases'],
  schema: [
    ...['$ref', 'title', 'description', 'type', 'enum', 'anyOf', 'allOf', 'default'],
    ...['properties', 'required', 'additionalProperties', 'items', 'minItems', 'maxItems'],
    ...['pattern', 'minLength', 'maxLength', 'minimum', 'maximum'],
  ],
  example: ['name', 'summary', 'description', 'params', 'result'],
  exampleValue: ['name', 'summary', 'description', 'value'],
} as const;

type Kind = keyof typeof known;

/** Every keyword is one that the emitters know, or a mark that the document describes. */
export const knownKeywords: Rule = document => {
  const marks = marksByKind(document);
  return Object.entries(placesByKind(document)).flatMap(([name, places]) => {
    const kind = name as Kind;
    return places.flatMap(place => unknownIn([...known[kind], ...(marks[kind] ?? [])], place));
  });
};

function marksByKind(document: Document): Partial<Record<Kind, readonly string[]>> {
  return {
    document: marksOf(undefined, document),
    tag: marksOf('tagObject', document),
    method: marksOf('methodObject', document),
    descriptor: marksOf('contentDescriptorObject', document),
    schema: Object.keys(schemaMarks(document)),
  };
}

function unknownIn(names: readonly string[], { path, value }: Place<object>): string[] {
  const unknown = Object.keys(value).filter(name => !names.includes(name));
  return unknown.map(name => `${path}/${name}: unknown keyword`);
}

function placesByKind(document: Document): Readonly<Record<Kind, Place<object>[]>> {
  const { components } = document;
  const methods = placesIn('#/methods', document.methods);
  const descriptors = descriptorPlaces(document);
  const examples = methods.flatMap(({ path, value }) => placesIn(`${path}/examples`, value.examples));
  return {
    document: [{ path: '#', value: document }],
    components: [{ path: '#/components', value: components }],
    tag: placesIn('#/components/tags', components.tags),
    error: placesIn('#/components/errors', components.errors),
    method: methods,
    methodDialect: methods.flatMap(({ path, value }) => placesIn(`${path}/x-dialect`, value['x-dialect'])),
    descriptor: descriptors,
    parameterDialect: descriptors.flatMap(({ path, value }) => placesIn(`${path}/x-dialect`, value['x-dialect'])),
    schema: schemaPlaces(document),
    example: examples,
    exampleValue: examples.flatMap(({ path, value: { params, result } }) => [
      ...placesIn(`${path}/params`, params),
      { path: `${path}/result`, value: result },
    ]),
  };
}
