import {
  type Definition,
  isDefinition,
  isRule,
  type SchemaPartName,
  schemaPartNames,
  schemaParts,
} from '../domain/schema/definitions.js';
import type { SchemaDocument } from '../domain/schema/schema-plan.js';
import { keyFrom, nameFrom } from '../mappings/names-of-titles.js';

/** A document whose definitions and attributes have names: those that are given none have that of their titles. */
export function withNames(schema: SchemaDocument): SchemaDocument {
  const parts = schemaPartNames.filter(part => schema[part] && !isRule(part));
  return { ...schema, ...Object.fromEntries(parts.map(part => [part, schema[part]?.map(each => named(part, each))])) };
}

function named(part: SchemaPartName, definition: Definition): Definition {
  const { name: member } = schemaParts[part];
  const { attributes, title } = definition;
  return {
    ...withMember(definition, member, nameFrom(part, title)),
    ...(Array.isArray(attributes) && { attributes: attributes.map(keyed) }),
  };
}

function keyed(attribute: unknown): unknown {
  return isDefinition(attribute) ? withMember(attribute, 'key', keyFrom(attribute.title)) : attribute;
}

/** A definition with a number has a name already, which another title does not change. */
function withMember(definition: Definition, member: string, made: string): Definition {
  const isNameless = definition[member] === undefined && definition.id === undefined;
  return isNameless && made !== '' ? { ...definition, [member]: made } : definition;
}
