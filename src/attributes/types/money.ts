import { type Text, text } from '../../messages/text.js';
import type { Schema } from '../../rpc/json-schema.js';
import { attributeType } from '../definition.js';
import { isText } from '../fitting.js';
import { describeGiven, InvalidValue } from '../invalid-value.js';
import { amountPattern } from '../number-patterns.js';
import { noNumbers, numericSchemas, numericText, withDecimalPoint } from '../numbers.js';
import { presentAsStored } from '../texts.js';

const wholeDigits = 15;
/** The largest number of the machine below 10^15. */
const largest = 999_999_999_999_999.9;
const pattern = amountPattern(wholeDigits);
const form = new RegExp(pattern);

const input: Schema = {
  title: 'MoneyInput',
  description: 'An amount as it is saved: a number or a numeric text with at most two decimals.',
  'x-expected': 'an amount with at most two decimals, such as 1234.50',
  anyOf: [
    // Validators of draft 4, such as php-json-schema, take exclusive limits for marks of others, and reject every number.
    { type: 'number', minimum: -largest, maximum: largest },
    { ...numericText, pattern },
  ],
};

/** An amount of money: a decimal text with two digits after the point, which no engine rounds. */
export const type = attributeType({
  saved: true,
  holds: { many: false, leadsTo: 'nothing', objectTypes: [], choice: 'none', kept: 'plain' },
  marks: { needs: [], takes: [], formats: 'none', range: 'number', preset: 'value' },
  searched: 'value',
  names: 'never',
  comparedAs: 'number',
  operand: 'number',
  unset: { reads: '' },
  clears: [],
  accept: acceptMoney,
  fits: isText,
  collectReferences: 'nothing',
  show: presentAsStored,
  schemas: attribute => numericSchemas(attribute, 'number', input, range => amountPattern(wholeDigits, range)),
  inputs: { MoneyInput: input },
  control: () => ({ kind: 'number' }),
  words: {
    name: { en: 'money', de: 'Geldbetrag' },
    written: {
      en: 'a number with at most two decimals, or the same as a text',
      de: 'Zahl mit höchstens zwei Nachkommastellen, oder dasselbe als Text',
    },
    read: { en: 'a decimal text with two digits', de: 'Text mit zwei Nachkommastellen' },
    hint: { en: 'At most two decimals.', de: 'Höchstens zwei Nachkommastellen.' },
  },
  sample: () => ({ given: 12.5, reads: '12.50' }),
  rejected: [
    ...noNumbers,
    ['1.234', 'expected an amount with at most two decimals, such as 1234.50'],
    [1e15, 'expected an amount with at most 15 digits before the decimals'],
  ],
  legacyNames: { info: 'money', data: 'double', ui: 'text', callback: undefined },
});

function acceptMoney(given: unknown): string {
  const digits = typeof given === 'number' || typeof given === 'string' ? String(given) : '';
  if (!form.test(digits))
    throw new InvalidValue(text('ExpectedAmountWith', { expected: expected(digits) }), describeGiven(given));
  const [whole = '', cents = ''] = digits.replace(/^-?0*(?=[0-9])/, '').split(/[.,]/);
  const amount = `${whole}.${cents.padEnd(2, '0')}`;
  return digits.startsWith('-') && /[1-9]/.test(amount) ? `-${amount}` : amount;
}

function expected(amount: string): Text {
  const isLarge = Math.abs(Number(withDecimalPoint(amount))) >= 10 ** wholeDigits;
  return isLarge ? text('AtMostDigitsBeforeDecimals', { wholeDigits }) : text('AtMostTwoDecimalsSuch');
}
