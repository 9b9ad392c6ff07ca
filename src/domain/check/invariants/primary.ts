import { text } from '../../../messages/text.js';
import { entryNamed, faultsAtMost, type Invariant } from './invariant.js';

/** At most one entry of an object and category is primary, and only where the catalogue has such a mark. */
export const primaryMarks: Invariant = {
  name: 'primary marks',
  consequence: text('WhatIsShownAsPrimary'),
  begin: ({ reads }) => ({
    *entries({ entries }) {
      for (const entry of entries)
        if (entry.row.primary !== 0 && entry.model && entry.model.exclusive === undefined)
          yield { subject: entryNamed(entry), reason: text('ItIsMarkedAsPrimary') };
    },
    async *atEnd() {
      for (const { object, category, count } of await reads.severalPrimary(faultsAtMost))
        yield { subject: text('ObjectWithId', { id: object }), reason: text('OfItsEntriesOfAre', { count, category }) };
    },
  }),
};
