import { positionsIn } from '../../../attributes/positions.js';
import { text } from '../../../messages/text.js';
import { positionsKey, symmetricLinkOf } from '../../entries/rules/connected-ends.js';
import { entryNamed, type Invariant } from './invariant.js';

/** Symmetry of connections: two connected entries name each other. Of several that take positions of one, that names one. */
export const connections: Invariant = {
  name: 'connections',
  consequence: text('ConnectionIsShownAtOne'),
  begin: ({ registry, reads }) => {
    const mutual = [
      ...new Set(registry.categories.flatMap(each => each.attributes.filter(({ mutual }) => mutual).map(({ key }) => key))),
    ];
    return {
      async *entries({ entries, links }) {
        const alone = entries.filter(({ values }) => positionsIn(values?.[positionsKey]).length === 0);
        const connected = alone.flatMap(entry =>
          (links.get(entry.row.id) ?? [])
            .filter(({ attribute }) => entry.model && attribute === symmetricLinkOf(entry.model)?.key)
            .map(({ targetEntry }) => ({ entry, to: targetEntry ?? 0 })),
        );
        if (connected.length === 0) return;
        const back = await reads.linksBetween([...new Set(connected.map(({ to }) => to))], mutual);
        const known = new Set(back.map(({ from, to }) => `${from} ${to}`));
        for (const { entry, to } of connected.filter(each => !known.has(`${each.to} ${each.entry.row.id}`)))
          yield { subject: entryNamed(entry), reason: text('ItIsConnectedWithEntry', { to }) };
      },
    };
  },
};
