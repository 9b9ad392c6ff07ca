import type { Invariant } from './invariant.js';

/** The engine finds nothing wrong in its files. */
export const storage: Invariant = {
  name: 'storage',
  consequence: 'rows may be unreadable or not be found; restore a backup',
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const reason of await reads.storageFaults()) yield { subject: 'the database', reason };
    },
  }),
};
