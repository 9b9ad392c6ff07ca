import { isDeepStrictEqual } from 'node:util';
import type { Attribute } from '../../../attributes/attribute-type.js';
import { memoizeByPart } from '../../../attributes/memoize.js';
import { type Text, text } from '../../../messages/text.js';
import { RpcError } from '../../../rpc/rpc-error.js';
import { type CategoryModel, linksOf } from '../../models/category-model.js';
import { valuesOf } from '../../models/stored-values.js';
import type { LinkRecord } from '../../storage/entries.js';
import type { ChainQuery, LinkTargets, Records } from '../../storage/records.js';
import type { EntryChange, EntryOccasions, EntryRule, EntryTransition } from '../entry-rule.js';
import type { Writing } from '../writing.js';

/** Why an attribute does not lead there. */
interface Cycle {
  readonly attribute: Attribute;
  readonly reason: Text;
}

/** The most objects that are looked through behind one link. */
const objectsAtMost = 3_000;

/** Links of which no chain leads back to the object where it began. */
export const acyclicLinksOf = memoizeByPart(({ attributes }: CategoryModel): readonly Attribute[] =>
  attributes.filter(attribute => attribute.acyclic),
);

/**
 * No link leads an object back to itself, directly or by way of others, seen or not. Links of normal entries count, whatever the status
 * of their objects: an object that returns brings no link back.
 */
export const acyclic: EntryRule = {
  name: 'acyclic',
  appliedTo(model) {
    const attributes = acyclicLinksOf(model);
    return attributes.length > 0 ? ofLinks(attributes) : undefined;
  },
  objectTitled: 'nothing',
  objectCopied: 'nothing',
  objectStepping: 'nothing',
};

function ofLinks(attributes: readonly Attribute[]): EntryOccasions {
  return {
    received: 'nothing',
    prepare: 'nothing',
    stored: 'nothing',
    written: (writing, changes) => rejectCycles(writing, attributes, changes),
    copied: 'nothing',
    beforeTransition: step => rejectReturningCycles(step, attributes),
    afterTransition: 'nothing',
  };
}

/** @throws RpcError ValidationFailed */
async function rejectCycles(writing: Writing, attributes: readonly Attribute[], changes: readonly EntryChange[]): Promise<void> {
  const cycle = await cycleIn(writing, attributes, attribute =>
    changes
      .filter(({ before, values }) => !isDeepStrictEqual(before[attribute.key], values[attribute.key]))
      .flatMap(({ id, values }) => linksOf([attribute], values, id)),
  );
  if (!cycle) return;
  const right = text('ExpectedObjectFromWhichNone');
  throw new RpcError('ValidationFailed', {}, { [cycle.attribute.key]: text('Clauses', { first: cycle.reason, second: right }) });
}

/**
 * Links of an entry that was away did not count meanwhile.
 * @throws RpcError Conflict
 */
async function rejectReturningCycles(step: EntryTransition, attributes: readonly Attribute[]): Promise<undefined> {
  const { model, entry, to } = step;
  if (to !== 'normal') return;
  const values = valuesOf(model, entry);
  const cycle = await cycleIn(step, attributes, attribute => linksOf([attribute], values, entry.id));
  if (!cycle) return;
  const { key } = cycle.attribute;
  const reason = text('EntryCannotComeBackWith', { id: entry.id, key, reason: cycle.reason });
  throw new RpcError('Conflict', { reason }, { [key]: text('ChangeOnOneOfBoth', { reason: cycle.reason, key }) });
}

async function cycleIn(
  { records: { everything }, object, model: { category } }: Writing,
  attributes: readonly Attribute[],
  linksBy: (attribute: Attribute) => readonly LinkRecord[],
): Promise<Cycle | undefined> {
  for (const attribute of attributes) {
    const links = linksBy(attribute);
    if (links.length === 0) continue;
    // Transactions that each write one half of a cycle do not see each other's half.
    await everything.links.lockLinks(category.const, attribute.key);
    const query = { category: category.const, attribute: attribute.key, object: object.id, limit: objectsAtMost };
    const reason = await reasonAgainst(everything, query, links);
    if (reason) return { attribute, reason };
  }
  return undefined;
}

async function reasonAgainst(records: Records, query: ChainQuery, links: readonly LinkRecord[]): Promise<Text | undefined> {
  const { object, attribute, limit } = query;
  const chain = await records.links.chain(query, targetsOf(links));
  if (chain.includes(object)) return describeCycle(await oneLeadingBack(records, query, links), query);
  if (chain.length < limit) return undefined;
  return text('MoreThanObjectsFollowObject', { limit, object, attribute });
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

function describeCycle(link: LinkRecord | undefined, { object, attribute }: ChainQuery): Text {
  if (link?.targetObject === object) return text('ObjectCannotBeItsOwn', { object, attribute });
  const target = link?.targetEntry
    ? text('EntryWithId', { id: link.targetEntry })
    : text('ObjectWithId', { id: link?.targetObject });
  return text('LeadsFromBackToObject', { attribute, target, object });
}
