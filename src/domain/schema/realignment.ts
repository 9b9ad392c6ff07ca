import { isDeepStrictEqual } from 'node:util';
import type { Registry } from '../../catalog/registry.js';
import { modelOf } from '../models/category-model.js';
import type { Records } from '../storage/records.js';
import type { DefinitionRecord, FollowingColumns } from '../storage/schema.js';
import { definitionsOf, everyDefinitionOf } from './definitions.js';

/** The catalogue with these definitions beside it. */
export function registryWith(registry: Registry, records: readonly DefinitionRecord[]): Registry {
  return registry.extend(definitionsOf(records), registry.schema + 1, everyDefinitionOf(records));
}

/** Has stored entries be what the catalogue of after says of their categories. */
export async function realignEntries({ everything }: Records, before: Registry, after: Registry): Promise<void> {
  for (const { const: name } of before.categories) {
    const is = columnsIn(after, name);
    if (is && !isDeepStrictEqual(is, columnsIn(before, name))) await everything.schema.realign(is);
  }
}

function columnsIn(registry: Registry, name: string): FollowingColumns | undefined {
  const category = registry.category(name);
  if (!category || registry.storage(category) !== category) return undefined;
  const { labels, single } = modelOf(registry, category);
  return { category: name, labels, single };
}
