import { text } from '../../messages/text.js';
import type { Schema } from '../../rpc/json-schema.js';
import type { Attribute } from '../attribute-type.js';
import type { Kept } from '../attribute-values.js';
import { attributeType } from '../definition.js';
import { integerPattern } from '../integer-patterns.js';
import { describeGiven, InvalidValue } from '../invalid-value.js';
import {
  isAmount,
  noNumbers,
  numericSchemas,
  numericText,
  quantityOf,
  safeRange,
  safeRangeWords,
  showAmount,
} from '../numbers.js';

const pattern = `^${integerPattern()}$`;
const form = new RegExp(pattern);

const input: Schema = {
  title: 'IntegerInput',
  description: 'An integer as it is saved: a number or a numeric text.',
  anyOf: [
    { type: 'integer', ...safeRange },
    { ...numericText, pattern },
  ],
};

/** An integer, with or without a unit. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: ['notBefore'], formats: 'none', range: 'integer', preset: 'value' },
  searched: 'value',
  names: 'whereAsked',
  comparedAs: 'number',
  operand: 'number',
  unset: { reads: '', formerly: null },
  clears: [],
  accept: acceptInteger,
  fits: isAmount,
  collectReferences: 'nothing',
  show: showAmount,
  schemas: attribute =>
    numericSchemas(attribute, 'integer', input, ({ minimum, maximum }) => `^${integerPattern(minimum, maximum)}$`),
  inputs: { IntegerInput: input },
  control: () => ({ kind: 'number' }),
  words: {
    name: { en: 'integer', de: 'ganze Zahl' },
    written: { en: 'an integer, or the same as a text', de: 'ganze Zahl, oder dasselbe als Text' },
    read: { en: 'a numeric text', de: 'Text aus Ziffern' },
    hint: 'none',
  },
  sample: ({ unit }) => ({ given: 7, reads: unit ? { title: 7 } : '7' }),
  rejected: [...noNumbers, [1.5, 'expected an integer from -9007199254740991 to 9007199254740991, not 1.5']],
  legacyNames: { info: 'int', data: 'int', ui: 'text', callback: undefined },
});

function acceptInteger(given: unknown, { unit, ...range }: Attribute): Kept {
  const value = typeof given === 'string' && form.test(given) ? Number(given) : given;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return quantityOf(value + 0, unit);
  throw new InvalidValue(text('Expected', { expected: safeRangeWords('integer', range) }), describeGiven(given));
}
