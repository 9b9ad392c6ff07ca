import { text } from '../../../messages/text.js';
import type { Invariant } from './invariant.js';

/** The engine finds nothing wrong in its files. */
export const storage: Invariant = {
  name: 'storage',
  consequence: text('RowsMayBeUnreadableOr'),
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const reason of await reads.storageFaults()) yield { subject: text('TheDatabase'), reason };
    },
  }),
};
