import type { Schema } from '../document/document.js';
import { typeName } from '../document/names.js';
import { type Place, placesIn, schemaPlaces } from '../document/walk.js';
import type { Rule } from './rules.js';

/** Readers and the emitted types know a schema by its name and its description. */
export const namedSchemas: Rule = ({ components: { schemas = {} } }) =>
  Object.entries(schemas).flatMap(([name, { title, description }]) => [
    ...(title === name ? [] : [`#/components/schemas/${name}: its title must be ${name}`]),
    ...(description ? [] : [`#/components/schemas/${name}: has no description`]),
  ]);

/** A property says what it means in its place, whatever its shape says of itself. */
export const describedProperties: Rule = document =>
  schemaPlaces(document)
    .flatMap(({ path, value }) => placesIn(`${path}/properties`, value.properties))
    .filter(({ value }) => !value.description)
    .map(({ path }) => `${path}: has no description`);

/** The emitted types can bear the names of the schemas. */
export const typeNames: Rule = ({ methods, components: { schemas = {} } }) => {
  const ofMethods = methods.flatMap(({ name }) => ['Params', 'Input', 'Result'].map(suffix => typeName(name) + suffix));
  const taken = ['Record', 'Schemas', ...ofMethods];
  return Object.keys(schemas)
    .filter(name => !/^[A-Z]([A-Za-z]|\d(?![a-z]))*$/.test(name) || taken.includes(name))
    .map(name => `#/components/schemas/${name}: no type can have this name`);
};

/** Whether an object may hold more than its properties is always stated. */
export const closedObjects: Rule = document =>
  schemaPlaces(document)
    .filter(({ value }) => value.type === 'object' && value.additionalProperties === undefined)
    .map(({ path }) => `${path}: must state additionalProperties`);

/** A schema says what it is in one way, which the emitted types can follow. */
export const oneShape: Rule = document => schemaPlaces(document).flatMap(shapeFaults);

/** Every constant has its number, and no other. */
export const numberedConstants: Rule = document =>
  schemaPlaces(document)
    .filter(({ value }) => value['x-numbers'] && !sameNames(Object.keys(value['x-numbers']), value.enum ?? []))
    .map(({ path }) => `${path}/x-numbers: must number every constant of the enum, and no other`);

/** Values that a dialect writes as integers are texts of digits, or constants that have a number. */
export const convertibleTexts: Rule = document =>
  schemaPlaces(document)
    .filter(({ value }) => isInteger(value) && (value.type !== 'string' || (value.enum && !value['x-numbers'])))
    .map(({ path }) => `${path}/x-dialect: only a text of digits, or constants with x-numbers, can be an integer in a dialect`);

function isInteger({ 'x-dialect': dialects = {} }: Schema): boolean {
  return Object.values(dialects).some(({ type }) => type === 'integer');
}

function shapeFaults({ path, value }: Place<Schema>): string[] {
  const ways = (['$ref', 'anyOf', 'allOf', 'type'] as const).filter(way => value[way] !== undefined);
  const several = ways.length > 1 ? [`${path}: ${ways.join(' and ')} cannot stand together`] : [];
  const listed = value.type !== undefined && typeof value.type !== 'string' ? [`${path}/type: must be one name; use anyOf`] : [];
  return [...several, ...listed];
}

function sameNames(some: readonly string[], others: readonly unknown[]): boolean {
  return some.length === others.length && some.every(name => others.includes(name));
}
