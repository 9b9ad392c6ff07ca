import type { Registry } from '../../catalog/registry.js';
import type { EntryRecord } from '../storage/entries.js';
import type { NewRelation } from '../storage/relations.js';

type Told = Pick<NewRelation, 'entry' | 'attribute' | 'target'>;

interface Candidate extends Told {
  /** A port says more than a connector: it has a relation type of its own. */
  readonly saysMore: boolean;
}

/**
 * Relation source of a connection: of the ends that name the other, the link of that whose category says more, else that of the older
 * entry. `undefined` where none of them makes relations.
 */
export function relationSource(
  registry: Registry,
  ends: readonly EntryRecord[],
  naming: readonly EntryRecord[],
): Told | undefined {
  const candidates = naming.flatMap(end => candidate(registry, end, ends));
  const [teller] = candidates.sort((one, other) => Number(other.saysMore) - Number(one.saysMore) || one.entry - other.entry);
  return teller && { entry: teller.entry, attribute: teller.attribute, target: teller.target };
}

function candidate(
  registry: Registry,
  { id, category: constant }: EntryRecord,
  ends: readonly EntryRecord[],
): readonly Candidate[] {
  const category = registry.category(constant);
  const attribute = category?.attributes.find(({ mutual, relation }) => mutual && relation);
  const other = ends.find(end => end.id !== id);
  if (!attribute || !other) return [];
  return [{ entry: id, attribute: attribute.key, target: other.id, saysMore: category?.countsAs !== undefined }];
}
