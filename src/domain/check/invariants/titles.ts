import { labelOf } from '../../models/category-model.js';
import { foldedTitle } from '../../storage/folding.js';
import { entryNamed, type Invariant } from './invariant.js';

/** Sort keys and titles follow from the titles of objects and the values of entries. */
export const titles: Invariant = {
  name: 'titles',
  consequence: 'it stands in the wrong place of lists, or is shown by another name; saving it anew puts it right',
  begin: () => ({
    *objects(objects) {
      for (const { row } of objects)
        if (row.foldedTitle !== foldedTitle(row.title))
          yield { subject: `object ${row.id}`, reason: 'what it is sorted by does not follow from its title' };
    },
    *entries({ entries }) {
      for (const entry of entries) {
        const { model, values, row } = entry;
        if (model && values && row.title !== labelOf(model, values))
          yield { subject: entryNamed(entry), reason: 'its title does not follow from its values' };
      }
    },
  }),
};
