import { type Text, text } from '../../../messages/text.js';
import { globalCategory } from '../../categories.js';
import { type CheckedEntry, entryNamed, type Invariant } from './invariant.js';

/** Entries are kept as what the catalogue says that they are. */
export const categories: Invariant = {
  name: 'categories',
  consequence: text('ItIsNotShownAs'),
  begin: () => ({
    *entries({ entries }) {
      for (const entry of entries) {
        const reason = reasonAgainst(entry);
        if (reason !== undefined) yield { subject: entryNamed(entry), reason };
      }
    },
  }),
};

function reasonAgainst({ row: { category, single }, model, whole }: CheckedEntry): Text | undefined {
  if (!model) return whole ? undefined : text('ItsCategoryIsNotIn');
  const { const: storage, reverses } = model.category;
  if (storage !== category) return text('EntriesOfItsCategoryAre', { storage });
  if (reverses) return text('EntriesBelongToCategory', { category: reverses.category });
  if (category === globalCategory) return text('WhatGlobalSaysIsKept');
  if ((single === 1) !== model.single) return text('ItIsOneOf', { storage: model.single ? text('Several') : text('AtMostOne') });
  return undefined;
}
