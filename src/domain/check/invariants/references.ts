import { text } from '../../../messages/text.js';
import { faultsAtMost, type Invariant } from './invariant.js';

/** Referential integrity: the row that a column refers to exists. */
export const references: Invariant = {
  name: 'references',
  consequence: text('RowBelongsToNothingAnd'),
  begin: ({ reads }) => ({
    async *atEnd() {
      for (const { table, column, target, missing } of await reads.danglingRows(faultsAtMost))
        yield { subject: text('RowOf', { table }), reason: text('ItsIsWhichIsNot', { column, missing, target }) };
    },
  }),
};
