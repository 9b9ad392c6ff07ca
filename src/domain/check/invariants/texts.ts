import { text } from '../../../messages/text.js';
import { entryNamed, type Invariant } from './invariant.js';

/** The values of every record can be read. */
export const texts: Invariant = {
  name: 'texts',
  consequence: text('WhateverShowsItNamesIt'),
  begin: () => ({
    *objects(objects) {
      for (const { row, values } of objects)
        if (!values) yield { subject: text('ObjectWithId', { id: row.id }), reason: text('ItsValuesAreNoJson') };
    },
    *entries({ entries }) {
      for (const entry of entries) if (!entry.values) yield { subject: entryNamed(entry), reason: text('ItsValuesAreNoJson') };
    },
  }),
};
