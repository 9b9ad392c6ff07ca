import type * as pairs from '../../../src/catalog/rules-of-pairs.js';
import { type BrokenRules, category, title } from './builders.js';

const linking = (constant: string, key: string, there: string, more: object = {}) => ({
  ...category,
  const: constant,
  attributes: [
    { key: 'title', type: 'text', title },
    { key, type: 'entry', title, target: { category: there, sameObject: true }, ...more },
  ],
});

/** Catalogues that break a rule of `rules-of-pairs.ts`. */
export const brokenPairs: BrokenRules<typeof pairs> = {
  linksThatMeetAreOne: [
    [
      {
        'categories/C__CATG__SITE.json': linking('C__CATG__SITE', 'disk', 'C__CATG__SITE_DISK'),
        'categories/C__CATG__SITE_DISK.json': linking('C__CATG__SITE_DISK', 'array', 'C__CATG__SITE'),
      },
      "categories/C__CATG__SITE.json: attributes[1]: leads to C__CATG__SITE_DISK, whose 'array' leads back; expected 'mirrors' on one of both, or 'independent'",
    ],
  ],
};
