import type { AttributeDefinition, CategoryDefinition, LinkTarget, ObjectTypeDefinition } from '../../generated/types.js';
import { typeOf } from '../attributes/attribute-types.js';

/** The part of an attribute, or of a column of rows, that decides where it may point to. */
export type Linking = Pick<AttributeDefinition, 'type' | 'target'>;

/** Constants of the object types that the attribute may point to; `undefined` for any. */
export type PermittedTypes = (attribute: Linking) => readonly string[] | undefined;

/** Answers for the attributes of a catalogue, each worked out once. */
export function createPermittedTypes(
  categories: readonly CategoryDefinition[],
  objectTypes: readonly ObjectTypeDefinition[],
): PermittedTypes {
  const owners = new Map(categories.map(({ const: constant, sameAs }) => [constant, sameAs ?? constant]));
  const owned = new Map(objectTypes.map(type => [type, new Set(type.categories.map(name => owners.get(name)))]));
  const answers = new WeakMap<Linking, readonly string[]>();
  const permits = (
    type: ObjectTypeDefinition,
    { categories: asked, objectTypes: listed, excludeObjectTypes, container }: LinkTarget,
  ) =>
    (!asked || asked.some(name => owned.get(type)?.has(owners.get(name)))) &&
    (!listed || listed.includes(type.const)) &&
    !excludeObjectTypes?.includes(type.const) &&
    (!container || type.container);
  return attribute => {
    const target = targetOf(attribute);
    if (!target) return undefined;
    const answer =
      answers.get(attribute) ?? Object.freeze(objectTypes.filter(type => permits(type, target)).map(type => type.const));
    answers.set(attribute, answer);
    return answer;
  };
}

function targetOf(attribute: Linking): LinkTarget | undefined {
  const { target } = attribute;
  const { objectTypes: only } = typeOf(attribute).holds;
  if (only.length > 0) return { objectTypes: [...only] };
  const { categories, objectTypes, excludeObjectTypes, container } = target ?? {};
  return categories || objectTypes || excludeObjectTypes || container ? target : undefined;
}
