import { reference, type Schema } from '../rpc/json-schema.js';
import type { Attribute } from './attribute-type.js';
import type { Kept } from './attribute-values.js';
import { type Fits, memberOf } from './fitting.js';
import { rangeWords } from './formats.js';
import { integerPattern } from './integer-patterns.js';
import { described, InvalidValue } from './invalid-value.js';
import type { ValueSchemas } from './value-schemas.js';
import { clearable, orNull } from './value-schemas.js';

/** Numbers that JSON carries exactly. */
export const safeRange = { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };

/** The decimals of a text stand behind a point or a comma. */
export const numberPattern = '^-?[0-9]+([.,][0-9]+)?([eE][+-]?[0-9]{1,3})?$';
const numberForm = new RegExp(numberPattern);

export function acceptNumber(given: unknown): number {
  const value = typeof given === 'string' && numberForm.test(given) ? Number(pointed(given)) : given;
  if (typeof value !== 'number' && typeof value !== 'bigint')
    throw new InvalidValue(`expected a number or a numeric text, not ${described(given)}`);
  // An integer beyond 2^53-1 has lost digits on the way; a larger one in scientific notation never had them.
  if (Math.abs(Number(value)) <= Number.MAX_SAFE_INTEGER) return Number(value) + 0;
  throw new InvalidValue(`expected a number from -9007199254740991 to 9007199254740991, not ${described(given)}`);
}

/** A numeric text with a decimal point. */
export function pointed(text: string): string {
  return text.replace(',', '.');
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

/** How numbers are read and saved, in the shape of their type within the range of the attribute. */
export function numericSchemas(attribute: Attribute, kind: 'integer' | 'number', input: Schema): ValueSchemas {
  const read = attribute.unit === undefined ? reference('NumberText') : orNull('Quantity');
  return { read, write: clearable(attribute, rangedInput(attribute, kind, input)) };
}

/** The shape of a number as it is saved: the shared one, or one of its own where the catalogue says a range. */
function rangedInput({ minimum, maximum }: Attribute, kind: 'integer' | 'number', input: Schema): Schema {
  if (minimum === undefined && maximum === undefined) return reference(input.title ?? '');
  const range = { ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) };
  const branches = (input.anyOf ?? []).map(each => {
    if (each.type !== 'string') return { ...each, ...range };
    const pattern = kind === 'integer' ? `^${integerPattern(minimum, maximum)}$` : signedPattern(each.pattern, minimum);
    return { ...each, pattern };
  });
  return { 'x-expected': rangeWords(kind, range).en, anyOf: branches };
}

/** Sign of decimals that are texts, as a pattern of the schema; the service checks how large they are. */
function signedPattern(pattern = '', minimum = Number.NEGATIVE_INFINITY): string {
  const isNegative = '-0*[.,]?0*[1-9]';
  return minimum < 0 ? pattern : pattern.replace('^', `^(?!${isNegative})`);
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
