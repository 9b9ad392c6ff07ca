import type * as uniqueness from '../../../src/catalog/rules-of-uniqueness.js';
import { type BrokenRules, inAttribute, inCategory, title } from './builders.js';

/** Catalogues that break a rule of `rules-of-uniqueness.ts`. */
export const brokenUniqueness: BrokenRules<typeof uniqueness> = {
  uniqueValuesAreOfTextsAndIntegers: [
    inAttribute(
      { type: 'boolean', unique: 'object' },
      '.unique: type boolean has no unique; expected type link or text or integer',
    ),
  ],
  markedEntriesAreOwn: [
    inCategory(
      { mode: 'view', attributes: [{ key: 'a', type: 'text', title, unique: 'everywhere' }] },
      'attributes[0].unique: category C__CATG__SITE has no entries of its own; expected the unique at a category that has',
    ),
  ],
  countersGivePermittedTexts: [
    inAttribute({ type: 'date', counter: 'T-[##]' }, '.counter: type date has no counter; expected type link or text'),
    inAttribute(
      { counter: 'T-[##]', pattern: 'S.*' },
      '.counter: gives "T-01", which the attribute does not permit; expected a text within its length, pattern, format and permitted values',
    ),
  ],
};
