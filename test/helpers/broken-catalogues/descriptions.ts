import type * as descriptions from '../../../src/catalog/rules-of-descriptions.js';
import { type BrokenRules, inAttribute, inCategory, inFile } from './builders.js';

const cleaning = { en: 'Cleaning of all water tanks', de: 'Reinigung aller Wassertanks' };
const repeated = { en: 'Cleaning of all water tanks.', de: 'Zeitpunkt und Verfahren der letzten Reinigung.' };

/** Catalogues that break a rule of `rules-of-descriptions.ts`. */
export const brokenDescriptions: BrokenRules<typeof descriptions> = {
  definitionsAreDescribed: [
    inCategory({ title: cleaning, description: repeated }, `description.en: '${repeated.en}' is the title; expected the purpose`),
    inAttribute(
      { title: cleaning, description: repeated },
      `.description.en: '${repeated.en}' is the title; expected the purpose`,
    ),
  ],
  sharedDescriptionsAreUsed: [
    inFile(
      'attribute-descriptions.json',
      [{ key: 'nobody', description: repeated }],
      "[0].key: no attribute 'nobody'; there is none",
    ),
  ],
};
