import { faultsAtMost, type Invariant } from './invariant.js';

/** The numbers of objects that are kept are those of the objects. */
export const objectCounts: Invariant = {
  name: 'object counts',
  consequence: 'lists say that there are more or fewer objects than there are; export the database and load it',
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const { type, status, kept, there } of await reads.wrongCounts(faultsAtMost))
        yield { subject: `objects of type ${type}`, reason: `${kept} are counted in status ${status}, and ${there} are there` };
    },
  }),
};
