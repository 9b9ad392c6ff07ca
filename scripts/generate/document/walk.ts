import { isReference } from './descriptors.js';
import type { ContentDescriptor, Document, Schema } from './document.js';

/** Something of the document, and where it stands. */
export interface Place<Value> {
  readonly path: string;
  readonly value: Value;
}

/** The values of a record or list, each with its path. */
export function placesIn<Value>(path: string, values: Readonly<Record<string, Value>> | readonly Value[] = []): Place<Value>[] {
  return Object.entries(values).map(([key, value]) => ({ path: `${path}/${key}`, value }));
}

/** Every content descriptor that is written out: shared ones, parameters and results. */
export function descriptorPlaces({ components, methods }: Document): Place<ContentDescriptor>[] {
  const ofMethods = placesIn('#/methods', methods).flatMap(({ path, value: { params, result } }) => [
    ...placesIn(`${path}/params`, params),
    ...(result ? [{ path: `${path}/result`, value: result }] : []),
  ]);
  const all = [...placesIn('#/components/contentDescriptors', components.contentDescriptors), ...ofMethods];
  return all.filter((place): place is Place<ContentDescriptor> => !isReference(place.value));
}

/** Every schema of the document, however deep it stands. */
export function schemaPlaces(document: Document): Place<Schema>[] {
  const named = placesIn('#/components/schemas', document.components.schemas);
  const described = descriptorPlaces(document).map(({ path, value }) => ({ path: `${path}/schema`, value: value.schema }));
  return [...named, ...described].flatMap(withParts);
}

/** The schemas that stand directly in a schema; those of dialects are none of its own. */
export function ownParts({ path, value }: Place<Schema>): Place<Schema>[] {
  const { properties, additionalProperties, items, anyOf, allOf } = value;
  const single = Object.entries({ additionalProperties, items }).filter(([, part]) => typeof part === 'object');
  return [
    ...placesIn(`${path}/properties`, properties),
    ...placesIn(path, Object.fromEntries(single) as Record<string, Schema>),
    ...placesIn(`${path}/anyOf`, anyOf),
    ...placesIn(`${path}/allOf`, allOf),
  ];
}

/** A schema after a change to each schema that stands in it, and to itself last. */
export function rebuilt(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const within = (part: Schema) => rebuilt(part, change);
  const { properties, additionalProperties, items, anyOf, allOf } = schema;
  return change({
    ...schema,
    ...(properties && { properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, within(part)])) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: within(additionalProperties) }),
    ...(items && { items: within(items) }),
    ...(anyOf && { anyOf: anyOf.map(within) }),
    ...(allOf && { allOf: allOf.map(within) }),
  });
}

function withParts(place: Place<Schema>): Place<Schema>[] {
  const parts = [...ownParts(place), ...placesIn(`${place.path}/x-dialect`, place.value['x-dialect'])];
  return [place, ...parts.flatMap(withParts)];
}
