import { entryNamed, faultsAtMost, type Invariant } from './invariant.js';

/** At most one entry of an object and category is primary, and only where the catalogue has such a mark. */
export const primaryMarks: Invariant = {
  name: 'primary marks',
  consequence: 'what is shown as primary is left to chance',
  begin: ({ reads }) => ({
    *entries({ entries }) {
      for (const entry of entries)
        if (entry.row.primary !== 0 && entry.model && entry.model.exclusive === undefined)
          yield { subject: entryNamed(entry), reason: 'it is marked as primary, and its category has no such mark' };
    },
    async *atEnd() {
      for (const { object, category, count } of await reads.severalPrimary(faultsAtMost))
        yield { subject: `object ${object}`, reason: `${count} of its entries of ${category} are marked as primary` };
    },
  }),
};
