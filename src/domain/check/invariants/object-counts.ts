import { text } from '../../../messages/text.js';
import { faultsAtMost, type Invariant } from './invariant.js';

/** The numbers of objects that are kept are those of the objects. */
export const objectCounts: Invariant = {
  name: 'object counts',
  consequence: text('ListsSayThatThereAre'),
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const { type, status, kept, there } of await reads.wrongCounts(faultsAtMost))
        yield { subject: text('ObjectsOfType', { type }), reason: text('AreCountedInStatusAnd', { kept, status, there }) };
    },
  }),
};
