import { text } from '../../../messages/text.js';
import { faultsAtMost, type Invariant } from './invariant.js';

/** An object has at most one entry of a single-value category. */
export const singleEntries: Invariant = {
  name: 'single entries',
  consequence: text('FirstOfThemIsShown'),
  begin: ({ registry, reads }) => ({
    async *atEnd() {
      const single = registry.categories
        .filter(({ multiValue, reverses }) => !multiValue && !reverses)
        .map(each => each.storedIn);
      for (const { object, category, count } of await reads.severalEntries([...new Set(single)], faultsAtMost))
        yield { subject: text('ObjectWithId', { id: object }), reason: text('ItHasEntriesOfWhich', { count, category }) };
    },
  }),
};
