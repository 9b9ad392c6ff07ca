import type { Id } from '../../../generated/types.js';
import { text } from '../../messages/text.js';
import { groupBy } from '../../rpc/grouping.js';
import { limitExceeded, RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { placementLinks } from '../models/placement-links.js';
import { foldTitle } from '../storage/folding.js';
import type { PlacedObject, RecordStatus } from '../storage/objects.js';

/** Parameters of a query for the places below an object. */
export interface TreeQuestion {
  readonly root: Id;
  /** Levels below the root. */
  readonly depth: number;
  readonly statuses: readonly RecordStatus[];
}

/** Places of which normal objects are told: those that were archived or deleted while something stands in them. */
const between: readonly RecordStatus[] = ['archived', 'deleted'];

/**
 * Objects below an object in the location tree, in pre-order, siblings by title. One statement. Where normal ones are asked for, places
 * that are no longer normal stay as long as a normal object stands in them, directly or further down.
 * @throws RpcError ObjectNotFound, LimitExceeded where there is more than a page holds
 */
export async function objectsPlacedIn(
  context: DomainContext,
  { root, depth, statuses }: TreeQuestion,
): Promise<readonly PlacedObject[]> {
  const { pageLimit } = context.settings;
  const query = {
    ...{ links: placementLinks(context.registry), root, depth, statuses, limit: pageLimit + 2 },
    between: statuses.includes('normal') ? between.filter(status => !statuses.includes(status)) : [],
  };
  const found = await context.store.reads.objects.placedIn(query);
  if (found.length === 0) throw new RpcError('ObjectNotFound', { object: root });
  if (found.length > pageLimit + 1) throw tooMany(pageLimit);
  return inOrder(Number(root), withFilledPlaces(found, query));
}

/** Objects of the statuses asked for down to the depth, and the others in which one of them stands. */
function withFilledPlaces(found: readonly PlacedObject[], { statuses, depth }: TreeQuestion): readonly PlacedObject[] {
  const filled = new Set<number>();
  const kept = found
    .toSorted((one, other) => other.depth - one.depth)
    .filter(({ id, status, parent }) => {
      const isKept = statuses.includes(status) || filled.has(id);
      if (isKept) filled.add(parent);
      return isKept;
    });
  return kept.filter(placed => placed.depth <= depth);
}

function inOrder(root: number, found: readonly PlacedObject[]): readonly PlacedObject[] {
  const byPlace = groupBy(
    found.filter(({ depth }) => depth > 0),
    ({ parent }) => parent,
  );
  for (const beside of byPlace.values()) beside.sort(byTitle);
  const ordered: PlacedObject[] = [];
  const left = [...(byPlace.get(root) ?? [])].reverse();
  for (let next = left.pop(); next; next = left.pop()) {
    ordered.push(next);
    left.push(...[...(byPlace.get(next.id) ?? [])].reverse());
  }
  return ordered;
}

function byTitle(one: PlacedObject, other: PlacedObject): number {
  const [first, second] = [foldTitle(one.title), foldTitle(other.title)];
  if (first !== second) return first < second ? -1 : 1;
  return one.id - other.id;
}

function tooMany(limit: number): RpcError {
  return limitExceeded(text('LocationTreeHoldsAtMost', { limit }), {
    depth: text('ExpectedFewerLevelsOrPlace', { limit }),
    setting: 'KATASTER_PAGE_LIMIT',
  });
}
