import { comparableTitle } from '../../../attributes/choice-titles.js';
import { lastCatalogueChoice } from '../../../attributes/references.js';
import { text } from '../../../messages/text.js';
import { labelOf } from '../../models/category-model.js';
import { foldLogin, foldTitle } from '../../storage/folding.js';
import type { ChoiceRow } from '../reads/check-reads.js';
import { entryNamed, type Invariant } from './invariant.js';

/** Sort keys, comparable titles and titles follow from the titles of objects and choices and the values of entries. */
export const titles: Invariant = {
  name: 'titles',
  consequence: text('ItStandsInWrongPlace'),
  begin: ({ reads }) => ({
    *objects(objects) {
      for (const { row } of objects)
        if (row.foldedTitle !== foldTitle(row.title))
          yield { subject: text('ObjectWithId', { id: row.id }), reason: text('WhatItIsSortedBy') };
    },
    *entries({ entries }) {
      for (const entry of entries) {
        const { model, values, row } = entry;
        if (model && values && row.title !== labelOf(model, values))
          yield { subject: entryNamed(entry), reason: text('ItsTitleDoesNotFollow') };
      }
    },
    async *atEnd() {
      for (let rows = await reads.choicesAfter(0); rows.length > 0; rows = await reads.choicesAfter(rows.at(-1)?.id ?? 0))
        for (const row of rows.filter(each => !isComparable(each)))
          yield {
            subject: text('ChoiceOfDialog', { id: row.id + lastCatalogueChoice, dialog: row.dialog }),
            reason: text('WhatItsTitleIsCompared'),
          };
      for (let rows = await reads.loginsAfter(0); rows.length > 0; rows = await reads.loginsAfter(rows.at(-1)?.id ?? 0))
        for (const row of rows.filter(({ title, folded }) => folded !== foldLogin(title)))
          yield { subject: text('EntryOfObject', row), reason: text('WhatItsTitleIsCompared') };
    },
  }),
};

/** Whether a choice is found by its title; of choices with equal titles from before these were compared, all but the first have their id behind it. */
function isComparable({ id, title, foldedTitle: compared }: ChoiceRow): boolean {
  const comparable = comparableTitle(title);
  return compared === comparable || compared === `${comparable}\u0001${id}`;
}
