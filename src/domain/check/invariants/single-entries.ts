import { faultsAtMost, type Invariant } from './invariant.js';

/** An object has at most one entry of a single-value category. */
export const singleEntries: Invariant = {
  name: 'single entries',
  consequence: 'the first of them is shown alone',
  begin: ({ registry, reads }) => ({
    async *atEnd() {
      const single = registry.categories
        .filter(({ multiValue, reverses }) => !multiValue && !reverses)
        .map(each => each.storedIn);
      for (const { object, category, count } of await reads.severalEntries([...new Set(single)], faultsAtMost))
        yield { subject: `object ${object}`, reason: `it has ${count} entries of ${category}, which has at most one` };
    },
  }),
};
