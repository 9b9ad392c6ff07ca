import type { AttributeDescription, CategoryDefinition } from '../../generated/types.js';
import type { Source } from './sources.js';

/** Categories whose attributes have the description of their key where they have none of their own, both of one catalogue. */
export function addDescriptions(
  categories: readonly Source<CategoryDefinition>[],
  shared: readonly Source<AttributeDescription>[],
): readonly Source<CategoryDefinition>[] {
  const byKey = new Map(shared.map(({ definition }) => [definition.key, definition]));
  return categories.map(source => {
    const { attributes } = source.definition;
    const all = attributes.map(each => (each.description ? each : { ...each, ...byKey.get(each.key) }));
    return { ...source, definition: { ...source.definition, attributes: all } };
  });
}
