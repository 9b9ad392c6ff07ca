import { text } from '../../../messages/text.js';
import type { Invariant } from './invariant.js';

/** The next id of each table is higher than all that there are, and were. */
export const ids: Invariant = {
  name: 'ids',
  consequence: text('IdWouldBeGivenOut'),
  begin: ({ reads, recorded }) => ({
    async *atEnd() {
      const told: Readonly<Record<string, number>> = recorded.highest;
      for (const { table, last, highest } of await reads.lastIds()) {
        const known = Math.max(highest, told[table] ?? 0);
        if (last < known)
          yield { subject: text('TableNamed', { table }), reason: text('NextIdIsAndWas', { last: last + 1, known }) };
      }
    },
  }),
};
