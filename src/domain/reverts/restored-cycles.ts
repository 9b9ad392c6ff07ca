import { type Text, text } from '../../messages/text.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { DomainContext } from '../context.js';
import { acyclicLinksOf } from '../entries/rules/acyclic.js';
import { modelOf } from '../models/category-model.js';
import { LinkGraph } from '../models/link-graph.js';
import type { Records } from '../storage/records.js';
import type { Restoration } from '../storage/reverts.js';

/** Links that are looked through behind the entries of one attribute. */
const linksAtMost = 100_000;

/** Links of restored entries that must not lead back: by category and attribute, the objects of the entries. */
interface RestoredLinks {
  readonly category: string;
  readonly attribute: string;
  readonly objects: Set<number>;
}

/**
 * Rejects an undo after which an object stands in itself: links may have been set since that lead back. Two statements for each attribute
 * of which entries come back.
 * @throws RpcError Conflict naming the objects
 */
export async function rejectCycles(
  context: DomainContext,
  { everything }: Records,
  restorations: readonly Restoration[],
): Promise<void> {
  const data: Record<string, Text> = {};
  for (const { category, attribute, objects } of collectLinks(context, restorations)) {
    // Transactions that each write one half of a cycle do not see each other's half.
    await everything.links.lockLinks(category, attribute);
    const graph = new LinkGraph();
    for (const { from, to } of await everything.links.behind({ category, attribute, limit: linksAtMost }, [...objects]))
      graph.add(from, to);
    for (const object of graph.inCycles().filter(each => objects.has(each)))
      data[`${object}/${category}/${attribute}`] = text('WouldLeadFromObjectBack', { object });
  }
  if (Object.keys(data).length === 0) return;
  throw new RpcError('Conflict', { reason: text('UndoneObjectsWouldStandIn') }, data);
}

function collectLinks({ registry }: DomainContext, restorations: readonly Restoration[]): Iterable<RestoredLinks> {
  const found = new Map<string, RestoredLinks>();
  for (const { kind, category, object, target } of restorations) {
    const known = kind === 'entry' ? registry.category(category ?? '') : undefined;
    if (!known || object === null || target?.own.status !== 'normal') continue;
    for (const { key } of acyclicLinksOf(modelOf(registry, known))) {
      const name = `${known.const}.${key}`;
      const links = found.get(name) ?? { category: known.const, attribute: key, objects: new Set() };
      found.set(name, links);
      links.objects.add(object);
    }
  }
  return found.values();
}
