import { globalCategory } from '../../categories.js';
import { type CheckedEntry, entryNamed, type Invariant } from './invariant.js';

/** Entries are kept as what the catalogue says that they are. */
export const categories: Invariant = {
  name: 'categories',
  consequence: 'it is not shown as what it is; is KATASTER_CATALOG that of the service?',
  begin: () => ({
    *entries({ entries }) {
      for (const entry of entries) {
        const reason = reasonAgainst(entry);
        if (reason !== undefined) yield { subject: entryNamed(entry), reason };
      }
    },
  }),
};

function reasonAgainst({ row: { category, single }, model }: CheckedEntry): string | undefined {
  if (!model) return 'its category is not in the catalogue';
  const { const: storage, reverses } = model.category;
  if (storage !== category) return `entries of its category are kept as ${storage}`;
  if (reverses) return `entries of its category are those of ${reverses.category}`;
  if (category === globalCategory) return 'what Global says is kept with the object';
  if ((single === 1) !== model.single) return `it is kept as one of ${model.single ? 'several' : 'at most one'} of an object`;
  return undefined;
}
