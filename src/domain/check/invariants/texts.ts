import { entryNamed, type Invariant } from './invariant.js';

/** The values of every record can be read. */
export const texts: Invariant = {
  name: 'texts',
  consequence: 'whatever shows it names it as damaged; purge it, or restore a backup',
  begin: () => ({
    *objects(objects) {
      for (const { row, values } of objects)
        if (!values) yield { subject: `object ${row.id}`, reason: 'its values are no JSON object' };
    },
    *entries({ entries }) {
      for (const entry of entries)
        if (!entry.values) yield { subject: entryNamed(entry), reason: 'its values are no JSON object' };
    },
  }),
};
