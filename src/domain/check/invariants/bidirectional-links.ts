import { leadsToEntries } from '../../../attributes/attribute-types.js';
import { text } from '../../../messages/text.js';
import { type BidirectionalLink, bidirectionalLinksOf } from '../../entries/rules/bidirectional-link.js';
import type { LinkEnds } from '../reads/check-reads.js';
import { type CheckedEntry, type EntryPage, entryNamed, type Fault, type Ground, type Invariant } from './invariant.js';

/** A link that is kept on both of its sides leads there and back. */
export const mirrors: Invariant = {
  name: 'mirrors',
  consequence: text('OneSideOfLinkShows'),
  begin: ground => ({
    async *entries(page) {
      for (const [mirror, linking] of linkingOf(ground, page)) yield* faultsOf(ground, mirror, linking);
    },
  }),
};

/** A link of an entry, from the object or entry that has it to the one that it leads to. */
interface Linking extends LinkEnds {
  readonly entry: CheckedEntry;
}

/** The links of a page by what they are mirrored by. */
function linkingOf({ registry }: Ground, { entries, links }: EntryPage): ReadonlyMap<BidirectionalLink, readonly Linking[]> {
  const found = new Map<BidirectionalLink, Linking[]>();
  for (const entry of entries)
    for (const mirror of entry.model ? bidirectionalLinksOf(entry.model, registry) : [])
      for (const { targetObject, targetEntry } of (links.get(entry.row.id) ?? []).filter(
        each => each.attribute === mirror.own.key,
      )) {
        const linking =
          targetEntry === null ? { from: entry.row.object, to: targetObject ?? 0 } : { from: entry.row.id, to: targetEntry };
        found.set(mirror, [...(found.get(mirror) ?? []), { entry, ...linking }]);
      }
  return found;
}

async function* faultsOf(
  { reads }: Ground,
  { own, category, there }: BidirectionalLink,
  linking: readonly Linking[],
): AsyncGenerator<Fault> {
  const targets = [...new Set(linking.map(({ to }) => to))];
  const isOfEntries = leadsToEntries(there);
  const back = isOfEntries
    ? await reads.linksBetween(targets, [there.key])
    : await reads.linksFromObjects(targets, category.const, there.key);
  const known = new Set(back.map(({ from, to }) => `${from} ${to}`));
  for (const { entry, from, to } of linking.filter(each => !known.has(`${each.to} ${each.from}`))) {
    const [what, whom] = isOfEntries
      ? [text('EntryWithId', { id: to }), text('EntryWithId', { id: from })]
      : [text('ObjectWithId', { id: to }), text('ObjectWithId', { id: from })];
    yield {
      subject: entryNamed(entry),
      reason: text('ItsLeadsToWhoseDoes', { attribute: own.key, what, other: there.key, whom }),
    };
  }
}
