import { faultsAtMost, type Invariant } from './invariant.js';

/** Referential integrity: the row that a column refers to exists. */
export const references: Invariant = {
  name: 'references',
  consequence: 'the row belongs to nothing and is never shown',
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const { table, column, target, missing } of await reads.danglingRows(faultsAtMost))
        yield { subject: `a row of ${table}`, reason: `its ${column} is ${missing}, which is not in ${target}` };
    },
  }),
};
