import type * as plausibility from '../../../src/catalog/rules-of-plausibility.js';
import { type BrokenRules, inAttribute } from './builders.js';

/** Catalogues that break a rule of `rules-of-plausibility.ts`. */
export const brokenPlausibility: BrokenRules<typeof plausibility> = {
  formatsAreOfTexts: [
    inAttribute({ type: 'date', format: 'ipv4' }, '.format: type date has no format; expected type link or text'),
  ],
  rangesAreOfNumbers: [
    inAttribute(
      { type: 'date', minimum: 0 },
      '.minimum: type date has no minimum; expected type integer or money or number, or format integer',
    ),
    inAttribute(
      { maximum: 5 },
      '.maximum: type text has no maximum; expected type integer or money or number, or format integer',
    ),
  ],
  rangesHoldValues: [
    inAttribute({ type: 'number', minimum: 5, maximum: 4 }, '.maximum: 4: expected 5 or more, as the minimum is'),
    inAttribute({ type: 'integer', minimum: 0.5 }, '.minimum: 0.5: expected an integer'),
    inAttribute({ format: 'integer', maximum: 1e300 }, '.maximum: 1e+300: expected an integer'),
  ],
  orderIsOfOneKind: [
    inAttribute(
      { notBefore: 'other' },
      '.notBefore: type text has no order; expected type date or datetime or integer or number without a unit, or a text of format ip',
    ),
    inAttribute({ type: 'date', notBefore: 'other' }, ".notBefore: no other attribute of type date 'other'; there is none"),
  ],
};
