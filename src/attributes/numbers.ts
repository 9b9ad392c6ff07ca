import type { Titles } from '../../generated/types.js';
import { text } from '../messages/text.js';
import { reference, type Schema } from '../rpc/json-schema.js';
import type { Attribute } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import { type Fits, memberOf } from './fitting.js';
import { type Ranged, rangeWords } from './formats.js';
import { describeGiven, InvalidValue } from './invalid-value.js';
import { numberPattern } from './number-patterns.js';
import type { ValueSchemas } from './value-schemas.js';
import { clearable, orNull } from './value-schemas.js';

/** Numbers that JSON carries exactly. */
export const safeRange = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** Decimals or thousands: three digits behind a comma, and up to three before it that begin with no zero. */
const ambiguousForm = /^-?[1-9][0-9]{0,2},[0-9]{3}$/;

const numberForm = new RegExp(numberPattern());

/**
 * The number that is given, or that a text says, within the range of an attribute.
 * @throws InvalidValue
 */
export function acceptNumber(given: unknown, range: Ranged = {}): number {
  if (typeof given === 'string' && ambiguousForm.test(given)) throw ambiguous(given);
  const value = typeof given === 'string' && numberForm.test(given) ? Number(withDecimalPoint(given)) : given;
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new InvalidValue(text('ExpectedNumber'), describeGiven(given));
  // An integer beyond 2^53-1 has lost digits on the way; a larger one in scientific notation never had them.
  if (Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER) return Number(value) + 0;
  throw new InvalidValue(text('Expected', { expected: safeRangeWords('number', range) }), describeGiven(given));
}

function ambiguous(numeral: string): InvalidValue {
  const [thousands, decimals] = [numeral.replace(',', ''), withDecimalPoint(numeral)];
  return new InvalidValue(text('AmbiguousNumber', { text: JSON.stringify(numeral), one: thousands, other: decimals }));
}

/** The range of an attribute within that of numbers that JSON carries exactly, in words. */
export function safeRangeWords(kind: 'integer' | 'number', { minimum, maximum }: Ranged): Titles {
  const range = { minimum: minimum ?? safeRange.minimum, maximum: maximum ?? safeRange.maximum };
  return rangeWords(kind, range);
}

/** A numeric text with a decimal point. */
export function withDecimalPoint(numeral: string): string {
  return numeral.replace(',', '.');
}

/** A value with a unit keeps, beside what was sent, the value in the base unit, for comparing. */
export interface Quantity {
  readonly [key: string]: Kept;
  readonly amount: number;
  readonly base: number;
}

/** A number as it is kept: on its own, or with room for its value in the base unit where the attribute has a unit. */
export function quantityOf(amount: number, unit: string | undefined): number | Quantity {
  return unit ? { amount, base: amount } : amount;
}

export function isQuantity(kept: Kept): kept is Quantity {
  return typeof kept === 'object' && 'amount' in kept;
}

export const isAmount: Fits = (kept, { unit }) =>
  unit ? typeof memberOf(kept, 'amount') === 'number' && typeof memberOf(kept, 'base') === 'number' : typeof kept === 'number';

export function showAmount(kept: Kept): unknown {
  return isQuantity(kept) ? { title: kept.amount } : String(kept);
}

export const numericText = { type: 'string', 'x-numeric': true } as const;

/** The named schema of numbers as they are read. */
export const numberText: Readonly<Record<string, Schema>> = {
  NumberText: {
    title: 'NumberText',
    description: 'A number as it is read: a numeric text, empty where there is none.',
    anyOf: [
      { ...numericText, pattern: '^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$' },
      { type: 'string', enum: [''] },
    ],
  },
};

/** How numbers are read and saved, in the shape of their type; within the range and the step of the attribute by a pattern of its own. */
export function numericSchemas(
  attribute: Attribute,
  kind: 'integer' | 'number',
  input: Schema,
  patternOf: (attribute: Attribute) => string,
): ValueSchemas {
  const read = attribute.unit === undefined ? reference('NumberText') : orNull('Quantity');
  return { read, write: clearable(attribute, inputInRange(attribute, kind, input, patternOf)) };
}

/** The shape of a number as it is saved: the shared one, or one of its own where the catalogue says a range or a step. */
function inputInRange(
  attribute: Attribute,
  kind: 'integer' | 'number',
  input: Schema,
  patternOf: (attribute: Attribute) => string,
): Schema {
  const { minimum, maximum, step } = attribute;
  if (minimum === undefined && maximum === undefined && step === undefined) return reference(input.title ?? '');
  const range = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  const numeric = { ...range, ...(step !== undefined && { multipleOf: step }) };
  const branches = (input.anyOf ?? []).map(each => ({
    ...each,
    ...(each.type === 'string' ? { pattern: patternOf(attribute) } : numeric),
  }));
  return { 'x-expected': rangeWords(kind, range).en, anyOf: branches };
}

/** Values that are no number. */
export const noNumbers: readonly (readonly [given: unknown, says: string])[] = [
  'abc',
  '1,234.5',
  ',5',
  ' 1',
  '0x10',
  'NaN',
  true,
  [1],
].map(given => [given, 'expected ']);
