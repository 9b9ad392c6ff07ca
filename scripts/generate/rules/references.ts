import { isReference } from '../document/descriptors.js';
import type { Components, Document, Schema } from '../document/document.js';
import { schemaNamed } from '../document/names.js';
import { ownParts, type Place, placesIn, schemaPlaces } from '../document/walk.js';
import type { Rule } from './rules.js';

type Kind = keyof Components;

/** Every $ref names something of the right kind; tags and errors are always references. */
export const resolvingReferences: Rule = document => [
  ...placesIn('#/methods', document.methods).flatMap(({ path, value: { tags, errors, params } }) => [
    ...placesIn(`${path}/tags`, tags).flatMap(place => unresolved(place, 'tags', document)),
    ...placesIn(`${path}/errors`, errors).flatMap(place => unresolved(place, 'errors', document)),
    ...referencesAmong(placesIn(`${path}/params`, params)).flatMap(place => unresolved(place, 'contentDescriptors', document)),
  ]),
  ...referencesAmong(schemaPlaces(document)).flatMap(place => unresolved(place, 'schemas', document)),
];

/** Errors that a mark names are declared. */
export const declaredErrors: Rule = document => {
  const { errors = {} } = document.components;
  const named = [
    ['#/x-common-errors', document['x-common-errors']?.errors],
    ['#/x-parameter-errors', document['x-parameter-errors']],
    ...document.methods.map(method => [`${method.name}, x-further-errors`, method['x-further-errors']] as const),
  ] as const;
  return named.flatMap(([mark, names = []]) =>
    names.filter(name => !Object.hasOwn(errors, name)).map(name => `${mark}: there is no error ${name}`),
  );
};

/** A record is created by a method of the document. */
export const creatingMethods: Rule = document => {
  const names = new Set(document.methods.map(({ name }) => name));
  return schemaPlaces(document)
    .filter(({ value: { 'x-created-by': method } }) => method !== undefined && !names.has(method))
    .map(({ path, value }) => `${path}/x-created-by: there is no method ${value['x-created-by']}`);
};

/** No schema contains itself: types could express it, tools of OpenRPC run out of memory. */
export const notRecursive: Rule = ({ components: { schemas = {} } }) =>
  Object.keys(schemas)
    .filter(name => reaches(name, name, schemas, new Set()))
    .map(name => `#/components/schemas/${name}: contains itself`);

function referencesAmong(places: Place<object>[]): Place<object>[] {
  return places.filter(({ value }) => isReference(value));
}

function unresolved({ path, value }: Place<object>, kind: Kind, { components }: Document): string[] {
  const prefix = `#/components/${kind}/`;
  if (!isReference(value) || !value.$ref.startsWith(prefix)) return [`${path}: must be a reference to ${prefix}…`];
  const exists = Object.hasOwn(components[kind] ?? {}, value.$ref.slice(prefix.length));
  return exists ? [] : [`${path}: ${value.$ref} does not exist`];
}

function reaches(from: string, to: string, schemas: Readonly<Record<string, Schema>>, seen: Set<string>): boolean {
  if (seen.has(from)) return false;
  seen.add(from);
  const next = namesIn({ path: '', value: schemas[from] ?? {} });
  return next.includes(to) || next.some(name => reaches(name, to, schemas, seen));
}

function namesIn(place: Place<Schema>): string[] {
  const { $ref } = place.value;
  return [...($ref === undefined ? [] : [schemaNamed($ref)]), ...ownParts(place).flatMap(namesIn)];
}
