import { symmetricLinkOf } from '../../entries/rules/connected-ends.js';
import { entryNamed, type Invariant } from './invariant.js';

/** Symmetry of connections: two connected entries name each other. */
export const connections: Invariant = {
  name: 'connections',
  consequence: 'the connection is shown at one of its ends alone; saving it anew puts it right',
  begin: ({ registry, reads }) => {
    const mutual = [
      ...new Set(registry.categories.flatMap(each => each.attributes.filter(({ mutual }) => mutual).map(({ key }) => key))),
    ];
    return {
      async *entries({ entries, links }) {
        const connected = entries.flatMap(entry =>
          (links.get(entry.row.id) ?? [])
            .filter(({ attribute }) => entry.model && attribute === symmetricLinkOf(entry.model)?.key)
            .map(({ targetEntry }) => ({ entry, to: targetEntry ?? 0 })),
        );
        if (connected.length === 0) return;
        const back = await reads.linksBetween([...new Set(connected.map(({ to }) => to))], mutual);
        const known = new Set(back.map(({ from, to }) => `${from} ${to}`));
        for (const { entry, to } of connected.filter(each => !known.has(`${each.to} ${each.entry.row.id}`)))
          yield { subject: entryNamed(entry), reason: `it is connected with entry ${to}, which is not connected with it` };
      },
    };
  },
};
