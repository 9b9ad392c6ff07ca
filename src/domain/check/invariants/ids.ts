import type { Invariant } from './invariant.js';

/** The next id of each table is higher than all that there are, and were. */
export const ids: Invariant = {
  name: 'ids',
  consequence: 'an id would be given out twice',
  begin: ({ reads, recorded }) => ({
    async *atEnd() {
      const told: Readonly<Record<string, number>> = recorded.highest;
      for (const { table, last, highest } of await reads.lastIds()) {
        const known = Math.max(highest, told[table] ?? 0);
        if (last < known)
          yield { subject: `the table ${table}`, reason: `the next id is ${last + 1}, and ${known} was given out` };
      }
    },
  }),
};
