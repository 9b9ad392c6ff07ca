import { groupBy } from '../../rpc/grouping.js';
import { Facts } from '../computed/facts.js';
import type { DomainContext } from '../context.js';
import { placementLinks } from '../models/placement-links.js';
import { foldTitle } from '../storage/folding.js';
import type { ObjectSummary } from '../storage/objects.js';

type Titled = Pick<ObjectSummary, 'id' | 'title'>;

/**
 * Where those objects of a list stand whose titles are equal, by id: all places from the outermost on, as `location_path` of a location
 * has them. One statement, or none where no two titles are equal.
 */
export async function pathsOfEqual(context: DomainContext, objects: readonly Titled[]): Promise<ReadonlyMap<number, string>> {
  const { registry, store } = context;
  const byId = new Map(objects.map(object => [object.id, object]));
  const alike = [...groupBy([...byId.values()], ({ title }) => foldTitle(title)).values()].filter(({ length }) => length > 1);
  const ids = alike.flat().map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const rows = await store.reads.facts.find([{ kind: 'paths', ids, names: placementLinks(registry) }]);
  const facts = new Facts(registry, rows);
  return new Map(ids.map(id => [id, facts.path(id, 0).slice(0, -1).join(' > ')]));
}
