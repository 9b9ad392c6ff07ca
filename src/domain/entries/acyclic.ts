import type { Attribute } from '../../attributes/attribute-type.js';
import { RpcError } from '../../rpc/rpc-error.js';
import type { LinkRecord } from '../storage/entries.js';
import type { ChainQuery, LinkTargets, Records } from '../storage/records.js';
import type { CategoryModel } from './category-model.js';

/** Where links come to count: the transaction, and the object whose entry has them. */
interface Linking {
  readonly records: Records;
  readonly object: { readonly id: number };
}

/** Why an attribute does not lead there. */
interface Cycle {
  readonly attribute: Attribute;
  readonly reason: string;
}

/** The most objects that are looked through behind one link. */
const objectsAtMost = 3_000;

/**
 * Refuses links that would lead an object back to itself, directly or by way of others, seen or not.
 * @throws RpcError ValidationFailed
 */
export async function refuseCycles(linking: Linking, model: CategoryModel, links: readonly LinkRecord[]): Promise<void> {
  const cycle = await cycleIn(linking, model, links);
  if (!cycle) return;
  const right = 'expected an object from which none of these links leads back';
  throw new RpcError('ValidationFailed', {}, { [cycle.attribute.key]: `${cycle.reason}; ${right}` });
}

/**
 * Refuses to bring back an entry whose links would lead its object back to itself: they did not count meanwhile.
 * @throws RpcError Conflict
 */
export async function refuseCyclesOnReturn(
  linking: Linking,
  model: CategoryModel,
  entry: number,
  links: readonly LinkRecord[],
): Promise<void> {
  const cycle = await cycleIn(linking, model, links);
  if (!cycle) return;
  const { key } = cycle.attribute;
  const reason = `entry ${entry} cannot come back with its '${key}': ${cycle.reason}`;
  throw new RpcError('Conflict', { reason }, { [key]: `${cycle.reason}; change '${key}' on one of both sides first` });
}

async function cycleIn(
  { records: { everything }, object }: Linking,
  { category, acyclic }: CategoryModel,
  links: readonly LinkRecord[],
): Promise<Cycle | undefined> {
  for (const attribute of acyclic) {
    const own = links.filter(link => link.attribute === attribute.key);
    if (own.length === 0) continue;
    // Transactions that each write one half of a cycle do not see each other's half.
    await everything.links.claim(category.const, attribute.key);
    const query = { category: category.const, attribute: attribute.key, object: object.id, limit: objectsAtMost };
    const reason = await reasonAgainst(everything, query, own);
    if (reason) return { attribute, reason };
  }
  return undefined;
}

async function reasonAgainst(records: Records, query: ChainQuery, links: readonly LinkRecord[]): Promise<string | undefined> {
  const { object, attribute, limit } = query;
  const chain = await records.links.chain(query, targetsOf(links));
  if (chain.includes(object)) return told(await oneLeadingBack(records, query, links), query);
  if (chain.length < limit) return undefined;
  return `more than ${limit} objects follow object ${object} by '${attribute}', which is more than are looked through`;
}

/** One of several links that leads back, found by halves. */
async function oneLeadingBack(
  records: Records,
  query: ChainQuery,
  links: readonly LinkRecord[],
): Promise<LinkRecord | undefined> {
  if (links.length < 2) return links[0];
  const half = links.slice(0, links.length / 2);
  const isInHalf = (await records.links.chain(query, targetsOf(half))).includes(query.object);
  return oneLeadingBack(records, query, isInHalf ? half : links.slice(half.length));
}

function targetsOf(links: readonly LinkRecord[]): LinkTargets {
  return {
    objects: links.flatMap(({ targetObject }) => targetObject ?? []),
    entries: links.flatMap(({ targetEntry }) => targetEntry ?? []),
  };
}

function told(link: LinkRecord | undefined, { object, attribute }: ChainQuery): string {
  if (link?.targetObject === object) return `object ${object} cannot be its own '${attribute}'`;
  const target = link?.targetEntry ? `entry ${link.targetEntry}` : `object ${link?.targetObject}`;
  return `'${attribute}' leads from ${target} back to object ${object} already`;
}
