import type * as passwords from '../../../src/catalog/rules-of-passwords.js';
import { type BrokenRules, inCategory, title } from './builders.js';

/** Catalogues that break a rule of `rules-of-passwords.ts`. */
export const brokenPasswords: BrokenRules<typeof passwords> = {
  passwordsNameNothing: [
    inCategory(
      { label: ['secret'], attributes: [{ key: 'secret', type: 'password', title }] },
      "label: 'secret' is a password, which names no entry",
    ),
  ],
  passwordsKeepTheirKeys: [
    inCategory(
      {
        countsAs: { category: 'C__CATG__CONNECTOR', kind: 'assigned_category', attributes: { title: 'secret' } },
        attributes: [{ key: 'secret', type: 'password', title }],
      },
      "countsAs.attributes.title: 'secret' is a password; expected the same key for it",
    ),
  ],
};
