import { text } from '../../messages/text.js';
import type { Schema } from '../../rpc/json-schema.js';
import { attributeType } from '../definition.js';
import { InvalidValue } from '../invalid-value.js';
import { numberPattern } from '../number-patterns.js';
import { acceptNumber, isAmount, noNumbers, numericSchemas, numericText, quantityOf, safeRange, showAmount } from '../numbers.js';

const input: Schema = {
  title: 'NumberInput',
  description: 'A number as it is saved: a number or a numeric text, decimals behind a point or a comma.',
  anyOf: [
    { type: 'number', ...safeRange },
    { ...numericText, pattern: numberPattern() },
  ],
};

/** A number with decimals, with or without a unit. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['notBefore', 'step'], formats: 'none', range: 'number', preset: 'value' },
  searched: 'value',
  names: 'never',
  comparedAs: 'number',
  operand: 'number',
  unset: { reads: '', formerly: null },
  clears: [],
  accept: (given, { unit, step, ...range }) => quantityOf(multipleOf(acceptNumber(given, range), step), unit),
  fits: isAmount,
  collectReferences: 'nothing',
  show: showAmount,
  schemas: attribute => numericSchemas(attribute, 'number', input, numberPattern),
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

function multipleOf(value: number, step: number | undefined): number {
  if (step !== undefined && !Number.isInteger(value / step))
    throw new InvalidValue(text('ExpectedMultipleOfNot', { step, value }));
  return value;
}
