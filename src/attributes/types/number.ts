import type { Schema } from '../../rpc/json-schema.js';
import { attributeType } from '../definition.js';
import {
  acceptNumber,
  isAmount,
  noNumbers,
  numberPattern,
  numericSchemas,
  numericText,
  quantityOf,
  safeRange,
  showAmount,
} from '../numbers.js';

const input: Schema = {
  title: 'NumberInput',
  description: 'A number as it is saved: a number or a numeric text, decimals behind a point or a comma.',
  anyOf: [
    { type: 'number', ...safeRange },
    { ...numericText, pattern: numberPattern },
  ],
};

/** A number with decimals, with or without a unit. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['notBefore'], formats: 'none', range: 'number', preset: 'none' },
  searched: 'value',
  names: 'never',
  comparedAs: 'number',
  unset: { reads: '', formerly: null },
  clears: [],
  accept: (given, { unit }) => quantityOf(acceptNumber(given), unit),
  fits: isAmount,
  collectReferences: 'nothing',
  show: showAmount,
  schemas: attribute => numericSchemas(attribute, 'number', input),
  inputs: { NumberInput: input },
  control: () => ({ kind: 'number' }),
  words: {
    name: { en: 'number', de: 'Zahl' },
    written: { en: 'a number, or the same as a text', de: 'Zahl, oder dasselbe als Text' },
    read: { en: 'a numeric text', de: 'Text aus Ziffern' },
    hint: { en: 'A decimal number with a point.', de: 'Eine Dezimalzahl mit Punkt.' },
  },
  sample: ({ unit }) => ({ given: 2.5, reads: unit ? { title: 2.5 } : '2.5' }),
  rejected: [...noNumbers, [2 ** 53, 'expected a number from -9007199254740991 to 9007199254740991']],
  legacyNames: { info: 'float', data: 'float', ui: 'text', callback: undefined },
});
