import { leadsToEntries } from '../../../attributes/attribute-types.js';
import type { References } from '../../../attributes/references.js';
import { text } from '../../../messages/text.js';
import {
  declaredLinksOf,
  expectedOwner,
  type FollowLink,
  type LinkPlace,
  lookUpTargets,
  type RestrictedLink,
  targetFault,
  targetsIn,
} from '../../models/link-targets.js';
import { type CheckedEntry, entryNamed, type Fault, type Ground, type Invariant } from './invariant.js';

/** Links lead to what the catalogue says. Entries from before it said so stay, and can be edited. */
export const linkTargets: Invariant = {
  name: 'link targets',
  consequence: text('LinkShowsWhatBelongsElsewhere'),
  isPermitted: true,
  begin: ground => ({
    async *entries({ entries }) {
      const linking = entries.flatMap(entry => linkingOf(ground, entry));
      if (linking.length === 0) return;
      const found = await lookUpTargets(ground.reads, linking);
      for (const each of linking) yield* faultsOf(ground, each, found);
    },
  }),
};

/** A link of an entry, and where it is. */
interface Linking {
  readonly entry: CheckedEntry;
  readonly link: RestrictedLink;
  readonly place: LinkPlace;
  readonly targets: readonly number[];
}

function linkingOf({ registry }: Ground, entry: CheckedEntry): readonly Linking[] {
  const { row, model, values } = entry;
  if (!model || !values || row.status !== 'normal') return [];
  const place = { object: row.object, entry: row.id, values };
  return declaredLinksOf(model, registry).flatMap(link => {
    const targets = targetsIn(link, values);
    return targets.length > 0 ? { entry, link, place, targets } : [];
  });
}

async function* faultsOf(ground: Ground, { entry, link, place, targets }: Linking, found: References): AsyncGenerator<Fault> {
  const expected = await expectedOwner(link, place, followIn(ground));
  for (const id of targets) {
    const target = leadsToEntries(link.attribute) ? { id, of: found.entry(id)?.object } : { id, type: found.object(id)?.type };
    const fault = targetFault(ground.registry, link, place, target, expected);
    if (fault) yield { subject: entryNamed(entry), reason: text('LinkFault', { attribute: link.key, fault }) };
  }
}

function followIn({ reads }: Ground): FollowLink {
  return async (entry, attribute) => {
    const links = await reads.linksOf(entry, entry);
    return links.find(each => each.attribute === attribute)?.targetObject ?? undefined;
  };
}
