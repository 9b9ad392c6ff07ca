import type { AttributeDescription, CategoryDefinition } from '../../generated/types.js';
import type { Source } from './sources.js';

/** Categories whose attributes have the description of their key where they have none of their own, each out of its own catalogue. */
export function addDescriptions(
  categories: readonly Source<CategoryDefinition>[],
  shared: readonly Source<AttributeDescription>[],
): Source<CategoryDefinition>[] {
  const [shipped, ofSite] = [false, true].map(isOfSite => byKey(shared.filter(each => (each.ofSite ?? false) === isOfSite)));
  return categories.map(source => withShared(source, source.ofSite ? ofSite : shipped));
}

type ByKey = ReadonlyMap<string, AttributeDescription>;

function byKey(shared: readonly Source<AttributeDescription>[]): ByKey {
  return new Map(shared.map(({ definition }) => [definition.key, definition]));
}

function withShared(source: Source<CategoryDefinition>, shared: ByKey = new Map()): Source<CategoryDefinition> {
  const { attributes } = source.definition;
  const all = attributes.map(attribute => (attribute.description ? attribute : { ...attribute, ...shared.get(attribute.key) }));
  return { ...source, definition: { ...source.definition, attributes: all } };
}
