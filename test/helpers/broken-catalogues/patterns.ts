import type * as patterns from '../../../src/catalog/rules-of-patterns.js';
import { type BrokenRules, inAttribute, inFile } from './builders.js';

const repeated = '.pattern: repeats a group that repeats something itself; expected at most one of both';

/** Catalogues that break a rule of `rules-of-patterns.ts`. */
export const brokenPatterns: BrokenRules<typeof patterns> = {
  attributesOfRulesExist: [
    inFile(
      'attribute-rules.json',
      [{ attribute: 'C__CATG__MODEL.seriall', required: true }],
      "[0].attribute: no attribute 'seriall'; did you mean 'serial'?",
    ),
    inFile(
      'attribute-rules.json',
      [{ attribute: 'C__CATG__MODELL.serial', required: true }],
      "[0].attribute: no category 'C__CATG__MODELL'; did you mean 'C__CATG__MODEL'?",
    ),
  ],
  patternsAreOfTexts: [
    inAttribute({ type: 'date', pattern: '1.*' }, '.pattern: type date has no pattern; expected type link or text'),
    inAttribute({ pattern: '(a' }, '.pattern: is no pattern: error parsing regexp: missing closing ): `(a`'),
    inAttribute({ pattern: '(a+)+' }, repeated),
  ],
  permittedValuesAreOfTextsAndNumbers: [
    inAttribute(
      { type: 'boolean', permittedValues: ['a'] },
      '.permittedValues: type boolean has no permittedValues; expected type integer or link or money or number or text',
    ),
  ],
};
